import type { PageKind } from '../model/page-kind.ts';
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

/** A GET whose path ends with a plural, other than of a search: it lists. */
const LIST = 'L';

export const SEARCH_METHODS: readonly string[] = Object.keys(METHODS);

const GUIDES = [KINDS.landing, KINDS.guide, KINDS.category].join('');

/**
 * What a query wants with what it names: to read of it, the very thing that an identifier names, one of the usual
 * actions, or some other one such as `approve`.
 */
export type Intent = 'thing' | 'name' | 'create' | 'delete' | 'update' | 'get' | 'list' | 'act';

/** How much pages count by their letters; 1 where nothing is said. */
const INTENT_SHARES: Readonly<Record<Intent, Readonly<Record<string, number>>>> = {
  // List, add, get, update, delete, then schemas, then webhooks, which are the operations without a method.
  thing: { [KINDS.guide]: 1.3, [KINDS.tag]: 1.25, [LIST]: 1.5, P: 1.36, G: 1.28, A: 1.2, U: 1.2, D: 1.12 },
  // What is written as in code is a schema as often as anything else, and no list of them.
  name: { [KINDS.schema]: 1.6 },
  create: { P: 1.4, U: 1.15 },
  delete: { D: 1.4 },
  update: { A: 1.4, U: 1.4, P: 1.2 },
  get: { G: 1.2, [LIST]: 1.1 },
  list: { [LIST]: 1.4 },
  act: { P: 1.4, A: 1.3, U: 1.3 },
};

/** Nobody adds or deletes a schema. */
const SCHEMA_SHARE = 0.9;

/** For operations without a method, which are webhooks, unless a query asks for events. */
const WEBHOOK_SHARE = 0.6;

/** The letter for a page in `SearchIndex.pages`. */
export function pageLetter(kind: PageKind, operation: string | null): string {
  const [method = '', path = ''] = operation?.split(' ') ?? [];
  if (kind !== 'operation' || !Object.hasOwn(METHODS, method)) return KINDS[kind];
  return method === 'GET' && /^(?!.*\/search\b).*s$/i.test(path) ? LIST : (METHODS[method] ?? KINDS[kind]);
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
export function intentShare(letter: string, { intent, isEvent }: { intent: Intent | null; isEvent: boolean }): number {
  if (letter === KINDS.operation) return isEvent ? 1 : WEBHOOK_SHARE;
  const usual = letter === KINDS.schema ? SCHEMA_SHARE : 1;
  return (intent === null ? null : INTENT_SHARES[intent][letter]) ?? usual;
}
