import type { Random } from './random.ts';
import { prose, toPhrase } from './words.ts';

type Data = Record<string, unknown>;

const FIELD_NAMES = [
  'name',
  'number',
  'currency',
  'amount',
  'dueDate',
  'createdAt',
  'updatedAt',
  'status',
  'note',
  'reference',
  'email',
  'country',
  'language',
  'total',
  'tax',
  'rate',
  'quantity',
  'unit',
  'locked',
  'color',
  'position',
  'address',
  'phone',
  'website',
  'vatId',
  'iban',
  'period',
  'owner',
  'source',
  'kind',
];

/** The schemas of one resource: the resource, the bodies that create and change it, and a page of its list. */
export function resourceSchemas(name: string, others: readonly string[], random: Random): Data {
  const properties: Data = {
    id: { type: 'string', format: 'uuid', readOnly: true, description: `Identifies the ${toPhrase(name)}.` },
  };
  for (const field of takeFields(random)) properties[field] = fieldSchema(field, random);
  for (const other of others) {
    const key = other.charAt(0).toLowerCase() + other.slice(1);
    const ref = { $ref: `#/components/schemas/${other}` };
    properties[key] = random.chance(0.3) ? { type: 'array', items: ref, maxItems: 50 } : ref;
  }
  const [first, second] = others;
  if (first !== undefined && second !== undefined && random.chance(0.1))
    properties.subject = { oneOf: [first, second].map((other) => ({ $ref: `#/components/schemas/${other}` })) };
  const required = Object.keys(properties).filter(() => random.chance(0.3));
  return {
    [name]: { type: 'object', description: prose(random, 3), required, properties },
    [`${name}Input`]: {
      allOf: [
        { $ref: `#/components/schemas/${name}` },
        { type: 'object', properties: { dryRun: { type: 'boolean', default: false } } },
      ],
    },
    [`${name}Page`]: {
      type: 'object',
      properties: {
        items: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
        next: { type: ['string', 'null'], description: 'Cursor of the next page.' },
      },
    },
  };
}

function takeFields(random: Random): string[] {
  const start = random.between(0, FIELD_NAMES.length - 1);
  const count = random.between(4, 9);
  return Array.from({ length: count }, (_, index) => FIELD_NAMES[(start + index * 7) % FIELD_NAMES.length] ?? '');
}

/** The kind of a plain text field. */
const TEXT = 6;

function fieldSchema(name: string, random: Random): Data {
  const description = random.chance(0.5) ? prose(random, 1) : '';
  const kind = random.between(0, 6);
  // A `name` is always text, because examples show it.
  switch (name === 'name' ? TEXT : kind) {
    case 0:
      return { type: 'integer', minimum: 0, description, examples: [random.between(1, 9_999)] };
    case 1:
      return { type: 'number', multipleOf: 0.01, description };
    case 2:
      return { type: 'string', format: name.endsWith('At') ? 'date-time' : 'date', description };
    case 3:
      return { type: 'string', enum: ['open', 'draft', 'paid', 'void'], default: 'draft', description };
    case 4:
      return { type: 'boolean', description };
    case 5:
      return { type: 'array', items: { type: 'string', maxLength: 40 }, description };
    default:
      return { type: 'string', minLength: 1, maxLength: 200, description, example: `${name} ${random.between(1, 99)}` };
  }
}
