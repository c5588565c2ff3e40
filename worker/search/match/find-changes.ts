import type { SearchDocument } from '../store/document-store.ts';

/** The changes that a query asks for: those of a period, or those after a version. */
type Changes =
  | { readonly kind: 'dates'; readonly isIncluded: (date: string, newest: string) => boolean }
  | { readonly kind: 'version'; readonly name: string };

const ASKS = /\b(?:change[sd]?|changelog|new|news|added|removed|deprecated|release notes)\b/i;
const SINCE = /\b(?:since|after|from)\b/i;
const VERSION = /\b(?:since|after)\s+(?:version\s+)?v?(\d{1,4}(?:\.\d{1,4}){0,3})\b(?!-)/i;
const DATE = /\b((?:19|20)\d\d)(?:-(\d\d)(?:-(\d\d))?)?\b/;
const NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** Not any month: `may I change …`. */
const MONTH = new RegExp(`\\b(?:(?:since|after|from|in|of)\\s+(${NAMES})|(${NAMES})(?=\\s+\\d{4}))\\b`, 'i');
const IS_MONTH = new RegExp(`^(?:${NAMES})$`, 'i');
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The label of an entry in a changelog: its date, then its version. */
const ENTRY = /^(\d{4}-\d\d-\d\d)(?::\s*v?(.+))?$/;

const MAX_ENTRIES = 6;

/** What a query such as `what changed since June`, `changes in 2026-05` or `new since v1.3` asks for; null for another one. */
export function readChanges(text: string): Changes | null {
  if (!ASKS.test(text)) return null;
  const date = DATE.exec(text);
  const [, behind, before = ''] = MONTH.exec(text) ?? [];
  const month = MONTHS.indexOf((behind ?? before).slice(0, 3).toLowerCase()) + 1;
  const version = VERSION.exec(text)?.[1];
  if (date === null && month === 0) return version === undefined ? null : { kind: 'version', name: version };
  const isSince = SINCE.test(text);
  return {
    kind: 'dates',
    isIncluded(day, newest) {
      const start = date === null ? latest(month, newest) : startOf(date, month);
      return isSince ? day >= start : day.startsWith(start);
    },
  };
}

/** Whether a word says when: those of a query that was understood are not missing from pages. */
export function isMonth(word: string): boolean {
  return IS_MONTH.test(word);
}

/** The numbers of a changelog's entries that a query asks for, newest first; null if the page has none. */
export function findEntries({ placeAt }: SearchDocument, changes: Changes): number[] | null {
  const entries: { readonly number: number; readonly date: string; readonly version: string }[] = [];
  for (let number = 1; ; number++) {
    const place = placeAt(number - 1);
    if (place === null) break;
    const [, date, version = ''] = (place.kind === 'heading' ? ENTRY.exec(place.label) : null) ?? [];
    if (date !== undefined) entries.push({ number, date, version });
  }
  entries.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const newest = entries[0]?.date ?? '';
  // Up to the first entry of the version that the reader has.
  const known = entries.findIndex(
    ({ version }) => changes.kind === 'version' && `${version}.`.startsWith(`${changes.name}.`),
  );
  const found =
    changes.kind === 'version'
      ? entries.slice(0, Math.max(0, known))
      : entries.filter(({ date }) => changes.isIncluded(date, newest));
  return found.length === 0 ? null : found.slice(0, MAX_ENTRIES).map(({ number }) => number);
}

/** `2026-05`, also for `May 2026`. */
function startOf([, year = '', month, day]: RegExpExecArray, named: number): string {
  const number = month ?? (named === 0 ? undefined : String(named).padStart(2, '0'));
  return [year, number, day].filter((part) => part !== undefined).join('-');
}

/** The last such month before the newest entry: nobody asks what has changed since a month to come. */
function latest(month: number, newest: string): string {
  const [year = 0, last = 12] = newest.split('-').map(Number);
  return `${month <= last ? year : year - 1}-${String(month).padStart(2, '0')}`;
}
