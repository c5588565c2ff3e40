import type { DateWords } from '../../../worker/model/search/search.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';

/** Each form that a month can have in a date: `marzec`, `marca`, `mar`. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const NUMBERS = String.raw`(?<day>\d{1,2})SEPARATOR(?<month>\d{1,2})SEPARATOR${YEAR}\b`;

/** How queries may write dates and versions, from the data of Unicode (CLDR) that Node has. */
export function dateWordsOf(locale: string): DateWords {
  const months = monthNames(locale);
  const isNumbered = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format().includes('月');
  const order = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts().map(({ type }) => type);
  const isDayFirst = order.indexOf('day') < order.indexOf('month');
  // With slashes, American English has the month first.
  const separator = isDayFirst ? '[./-]' : '[.-]';
  const { words, isUnspaced } = findLanguage(locale);
  const since = [...words.sinceWords].join('|');
  return {
    months,
    patterns: [
      ...(isNumbered ? [NUMBERED_MONTH] : []),
      ...(months.length === 0 ? [] : namedMonths(`${since}|${IN}`)),
      String.raw`\b${NUMBERS.replaceAll('SEPARATOR', separator)}`,
      String.raw`\b${YEAR}(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?\b`,
      versionAfter(since),
      ...(isUnspaced === true ? [String.raw`(?<version>\d[\d.]*) ?(?:${since})`] : []),
    ],
  };
}

/** `2026年5月3日`. */
const NUMBERED_MONTH = String.raw`(?:${YEAR}年)?(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?`;

/** `in march`, in each language of the interface. */
const IN = 'in|of|on|im|vom|en|de|du|di|em|van|w|في';

/** `since early may`, `seit anfang mai`: the whole month, in each language that has no preposition between the two. */
const PART =
  'early|mid|late|anfang|mitte|ende|debut|(?:la )?mi|fin|inizio|meta|fine|begin|half|medio|eind|poczatku|polowy|konca';

/**
 * `on march 3, 2026`, `march 3`, `in march`, `3. marz 2026` and `3 de marzo de 2026`; not any month: `may I change …`,
 * `may 3 users …`.
 */
function namedMonths(before: string): string[] {
  const month = String.raw`(?<!\p{L})(?<month>MONTH)(?!\p{L})`;
  return [
    String.raw`(?<!\d)(?<day>\d{1,2})\.? (?:de )?${month}(?:\.?(?: de)? ${YEAR})?`,
    String.raw`(?<!\p{L})(?:${before}) (?:(?:${PART})[ -])?${month}(?: (?<day>\d{1,2})\b)?(?:,?(?: de)? ${YEAR})?`,
    String.raw`${month} (?<day>\d{1,2})\b(?:,? ${YEAR}|(?! \p{L}))`,
    String.raw`${month}\.?(?: de)? ${YEAR}`,
  ];
}

/** `since the version 2`, `since v2`, `since 2.1`; not any number, as in `after 2 days`: it ends the query. */
function versionAfter(since: string): string {
  return String.raw`(?<!\p{L})(?:${since}) (?:(?:\p{L}+ )?(?:vers|wersj|release|اصدار)\p{L}* v?|v|(?=\d+(?:\.\d|\P{L}*$)))(?<version>\d(?:[\d.]*\d)?)(?![\p{L}\d]|[.,-]\d)`;
}

/** The names of the months in order, without those that are numbers. */
function monthNames(locale: string): string[] {
  const { fold } = findLanguage(locale);
  const formats = FORMS.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }));
  const months = Array.from({ length: 12 }, (_, month) => {
    const names = formats.map((format) => {
      const name = format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'month')?.value ?? '';
      return fold(name.toLowerCase()).replace(/\.$/, '');
    });
    return [...new Set(names)].filter((name) => !/\d/.test(name)).join('|');
  });
  return months.every((names) => names !== '') ? months : [];
}
