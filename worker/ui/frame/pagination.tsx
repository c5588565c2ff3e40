import type { ReactElement } from 'react';
import type { PageLink } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import { en } from '../../model/strings.ts';
import { Identifier } from '../identifier.tsx';

interface PaginationProps {
  readonly base: string;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** The neighbours in reading order. */
export function Pagination({ base, previous, next }: PaginationProps): ReactElement | null {
  if (previous === null && next === null) return null;
  return (
    <nav className="pagination" aria-label={en.docsPagination}>
      {previous !== null && <Neighbour rel="prev" base={base} page={previous} direction={en.previous} />}
      {next !== null && <Neighbour rel="next" base={base} page={next} direction={en.next} />}
    </nav>
  );
}

interface NeighbourProps {
  readonly rel: 'prev' | 'next';
  readonly base: string;
  readonly page: PageLink;
  readonly direction: string;
}

function Neighbour({ rel, base, page, direction }: NeighbourProps): ReactElement {
  return (
    <a rel={rel} href={pathToHref(base, page.path)}>
      <small>{direction}</small>
      <Identifier text={page.label} />
    </a>
  );
}
