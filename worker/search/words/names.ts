import { isPhrasal, type Term, type WordReader } from './words.ts';

export const NUMBER = /^\d+$/;

/** A path parameter in the index, regardless of its name. */
export const ANY_SEGMENT = '{}';

/**
 * The index term of a complete path: `/Invoices/{invoiceId}/` → `/invoices/{}`. Parameter names are ignored, as is
 * their notation: `{id}`, `:id` or `<id>`.
 */
export function pathTerm(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.map((segment) => segment.replace(/\{[^}]*\}?|<[^>]*>?|^:.+/g, ANY_SEGMENT)).join('/')}`;
}

/**
 * The index term of a complete name: `=error code`. It ranks pages with that name above pages that only mention it.
 * Null for a name of many words, which is a sentence.
 */
export function nameTerm(stems: readonly string[]): string | null {
  return stems.length === 0 || stems.length > MAX_NAME_WORDS ? null : `=${stems.join(' ')}`;
}

/** The unique stems of a name, without numbers and stop words unless there are no others. `sign in` is one word. */
export function nameStems(words: readonly Term[], reader: WordReader): string[] {
  const joined: Term[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && isPhrasal(last, word)) joined.splice(-1, 1, reader.join([last, word]));
    else joined.push(word);
  }
  const { stopWords } = reader.language.words;
  const telling = joined.filter(({ surface }) => !stopWords.has(surface) && !NUMBER.test(surface));
  return [...new Set((telling.length > 0 ? telling : joined).map(({ stem }) => stem))];
}

/** The same with a method: `get /invoices/{}`. */
export function operationTermOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${pathTerm(path)}`;
}

/** The index term of a scope that an operation requires: `scope invoices:write`. */
export function scopeTerm(scope: string): string {
  return `scope ${scope.toLowerCase()}`;
}

/** The index term with the words that a site uses instead of one: `~vm`, whose spelling is `server`. It is on no page. */
export function relatedTerm(joinedStem: string): string {
  return `~${joinedStem}`;
}

/**
 * The index term of a day, on its news and its entry in a changelog: `@2026-05-20`; of a version, whose spelling is its
 * day: `@v1.4`.
 */
export function dayTerm(day: string): string {
  return `@${day}`;
}

const MAX_NAME_WORDS = 6;
