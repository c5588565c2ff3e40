import type { FaultMessages } from '../../model/messages/messages.ts';
import type { ValueFault } from './checker.ts';

const MAX_VALUES = 8;

/** A longer value is cut. */
const MAX_FOUND = 40;

/** A fault as text: `Must have at least 3 characters.` */
export function describeFault(
  { keyword, expected, found, value }: Omit<ValueFault, 'pointer'>,
  t: FaultMessages,
): string {
  switch (keyword) {
    case 'required':
    case 'undocumented':
    case 'writeOnly':
      return t[keyword];
    case 'uniqueItems':
      return t.unique;
    case 'enum':
      return t.oneOf(toTexts(expected), toFound(value));
    case 'const':
      return t.oneOf(toTexts([expected]), toFound(value));
    case 'type':
      return t.type(String(expected), found);
    case 'contentType':
      return t.contentType(toTexts(expected), found);
    case 'oneOf':
      return t.matchesSeveral(Number(expected));
    case 'contains':
    case 'maxContains':
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return t[keyword](Number(expected));
    case 'format':
    case 'multipleOf':
    case 'syntax':
      return t[keyword](String(expected));
    case 'minimum':
      return t.atLeast(String(expected));
    case 'maximum':
      return t.atMost(String(expected));
    case 'exclusiveMinimum':
      return t.greaterThan(String(expected));
    case 'exclusiveMaximum':
      return t.lessThan(String(expected));
    case 'pattern':
      return t.matches(String(expected));
    default:
      return t.notAllowed;
  }
}

/** As JSON, in which the end of a text can be seen. */
function toFound(value: unknown): string {
  const text = toJson(value);
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND)}…` : text;
}

function toTexts(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
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
