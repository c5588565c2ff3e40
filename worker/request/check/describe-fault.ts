import type { FaultMessages } from '../../model/messages/fault-messages.ts';
import type { ValueFault } from './check-value.ts';

const MAX_VALUES = 8;

/** A fault as text: `at least 3 characters`. */
export function describeFault({ keyword, expected, found }: Omit<ValueFault, 'pointer'>, t: FaultMessages): string {
  switch (keyword) {
    case 'required':
      return t.required;
    case 'type':
      return t.type(String(expected), found);
    case 'enum':
      return t.oneOf(Array.isArray(expected) ? expected.slice(0, MAX_VALUES).map(String) : []);
    case 'const':
      return t.oneOf([String(expected)]);
    case 'minLength':
      return t.minLength(Number(expected));
    case 'maxLength':
      return t.maxLength(Number(expected));
    case 'minItems':
      return t.minItems(Number(expected));
    case 'maxItems':
      return t.maxItems(Number(expected));
    case 'minProperties':
      return t.minProperties(Number(expected));
    case 'maxProperties':
      return t.maxProperties(Number(expected));
    case 'minimum':
      return t.atLeast(String(expected));
    case 'maximum':
      return t.atMost(String(expected));
    case 'exclusiveMinimum':
      return t.greaterThan(String(expected));
    case 'exclusiveMaximum':
      return t.lessThan(String(expected));
    case 'multipleOf':
      return t.multipleOf(String(expected));
    case 'pattern':
      return t.matches(String(expected));
    case 'format':
      return t.format(String(expected));
    case 'uniqueItems':
      return t.unique;
    case 'syntax':
      return t.syntax(String(expected));
    case 'contentType':
      return t.contentType(Array.isArray(expected) ? expected.slice(0, MAX_VALUES).map(String) : [], found);
    case 'undocumented':
      return t.undocumented;
    default:
      return t.notAllowed;
  }
}
