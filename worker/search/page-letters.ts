import type { PageKind } from '../model/manifest.ts';
import type { SearchQuery } from '../model/search.ts';

const KINDS: Readonly<Record<PageKind, string>> = {
  landing: 'l',
  guide: 'g',
  category: 'c',
  api: 'a',
  tag: 't',
  operation: 'o',
  schema: 's',
};

/** Operations of these methods are told apart; those of others are found, but not by method. */
const METHODS: Readonly<Record<string, string>> = {
  GET: 'G',
  POST: 'P',
  PUT: 'U',
  PATCH: 'A',
  DELETE: 'D',
  HEAD: 'H',
  OPTIONS: 'O',
  TRACE: 'T',
  QUERY: 'Q',
};

export const SEARCH_METHODS: readonly string[] = Object.keys(METHODS);

const GUIDES = [KINDS.landing, KINDS.guide, KINDS.category].join('');

/** The letter that stands for a page in `SearchIndex.pages`. */
export function pageLetter(kind: PageKind, operation: string | null): string {
  const method = operation?.split(' ')[0] ?? '';
  return (kind === 'operation' && Object.hasOwn(METHODS, method) ? METHODS[method] : KINDS[kind]) ?? KINDS[kind];
}

/** Whether pages of a letter count for a query. */
export function createPageFilter({ area, method }: Pick<SearchQuery, 'area' | 'method'>): (letter: string) => boolean {
  const wanted = method === null ? null : (METHODS[method] ?? '');
  return (letter) =>
    (wanted === null || letter === wanted) && (area === null || GUIDES.includes(letter) === (area === 'guides'));
}

/** Whether pages of a letter explain rather than list. */
export function isGuideLetter(letter: string): boolean {
  return letter === KINDS.guide;
}

/** Whether a page of a letter is an operation of a method. */
export function hasMethod(letter: string, method: string): boolean {
  return METHODS[method] === letter;
}
