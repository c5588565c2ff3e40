import type { DateWords } from '../../../worker/model/search/search.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { dateLanguageOf, type RelativeDays } from './date-language.ts';

/** Each form that a month can have in a date: `marzec`, `marca`, `mar`. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

const YEAR = String.raw`(?<year>20\d\d)`;
const NUMBERS = String.raw`(?<day>\d{1,2})SEPARATOR(?<month>\d{1,2})SEPARATOR${YEAR}\b`;

/** How queries may write dates and versions, from the data of Unicode (CLDR) that Node has, and ask for what has changed. */
export function dateWordsOf(locale: string): DateWords {
  const months = monthNames(locale);
  const isNumbered = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format().includes('月');
  const order = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts().map(({ type }) => type);
  const isDayFirst = order.indexOf('day') < order.indexOf('month');
  // With slashes, American English has the month first.
  const separator = isDayFirst ? '[./-]' : '[.-]';
  const { fold, isUnspaced = false } = findLanguage(locale);
  const language = dateLanguageOf(locale);
  const [since, asks] = [fold(language.since), fold(language.asks)];
  return {
    months,
    patterns: [
      ...(isNumbered ? [NUMBERED_MONTH] : []),
      ...(months === '-' ? [] : namedMonths(months, fold(`${language.since}|${language.in}`), fold(language.parts))),
      String.raw`\b${NUMBERS.replaceAll('SEPARATOR', separator)}`,
      String.raw`\b${YEAR}(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?\b`,
      versionAfter(since, fold(language.version ?? 'vers')),
      ...(isUnspaced ? [String.raw`(?<version>\d[\d.]*) ?(?:${since})`] : []),
      ...(language.relative === undefined ? [] : relativeDays(language.relative)),
    ],
    since: isUnspaced ? since : toWord(since),
    asks: isUnspaced ? asks : toWord(asks),
  };
}

function toWord(words: string): string {
  return String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
}

/** `2026年5月3日`. */
const NUMBERED_MONTH = String.raw`(?:${YEAR}年)?(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?`;

/**
 * `on march 3, 2026`, `march 3`, `in march`, `3. marz 2026` and `3 de marzo de 2026`; not any month: `may I change …`,
 * `may 3 users …`.
 */
function namedMonths(names: string, before: string, parts: string): string[] {
  const month = toWord(`(?<month>${names})`);
  return [
    String.raw`(?<!\d)(?<day>\d{1,2})\.? (?:de )?${month}(?:\.?(?: de)? ${YEAR})?`,
    String.raw`(?<!\p{L})(?:${before}) (?:(?<part>${parts})[ -])?${month}(?: (?<day>\d{1,2})\b)?(?:,?(?: de)? ${YEAR})?`,
    String.raw`${month} (?<day>\d{1,2})\b(?:,? ${YEAR}|(?! \p{L}))`,
    String.raw`(?:(?<part>${parts})[ -])?${month}\.?(?: de)? ${YEAR}`,
  ];
}

/** `since the version 2`, `since v2`, `since 2.1`; not any number, as in `after 2 days`: it ends the query. */
function versionAfter(since: string, version: string): string {
  return String.raw`(?<!\p{L})(?:${since}) (?:(?:\p{L}+ )?(?:${version}|release)\p{L}* v?|v|(?=\d+(?:\.\d|\P{L}*$)))(?<version>\d(?:[\d.]*\d)?)(?![\p{L}\d]|[.,-]\d)`;
}

/** `yesterday`, `this week`, `last month`, `last 30 days` and `30 days ago`. */
function relativeDays({
  today,
  yesterday,
  current,
  last,
  before,
  ago,
  day,
  week,
  month,
  year,
}: RelativeDays): string[] {
  const unit = `(?:(?<days>${day})|(?<weeks>${week})|(?<months>${month})|(?<years>${year}))`;
  const count = String.raw`(?<count>\d{1,3})`;
  return [
    `(?<days>${today}|(?<last>${yesterday}))`,
    `(?:${current}|${before}|(?<last>${last})) (?:${count} )?${unit}`,
    ...(ago === undefined ? [] : [`${count} ${unit} ${ago}`]),
  ].map(toWord);
}

/** As many names of each month in order, divided by `|`; `-` if they are numbers. */
function monthNames(locale: string): string {
  const { fold } = findLanguage(locale);
  const formats = FORMS.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }));
  const months = Array.from({ length: 12 }, (_, month) => {
    const names = formats.map((format) => {
      const name = format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'month')?.value ?? '';
      return fold(name.toLowerCase()).replace(/\.$/, '');
    });
    return [...new Set(names)].filter((name) => !/\d/.test(name));
  });
  const most = Math.max(...months.map(({ length }) => length));
  return (
    months.flatMap((names) => Array.from({ length: most }, (_, index) => names[index] ?? names[0] ?? '')).join('|') ||
    '-'
  );
}
