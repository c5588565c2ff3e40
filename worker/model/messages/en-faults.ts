import type { FaultMessages } from './fault-messages.ts';
import { pluralizer } from './plural.ts';

const plural = pluralizer('en');

export const faultsEn: FaultMessages = {
  atLeast: (value) => `Must be at least ${value}.`,
  atMost: (value) => `Must be at most ${value}.`,
  contentType: (types, found) => `Content-Type must be ${types.join(' or ')}, found ${found}.`,
  format: (format) => `Must be a valid ${format}.`,
  greaterThan: (value) => `Must be greater than ${value}.`,
  lessThan: (value) => `Must be less than ${value}.`,
  matches: (pattern) => `Must match ${pattern}.`,
  maxItems: (count) => plural(count, { one: 'Must have at most 1 item.', other: `Must have at most ${count} items.` }),
  maxLength: (count) =>
    plural(count, { one: 'Must have at most 1 character.', other: `Must have at most ${count} characters.` }),
  maxProperties: (count) =>
    plural(count, { one: 'Must have at most 1 property.', other: `Must have at most ${count} properties.` }),
  minItems: (count) =>
    plural(count, { one: 'Must have at least 1 item.', other: `Must have at least ${count} items.` }),
  minLength: (count) =>
    plural(count, { one: 'Must have at least 1 character.', other: `Must have at least ${count} characters.` }),
  minProperties: (count) =>
    plural(count, { one: 'Must have at least 1 property.', other: `Must have at least ${count} properties.` }),
  multipleOf: (value) => `Must be a multiple of ${value}.`,
  notAllowed: 'Not allowed here.',
  oneOf: (values) => (values.length === 1 ? `Must be ${values[0]}.` : `Must be one of ${values.join(', ')}.`),
  required: 'Required.',
  syntax: (language) => `Must be valid ${language}.`,
  type: (expected, found) => `Must be ${expected}, found ${found}.`,
  undocumented: 'Not in the API description.',
  unique: 'Items must be unique.',
};
