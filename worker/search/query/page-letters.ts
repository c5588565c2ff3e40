import { GUIDE_LETTERS, type PageKind, SEARCH_LETTERS } from '../../model/page-kinds.ts';
import { type SearchIndex, type SearchQuery, versionLetter, versionLetters } from '../../model/search/search.ts';
import { ENGLISH_WORDS } from '../languages/english-words.ts';
import type { ActionName } from '../languages/language.ts';
import { splitName } from '../words/words.ts';
import { METHOD_LETTERS } from './search-methods.ts';

/** A GET operation whose path ends with a plural or with `list`, except a search: it returns a list. */
const LIST = 'L';

/**
 * POST operations that do not create, and the letters of those that they are like. Their paths end with a parameter, as
 * those of updates, or with a verb: `/templates/list`.
 */
const OTHER_POSTS = { E: 'A', I: LIST, J: 'G', K: 'D' } as const;
const POSTS: Readonly<Record<ActionName, string>> = { update: 'E', list: 'I', get: 'J', delete: 'K', create: 'P' };

/**
 * The purpose of a query: to read about a thing, to see things in a state such as `banned` or which there are, to find
 * an exact identifier, to perform a common action or another one such as `approve`, or to get one or several things:
 * `get bills`.
 */
export type Intent = 'thing' | 'done' | 'name' | 'create' | 'delete' | 'update' | 'get' | 'list' | 'look' | 'act';

/** Weights of pages by letter; 1 if not listed. */
const INTENT_SHARES: Readonly<Record<Intent, Readonly<Record<string, number>>>> = {
  // List, create, get, update, delete, then their tag, then schemas, then webhooks, which are operations without a method.
  thing: {
    [SEARCH_LETTERS.guide]: 1.3,
    [SEARCH_LETTERS.tag]: 0.95,
    [LIST]: 1.5,
    P: 1.36,
    G: 1.28,
    A: 1.2,
    U: 1.2,
    D: 1.12,
  },
  // `banned users` are not to be banned.
  done: { [LIST]: 1.2, P: 0.4, A: 0.4, U: 0.4, D: 0.4 },
  // An identifier is often a schema, and never a list of them.
  name: { [SEARCH_LETTERS.schema]: 1.6 },
  create: { P: 1.7, U: 1.3 },
  delete: { D: 1.4 },
  update: { A: 1.4, U: 1.4, P: 1.2 },
  get: { G: 1.3, [LIST]: 0.9 },
  list: { [LIST]: 1.4 },
  look: { G: 1.1, [LIST]: 1.1 },
  act: { P: 1.4, A: 1.3, U: 1.3, G: 0.85, [LIST]: 0.85 },
};

/** Nobody creates or deletes a schema. In plain words, readers ask for the section of a guide that explains a thing. */
const SCHEMA_SHARES = { words: 0.7, action: 0.9 } as const;

/** Questions seldom ask for deletion without saying so. */
const QUESTION_DELETE_SHARE = 0.8;

/** For operations without a method, which are webhooks, unless the query asks for events. */
const WEBHOOK_SHARE = 0.6;

/** For webhooks and schemas, if the query asks for an action: `close issue` is not about closed ones. */
const ACTION_SHARE = 0.5;
const NOUN_INTENTS: ReadonlySet<Intent | null> = new Set<Intent | null>([null, 'thing', 'name', 'look']);

/** A page's letter in `SearchIndex.pages`. */
export function pageLetter(kind: PageKind, operation: string | null): string {
  const [method = '', path = ''] = operation?.split(' ') ?? [];
  if (kind !== 'operation' || !Object.hasOwn(METHOD_LETTERS, method)) return SEARCH_LETTERS[kind];
  if (method === 'GET' && /^(?!.*\/search\b).*(s|\Wlist)(\.json)?$/i.test(path)) return LIST;
  if (method === 'POST') return POSTS[actionOf(path)];
  return METHOD_LETTERS[method] ?? SEARCH_LETTERS.operation;
}

/** What a path says that its POST operation does: `list` in `/templates/list`, `delete` in `/messages/bulk-delete`. */
function actionOf(path: string): ActionName {
  if (path.endsWith('}')) return 'update';
  const verb = path.split(/[/.:]/).at(-1) ?? '';
  const word = splitName(verb).find((part) => !/^(?:all|batch|bulk)$/i.test(part)) ?? '';
  return ENGLISH_WORDS.actionWords.get(word.toLowerCase()) ?? 'create';
}

/** Returns a filter on the indexes of pages for a query. */
export function createPageFilter(
  { area, method, version, onlyVersion }: Omit<SearchQuery, 'text'>,
  { pages, versions }: Pick<SearchIndex, 'pages' | 'versions'>,
): (page: number) => boolean {
  const names = versions?.names ?? [];
  const wanted =
    onlyVersion === undefined ? versionLetters(names, version ?? '') : versionLetter(names.flat().indexOf(onlyVersion));
  return (page) => {
    const letter = pages[page] ?? '';
    return (
      (method === null || hasMethod(letter, method)) &&
      (area === null || GUIDE_LETTERS.includes(letter) === (area === 'guides')) &&
      (versions === undefined || wanted.includes(versions.pages[page] ?? ''))
    );
  };
}

/** Whether pages with this letter explain rather than list. */
export function isGuideLetter(letter: string): boolean {
  return letter === SEARCH_LETTERS.guide;
}

/** Whether a page with this letter is an operation with the method. */
export function hasMethod(letter: string, method: string): boolean {
  return (
    METHOD_LETTERS[method] === letter ||
    (method === 'GET' ? letter === LIST : method === 'POST' && letter in OTHER_POSTS)
  );
}

/** The weight of a page for the purpose of a query. */
export function intentShare(
  ownLetter: string,
  { intent, isEvent, isQuestion }: { intent: Intent | null; isEvent: boolean; isQuestion: boolean },
): number {
  const letter = OTHER_POSTS[ownLetter as keyof typeof OTHER_POSTS] ?? ownLetter;
  if (letter === SEARCH_LETTERS.operation && isEvent) return 1;
  const share = NOUN_INTENTS.has(intent) ? 1 : ACTION_SHARE;
  if (letter === SEARCH_LETTERS.operation) return share * WEBHOOK_SHARE;
  if (letter === SEARCH_LETTERS.schema && intent !== 'name')
    return share * (intent === 'thing' ? SCHEMA_SHARES.words : SCHEMA_SHARES.action);
  const usual = isQuestion && letter === METHOD_LETTERS.DELETE ? QUESTION_DELETE_SHARE : 1;
  return (intent === null ? null : INTENT_SHARES[intent][letter]) ?? usual;
}
