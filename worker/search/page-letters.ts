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

/** Operations of other methods are found too, but cannot be filtered by method. */
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

/** A GET whose path ends with a name rather than a parameter: it lists, or there is only one. */
const LIST = 'L';

export const SEARCH_METHODS: readonly string[] = Object.keys(METHODS);

const GUIDES = [KINDS.landing, KINDS.guide, KINDS.category].join('');

/**
 * For a query that only names a thing: list, add, get, update, delete, then schemas, then webhooks, which are the operations
 * without a method.
 */
const NOUN_SHARES: Readonly<Record<string, number>> = {
  [KINDS.guide]: 1.3,
  [KINDS.tag]: 1.25,
  [LIST]: 1.5,
  P: 1.36,
  G: 1.28,
  A: 1.2,
  U: 1.2,
  D: 1.12,
  [KINDS.schema]: 0.9,
};

/** Nobody adds or deletes a webhook or a schema. */
const ACTION_SHARES: Readonly<Record<string, number>> = { [KINDS.schema]: 0.9 };

/** For operations without a method, which are webhooks, unless a query asks for events. */
const WEBHOOK_SHARE = 0.6;

/** The letter for a page in `SearchIndex.pages`. */
export function pageLetter(kind: PageKind, operation: string | null): string {
  const [method = '', path = ''] = operation?.split(' ') ?? [];
  if (kind !== 'operation' || !Object.hasOwn(METHODS, method)) return KINDS[kind];
  return method === 'GET' && !path.endsWith('}') ? LIST : (METHODS[method] ?? KINDS[kind]);
}

/** Whether pages with a letter match the filters of a query. */
export function createPageFilter({ area, method }: Pick<SearchQuery, 'area' | 'method'>): (letter: string) => boolean {
  return (letter) =>
    (method === null || hasMethod(letter, method)) &&
    (area === null || GUIDES.includes(letter) === (area === 'guides'));
}

/** Whether pages with a letter explain rather than list. */
export function isGuideLetter(letter: string): boolean {
  return letter === KINDS.guide;
}

/** Whether a page with a letter is an operation of a method. */
export function hasMethod(letter: string, method: string): boolean {
  return METHODS[method] === letter || (method === 'GET' && letter === LIST);
}

/** How much a page with a letter counts for what a query asks for. */
export function intentShare(letter: string, { isNoun, isEvent }: { isNoun: boolean; isEvent: boolean }): number {
  if (letter === KINDS.operation) return isEvent ? 1 : WEBHOOK_SHARE;
  return (isNoun ? NOUN_SHARES[letter] : ACTION_SHARES[letter]) ?? 1;
}
