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

/** How queries may write dates, from the data of Unicode (CLDR) that Node has. */
export function dateWordsOf(locale: string): DateWords {
  const months = monthNames(locale);
  const isNumbered = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format().includes('月');
  const order = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts().map(({ type }) => type);
  const isDayFirst = order.indexOf('day') < order.indexOf('month');
  // With slashes, American English has the month first.
  const separator = isDayFirst ? '[./-]' : '[.-]';
  return {
    months,
    patterns: [
      ...(isNumbered ? [NUMBERED_MONTH] : []),
      ...(months.length === 0 ? [] : namedMonths(months)),
      String.raw`\b${NUMBERS.replaceAll('SEPARATOR', separator)}`,
      String.raw`\b${YEAR}(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?\b`,
    ],
  };
}

/** `2026年5月3日`. */
const NUMBERED_MONTH = String.raw`(?:${YEAR}年)?(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?`;

/** `march 3, 2026`, then `in march`, `3. marz 2026` and `3 de marzo de 2026`. */
function namedMonths(months: readonly string[]): string[] {
  const month = String.raw`(?<!\p{L})(?<month>${months.join('|')})(?!\p{L})`;
  return [
    String.raw`${month} (?<day>\d{1,2})\b(?:,? ${YEAR})?`,
    String.raw`(?:\b(?<day>\d{1,2})\.? (?:de )?|\b(?<in>in|of) )?${month}\.?(?: (?:de )?${YEAR})?`,
  ];
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
