import type { ReactElement } from 'react';
import { Identifier } from '../identifier.tsx';

interface SidebarSummaryProps {
  readonly label: string;
}

/** The content of a category's `<summary>` (`SidebarCategory.summary`). */
export function SidebarSummary({ label }: SidebarSummaryProps): ReactElement {
  return <Identifier text={label} />;
}
