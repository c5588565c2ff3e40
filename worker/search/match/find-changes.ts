import type { SearchIndex } from '../../model/search/search.ts';
import type { SearchLanguage } from '../languages/language.ts';
import type { SearchDocument } from '../store/document-store.ts';

/** The changes that a query asks for: those of a period, or those after a version. */
type Changes =
  | { readonly kind: 'dates'; readonly isIncluded: (date: string, newest: string) => boolean }
  | { readonly kind: 'version'; readonly name: string };

/** What a query is read with. */
export interface Calendar {
  readonly language: SearchLanguage;
  readonly months: readonly string[];
  readonly patterns: readonly RegExp[];
}

/** The parts of a date that a query has: numbers, or the name of the month. */
type NamedDate = Readonly<Partial<Record<'year' | 'month' | 'day', string>>>;

/** A date, or the version after which changes are asked for. */
interface Asked extends NamedDate {
  readonly version?: string;
}

/** The label of an entry in a changelog: its date, then its version. */
const ENTRY = /^(\d{4}-\d\d-\d\d)(?::\s*v?(.+))?$/;

const MAX_ENTRIES = 6;

export function makeCalendar({ months, patterns }: SearchIndex['dates'], language: SearchLanguage): Calendar {
  const names = months.join('|');
  return { language, months, patterns: patterns.map((pattern) => new RegExp(pattern.replace('MONTH', names), 'u')) };
}

/**
 * What a query such as `what changed since June`, `changes in 2026-05`, `Änderungen seit 3. März` or `new since v1.3` asks
 * for; null for one without a date or version.
 */
export function readChanges(query: string, calendar: Calendar): Changes | null {
  const { language } = calendar;
  const text = language.fold(query.toLowerCase());
  const asked = findAsked(text, calendar);
  if (asked === null) return null;
  if (asked.version !== undefined) return { kind: 'version', name: asked.version };
  const isSince = hasSinceWord(text, language);
  return {
    kind: 'dates',
    isIncluded(day, newest) {
      const start = toStart(asked, newest, calendar);
      return isSince ? day >= start : day.startsWith(start);
    },
  };
}

/** Whether a word is the name of a month: those of a query that was understood are not missing from pages. */
export function isMonth(word: string, { language, months }: Calendar): boolean {
  return monthOf(language.fold(word.toLowerCase()), months) > 0;
}

/** The number of a month from 1; 0 for another word. */
function monthOf(name: string, months: readonly string[]): number {
  return months.findIndex((names) => names.split('|').includes(name)) + 1;
}

function hasSinceWord(text: string, { words: { sinceWords }, isUnspaced }: SearchLanguage): boolean {
  const words = isUnspaced === true ? text : text.split(' ');
  return [...sinceWords].some((word) => words.includes(word));
}

function findAsked(text: string, { patterns }: Calendar): Asked | null {
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups;
    if (parts !== undefined) return parts;
  }
  return null;
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

/** `2026-05`. Without a year, the last such month before the newest entry: nobody asks what has changed since one to come. */
function toStart({ year, month = '', day }: NamedDate, newest: string, { months }: Calendar): string {
  const [newestYear = 0, last = 12] = newest.split('-').map(Number);
  const number = Number(month) || monthOf(month, months);
  const parts = [number, day].flatMap((part) => (part ? String(part).padStart(2, '0') : []));
  return [year ?? newestYear - Number(number > last), ...parts].join('-');
}
