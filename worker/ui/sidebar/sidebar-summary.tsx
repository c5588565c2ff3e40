import type { ReactElement } from 'react';
import { Identifier } from '../identifier.tsx';

interface SidebarSummaryProps {
  readonly label: string;
  /** The category around it, if another one has the same label. */
  readonly within?: string | undefined;
}

/** The content of a category's `<summary>` (`SidebarCategory.summary`). */
export function SidebarSummary({ label, within }: SidebarSummaryProps): ReactElement {
  return (
    <>
      <Identifier text={label} />
      {within !== undefined && <span className="visually-hidden"> ({within})</span>}
    </>
  );
}
