import type { ReactElement } from 'react';
import { useMessages } from '../messages.tsx';
import type { NeighbourTexts } from './page-texts.ts';

interface PaginationProps {
  readonly previous: NeighbourTexts | null;
  readonly next: NeighbourTexts | null;
}

/** Links to the previous and next page in reading order. */
export function Pagination({ previous, next }: PaginationProps): ReactElement | null {
  const t = useMessages();
  if (previous === null && next === null) return null;
  return (
    <nav className="pagination" aria-label={t.docsPagination}>
      {previous !== null && <Neighbour rel="prev" page={previous} direction={t.previous} />}
      {next !== null && <Neighbour rel="next" page={next} direction={t.next} />}
    </nav>
  );
}

interface NeighbourProps {
  readonly rel: 'prev' | 'next';
  readonly page: NeighbourTexts;
  readonly direction: string;
}

function Neighbour({ rel, page, direction }: NeighbourProps): ReactElement {
  return (
    <a rel={rel} href={page.href}>
      <small>{direction}</small>
      {page.label.html}
    </a>
  );
}
