import { matchesFormat } from '../../../../worker/forms/check/check-format.ts';
import type { ExampleTexts } from '../../../../worker/model/messages/messages.ts';
import type { JsonObject } from '../../../../worker/request/value/json.ts';
import { textByDescription, toDescribedCase } from './described-values.ts';
import { toNumber } from './fits-schema.ts';
import { isWithin, surelyMatches, type TextBounds, textOfPattern } from './pattern-text.ts';
import { numberByName, textByName } from './plausible-values.ts';
import { formatOf, textOfFormat } from './text-formats.ts';

/** The value of a text with no hints about its content. */
export const UNKNOWN_TEXT = 'string';
/** The value of a schema that allows any, unless its name says more. An empty object says that better than `null` does. */
export const ANY_VALUE: JsonObject = Object.freeze({});

/** Maximum characters to which a generated text is padded. */
const MAX_LENGTH = 8_192;

/**
 * Generates a text that fits the field's patterns and format, or else what its description or its name says. `index`
 * makes the texts of a list differ.
 */
export function sampleText(
  parts: readonly JsonObject[],
  { name, index, texts }: { readonly name: string; readonly index: number; readonly texts: ExampleTexts },
): string {
  const bounds = readBounds(parts);
  const patterns = textsOf(parts, 'pattern');
  const formats = textsOf(parts, 'format');
  const plain =
    formats.map(textOfFormat).find((text) => text !== null) ??
    textByDescription(parts) ??
    textByName(name, texts) ??
    UNKNOWN_TEXT;
  const known = plain === UNKNOWN_TEXT ? plain : toDescribedCase(plain, parts);
  const fits = (text: string): boolean =>
    isWithin(text, bounds) &&
    patterns.every((pattern) => surelyMatches(text, pattern)) &&
    formats.every((format) => matchesFormat(text, format));
  const patterned = (): string | null => (patterns.length === 0 ? null : textOfPattern(patterns, bounds));
  const candidates = [known, fill(known, bounds), fill(UNKNOWN_TEXT, bounds)];
  // A pattern may require an upper-case UUID.
  if (patterns.length > 0) candidates.push(known.toUpperCase());
  const first = candidates.find(fits) ?? patterned() ?? candidates[1] ?? '';
  return index === 0 ? first : laterText({ first, known, index, bounds, fits, patterned });
}

interface LaterText {
  /** The first text of the list. */
  readonly first: string;
  /** What names and formats say, whether or not it fits. */
  readonly known: string;
  readonly index: number;
  readonly bounds: TextBounds;
  readonly fits: (text: string) => boolean;
  readonly patterned: () => string | null;
}

/** A text for a later item of a list: another than the first, if one is found that fits. */
function laterText({ first, known, index, bounds, fits, patterned }: LaterText): string {
  const own = another(known, index, fits);
  const isNew = (text: string): boolean => text !== first && fits(text);
  // A short maximum cuts the number off.
  const counted = [fill(own, bounds), fill(`${UNKNOWN_TEXT}${index + 1}`, bounds)].filter((text) => /\d/.test(text));
  const numbered = [own, ...counted].find(isNew);
  if (numbered !== undefined) return numbered;
  if (!fits(first)) return fill(own, bounds);
  return [patterned() ?? first, first].map((text) => vary(text, index, fits)).find(isNew) ?? first;
}

