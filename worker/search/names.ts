import { STOP_WORDS } from './english.ts';
import { isPhrasal, joinTerms, type Term } from './words.ts';

/** Prefix of a segment that stands for any value. */
const ANY = '{}';

/**
 * The term of a path in the index, by which it is found as a whole: `/Invoices/{invoiceId}/` → `/invoices/{}`.
 * What a parameter is called makes no difference, nor whether it is written `{id}`, `:id` or `<id>`.
 */
export function pathTerm(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.map((segment) => segment.replace(/\{[^}]*\}?|<[^>]*>?|^:.+/g, ANY)).join('/')}`;
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
  const telling = joined.filter(({ surface }) => !STOP_WORDS.has(surface) && !/^\d+$/.test(surface));
  return [...new Set((telling.length > 0 ? telling : joined).map(({ stem }) => stem))];
}

/** The same with a method: `get /invoices/{}`. */
export function operationTermOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${pathTerm(path)}`;
}

/**
 * The terms that a path in a query may have, the likeliest first: as it is written, with ids in the place of
 * parameters (`/invoices/inv_8f3k2`), and without what a base URL puts in front (`https://host/v1/invoices?limit=5`).
 */
export function pathTermsOfQuery(written: string): string[] {
  const path = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .slice(0, MAX_PATH_LENGTH);
  const exact = pathTerm(path)
    .split('/')
    .slice(1, 1 + MAX_SEGMENTS);
  const general = exact.map((segment) => (/\d/.test(segment) && !/^v\d+$/.test(segment) ? ANY : segment));
  const variants = [exact, general].flatMap((segments) => [segments, segments.slice(1), segments.slice(2)]);
  return [...new Set(variants.filter((segments) => segments.length > 0).map((segments) => `/${segments.join('/')}`))];
}

const MAX_NAME_WORDS = 6;
const MAX_PATH_LENGTH = 200;
const MAX_SEGMENTS = 12;
