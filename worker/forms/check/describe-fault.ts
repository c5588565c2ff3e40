import type { FaultMessages } from '../../model/messages/messages.ts';
import type { ValueFault } from './checker.ts';

const MAX_VALUES = 8;

/** A longer value is cut. */
const MAX_FOUND = 40;

/** The messages of keywords that have another name. */
const NAMES: Readonly<Record<string, keyof FaultMessages>> = {
  const: 'oneOf',
  enum: 'oneOf',
  exclusiveMaximum: 'lessThan',
  exclusiveMinimum: 'greaterThan',
  maximum: 'atMost',
  minimum: 'atLeast',
  oneOf: 'matchesSeveral',
  pattern: 'matches',
  uniqueItems: 'unique',
};

/** A fault as text: `Must have at least 3 characters.` */
export function describeFault(
  { keyword, expected, found, value }: Omit<ValueFault, 'pointer'>,
  t: FaultMessages,
): string {
  // They take what is expected and what was found, if anything.
  const messages = t as Readonly<Record<string, string | ((...values: readonly unknown[]) => string)>>;
  const name = NAMES[keyword] ?? keyword;
  const message = messages[name] ?? t.notAllowed;
  if (typeof message === 'string') return message;
  const wanted = keyword === 'const' ? [expected] : expected;
  const shown = Array.isArray(wanted) ? toTexts(wanted) : typeof wanted === 'bigint' ? String(wanted) : wanted;
  return message(shown, name === 'oneOf' ? toFound(value) : found);
}

/** As JSON, in which the end of a text can be seen. */
function toFound(value: unknown): string {
  const text = toJson(value);
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND)}…` : text;
}

function toTexts(values: readonly unknown[]): string[] {
  return values.slice(0, MAX_VALUES + 1).map((value, index) => (index < MAX_VALUES ? toText(value) : '…'));
}

function toText(value: unknown): string {
  return value !== '' && typeof value !== 'object' ? String(value) : toJson(value);
}

function toJson(value: unknown): string {
  // The mock has no room for a complete writer of JSON. The mark tells integers from strings.
  const json = JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? `\0${item}` : item));
  return String(json).replace(/"\\u0000(-?\d+)"/g, '$1');
}
