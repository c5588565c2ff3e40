import { useState } from 'react';
import type { PagedQuery } from '../search-client.ts';

export interface AskedQuery {
  /** The text as typed. */
  readonly text: string;
  readonly query: PagedQuery;
  /** Changes what is given, and returns to the first page unless a page is given. */
  readonly change: (changed: Partial<PagedQuery>) => void;
}

/** The query that the reader enters. */
export function useQuery(initialText: string): AskedQuery {
  const [asked, setAsked] = useState<PagedQuery>({ text: initialText, area: null, method: null, page: 1 });
  const { text, area, method, page } = asked;
  return {
    text,
    query: { text: text.trim().replace(/\s+/g, ' '), area, method: area === 'api' ? method : null, page },
    change: (changed) => setAsked((present) => ({ ...present, page: 1, ...changed })),
  };
}
