import type { JsonObject } from '../../../../worker/request/value/json.ts';

/** Characters of a description that are read: what a value looks like is said at its start. */
const MAX_READ = 1_000;

/** Standards that a description names, with a value. The first match wins. */
const STANDARDS: readonly (readonly [words: RegExp, value: string])[] = [
  [/\bISO[- ]?4217\b/i, 'EUR'],
  [/\bISO[- ]?3166(?:-1)?[- ]alpha-?3\b/i, 'DEU'],
  [/\bISO[- ]?3166\b/i, 'DE'],
  [/\bISO[- ]?639\b|\bBCP[- ]?47\b|\bRFC ?5646\b/i, 'en'],
  [/\bE\.?164\b/i, '+14155550123'],
  [/\bISO[- ]?8601\b.{0,20}\bduration\b|\bduration\b.{0,40}\bISO[- ]?8601\b/i, 'P30D'],
  [/\bYYYY-MM-DD\b(?!T)/, '2025-03-14'],
  [/\bRFC ?3339\b|\bISO[- ]?8601\b/i, '2025-03-14T09:30:00Z'],
  [/\b(?:RFC ?4122|RFC ?9562|UUID(?:v4)?)\b/, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  [/\bIANA\b.{0,20}\btime ?zone\b/i, 'Europe/Berlin'],
];

/** A text in the standard that the description of a schema names, or null. */
export function textByDescription(parts: readonly JsonObject[]): string | null {
  const words = readDescription(parts);
  return STANDARDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const BOTH_CASES = /\b(?:upper|lower)[- ]?(?:case)?(?:,| and| or|\/|\s)+(?:upper|lower)[- ]?case\b/i;

/** The text in the case that the description demands: "three-letter ISO code, in lowercase". */
export function toDescribedCase(text: string, parts: readonly JsonObject[]): string {
  const words = readDescription(parts);
  const [isLower, isUpper] = [/\blower[- ]?case\b/i.test(words), /\bupper[- ]?case\b/i.test(words)];
  if (isLower === isUpper || BOTH_CASES.test(words)) return text;
  return isLower ? text.toLowerCase() : text.toUpperCase();
}

function readDescription(parts: readonly JsonObject[]): string {
  const found = parts.find(({ description }) => typeof description === 'string')?.description;
  return typeof found === 'string' ? found.slice(0, MAX_READ) : '';
}
