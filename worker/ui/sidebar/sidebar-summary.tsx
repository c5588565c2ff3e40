import type { ReactElement } from 'react';
import { Identifier } from '../identifier.tsx';

interface SidebarSummaryProps {
  readonly label: string;
}

/** What the `<summary>` of a category holds (`SidebarCategory.summary`). */
export function SidebarSummary({ label }: SidebarSummaryProps): ReactElement {
  return <Identifier text={label} />;
}
