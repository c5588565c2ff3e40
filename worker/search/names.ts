import { STOP_WORDS } from './english.ts';
import { isPhrasal, joinTerms, type Term } from './words.ts';

export const NUMBER = /^\d+$/;

/** A path parameter in the index, whatever its name. */
export const ANY_SEGMENT = '{}';

/**
 * The term of a path in the index, by which it is found as a whole: `/Invoices/{invoiceId}/` → `/invoices/{}`.
 * What a parameter is called makes no difference, nor whether it is written `{id}`, `:id` or `<id>`.
 */
export function pathTerm(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.map((segment) => segment.replace(/\{[^}]*\}?|<[^>]*>?|^:.+/g, ANY_SEGMENT)).join('/')}`;
}

/**
 * The term of a name as a whole, by which what is called so comes before what only mentions it: `=error code`. Null for
 * one of many words, which is a sentence.
 */
export function nameTerm(stems: readonly string[]): string | null {
  return stems.length === 0 || stems.length > MAX_NAME_WORDS ? null : `=${stems.join(' ')}`;
}

/** The stems of a name, each once: without numbers and words that tell nothing, unless there are no others; `sign in` is one word. */
export function nameStems(words: readonly Term[]): string[] {
  const joined: Term[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && isPhrasal(last, word)) joined.splice(-1, 1, joinTerms([last, word]));
    else joined.push(word);
  }
  const telling = joined.filter(({ surface }) => !STOP_WORDS.has(surface) && !NUMBER.test(surface));
  return [...new Set((telling.length > 0 ? telling : joined).map(({ stem }) => stem))];
}

/** The same with a method: `get /invoices/{}`. */
export function operationTermOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${pathTerm(path)}`;
}

const MAX_NAME_WORDS = 6;