/** A text of the same kind for a later item of a list: `maria2@example.com`, `2025-03-15`, `Example2`. */
function another(text: string, index: number, fits: (text: string) => boolean): string {
  const number = index + 1;
  if (text.includes('@')) return text.replace('@', `${number}@`);
  if (/^https?:\/\//.test(text)) return `${text.replace(/\/$/, '')}/${number}`;
  if (/^[\w-]+\.com$/.test(text)) return text.replace('.', `${number}.`);
  const isCounted = /\d[\p{L}\W]?$/u.test(text) || formatOf(text) !== null;
  return isCounted && /\d/.test(text) ? vary(text, index, fits, CHARACTERS.slice(0, 1)) : `${text}${number}`;
}

/** A text that differs in one of these characters, as far to the end as it still fits. */
function vary(text: string, index: number, fits: (text: string) => boolean, groups = CHARACTERS): string {
  const steps = ((index - 1) % 9) + 1;
  for (let at = text.length - 1 - Math.floor((index - 1) / 9); at >= 0; at--) {
    const group = groups.find((characters) => characters.includes(text.charAt(at))) ?? '';
    const varied =
      text.slice(0, at) + group.charAt((group.indexOf(text.charAt(at)) + steps) % group.length) + text.slice(at + 1);
    if (group !== '' && fits(varied)) return varied;
  }
  return text;
}

const CHARACTERS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The format of a time in seconds since 1970. No standard names it, and generators use several spellings. */
const UNIX_TIME = /^(?:unix[-_ ]?(?:time(?:stamp)?|epoch)|epoch|timestamp)$/i;

/** Generates a number within its bounds: by its format or name, or else the one nearest to 0. */
export function sampleNumber(parts: readonly JsonObject[], isInteger: boolean, name: string, index: number): number {
  const step = Math.max(...parts.map(({ multipleOf }) => toNumber(multipleOf, 0)), 0) || (isInteger ? 1 : 0);
  const low = lowest(parts, step || 0.5);
  const high = highest(parts, step || 0.5);
  const isTime = parts.some(({ format }) => typeof format === 'string' && UNIX_TIME.test(format));
  const named = numberByName(isTime ? 'timestamp' : name) ?? 0;
  // An integer called "long" is no coordinate.
  const known = isInteger && !Number.isInteger(named) ? 0 : named;
  const start = Math.min(Math.max(known, low), high) + index * (step || 1);
  if (step === 0) return Math.min(start, Math.max(high, low));
  const stepped = round(Math.ceil(start / step - 1e-9) * step);
  return stepped <= high ? stepped : round(Math.floor(high / step) * step);
}

function lowest(parts: readonly JsonObject[], step: number): number {
  const bounds = parts.map(({ minimum, exclusiveMinimum }) =>
    Math.max(
      exclusiveMinimum === true
        ? toNumber(minimum, Number.NEGATIVE_INFINITY) + step
        : toNumber(minimum, Number.NEGATIVE_INFINITY),
      toNumber(exclusiveMinimum, Number.NEGATIVE_INFINITY) + step,
    ),
  );
  return Math.max(...bounds, Number.NEGATIVE_INFINITY);
}

function highest(parts: readonly JsonObject[], step: number): number {
  const bounds = parts.map(({ maximum, exclusiveMaximum }) =>
    Math.min(
      exclusiveMaximum === true
        ? toNumber(maximum, Number.POSITIVE_INFINITY) - step
        : toNumber(maximum, Number.POSITIVE_INFINITY),
      toNumber(exclusiveMaximum, Number.POSITIVE_INFINITY) - step,
    ),
  );
  return Math.min(...bounds, Number.POSITIVE_INFINITY);
}

/** Removes binary rounding noise: 0.1 + 0.2 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}

function readBounds(parts: readonly JsonObject[]): TextBounds {
  return {
    min: Math.min(Math.max(...parts.map(({ minLength }) => toNumber(minLength, 0)), 0), MAX_LENGTH),
    max: Math.min(
      ...parts.map(({ maxLength }) => toNumber(maxLength, Number.POSITIVE_INFINITY)),
      Number.POSITIVE_INFINITY,
    ),
  };
}

function fill(text: string, { min, max }: TextBounds): string {
  const filled = text.length >= min ? text : text.repeat(Math.ceil(min / Math.max(text.length, 1))).slice(0, min);
  return filled.length <= max ? filled : filled.slice(0, Math.max(max, 0));
}

function textsOf(parts: readonly JsonObject[], key: 'pattern' | 'format'): string[] {
  return [...new Set(parts.flatMap((part) => (typeof part[key] === 'string' ? [part[key]] : [])))];
}
