/** A request to the mock that is expensive to check: a body up to a number of bytes, and the schema that it matches. */
export interface MockBody {
  readonly name: string;
  readonly type: string;
  readonly schema: object;
  readonly encoding?: object;
  readonly $defs?: object;
  readonly text: (maxBytes: number) => string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'b';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Schemas in a form have at most 8 KiB, so this is about as many as fit. */
const NAMES = Array.from({ length: 300 }, (_, index) => `n${index}`);
const PROPERTIES = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }]));
const BRANCHES = NAMES.map((name) => ({ required: [name] }));
const NODE = { $ref: '#/$defs/Node' };

/** Bodies that repeat the most expensive thing of each check or reader. */
export const MOCK_BODIES: readonly MockBody[] = [
  json('a list of numbers', { items: { type: 'integer' } }, list('1')),
  json('a list of anything', {}, list('1')),
  json('patterns', { items: { pattern: '^[a-z]*[a-z]*[a-z]*$' } }, list(`"${'a'.repeat(60)}9"`)),
  json('a costly pattern', { items: { pattern: 'a*a*a*b' } }, list(`"${'a'.repeat(300)}"`)),
  json('short patterns', { items: { pattern: '^[a-z]+$' } }, list('"a"')),
  json('enums in alternatives', { items: { oneOf: [{ enum: NAMES }, { type: 'string' }] } }, list('"x"')),
  json('enums of objects', { items: { oneOf: [{ enum: NAMES.map((name) => [name]) }, {}] } }, list('[]')),
  json('alternatives of a list', { items: { oneOf: BRANCHES } }, list('{}')),
  json('alternatives of an object', { oneOf: nest(BRANCHES) }, members),
  json('alternatives of a text', { oneOf: nest([{ minLength: 1e6 }]) }, (max) => JSON.stringify('x'.repeat(max - 2))),
  json('required names', { items: { required: NAMES } }, list('{}')),
  { ...json('nested unique lists', NODE, nestedLists), $defs: { Node: { uniqueItems: true, items: NODE } } },
  json(
    'unique lists in alternatives',
    { oneOf: nest([{ uniqueItems: true, minItems: 5000 }]) },
    (max) => `[${digits(max)}]`,
  ),
  form('fields of no property', { properties: PROPERTIES }, repeat('a&')),
  form('members of one object', { properties: { o: { type: 'object', properties: PROPERTIES } } }, manyMembers),
  {
    ...form('members of exploded objects', { properties: objects() }, repeat('a&')),
    encoding: { byName: Object.fromEntries(NAMES.map((name) => [name, { style: 'form', explode: true }])) },
  },
  { name: 'parts', type: MULTIPART_TYPE, schema: { properties: PROPERTIES }, text: parts('', '') },
  {
    name: 'parts of XML',
    type: MULTIPART_TYPE,
    schema: { properties: { n: { oneOf: BRANCHES } } },
    text: parts('Content-Disposition: form-data; name=n\r\nContent-Type: text/xml', '<a/>'),
  },
  xml('elements of a list', { properties: { a: { items: { type: 'string' } } } }, '<a/>'),
  xml('elements of no property', {}, '<a/>'),
  xml('elements of large objects', { additionalProperties: { properties: PROPERTIES } }, '<a/>'),
  xml('alternatives of elements', { additionalProperties: { oneOf: BRANCHES } }, '<a/>'),
  xml('alternatives of a document', { oneOf: BRANCHES, additionalProperties: { properties: PROPERTIES } }, '<a/>'),
  { ...xml('nested alternatives', NODE, '<a><a><a><a><a/></a></a></a></a>'), $defs: { Node: nestedAlternatives() } },
];

function json(name: string, schema: object, text: MockBody['text']): MockBody {
  return { name: `JSON: ${name}`, type: JSON_TYPE, schema, text };
}

function form(name: string, schema: object, text: MockBody['text']): MockBody {
  return { name: `form: ${name}`, type: FORM_TYPE, schema, text };
}

function xml(name: string, schema: object, element: string): MockBody {
  const text = (max: number): string => `<r>${repeat(element)(max - 7)}</r>`;
  return { name: `XML: ${name}`, type: 'application/xml', schema: { type: 'object', ...schema }, text };
}

function repeat(text: string): MockBody['text'] {
  return (max) => text.repeat(Math.floor(max / text.length));
}

function list(item: string): MockBody['text'] {
  return (max) => `[${repeat(`${item},`)(max - item.length - 2)}${item}]`;
}

function digits(max: number): string {
  return Array.from({ length: 1_000 }, (_, index) => index)
    .join()
    .slice(0, max - 2);
}

function members(max: number): string {
  return `{${Array.from({ length: Math.floor(max / 9) }, (_, index) => `"${index.toString(36)}":1`).join()}}`;
}

function manyMembers(max: number): string {
  return repeat(NAMES.map((name) => `o[${name}]=`).join('&'))(max);
}

function nestedLists(max: number): string {
  return `${'['.repeat(60)}${repeat('[],')(max - 122)}[]${']'.repeat(60)}`;
}

function parts(headers: string, content: string): MockBody['text'] {
  const part = `--${BOUNDARY}\r\n${headers}${headers === '' ? '' : '\r\n'}\r\n${content}\r\n`;
  return (max) => `${repeat(part)(max - 10)}--${BOUNDARY}--\r\n`;
}

/** Alternatives within alternatives, so that each one is tried many times. */
function nest(branches: readonly object[]): object[] {
  return Array.from({ length: 100 }, () => ({
    oneOf: branches.length === 1 ? Array(100).fill(branches[0]) : branches,
  }));
}

function objects(): object {
  return Object.fromEntries(NAMES.map((name) => [name, { type: 'object', properties: { m: {} } }]));
}

function nestedAlternatives(): object {
  return { oneOf: [{ required: ['x'] }, { required: ['y'] }, {}], type: 'object', properties: { a: NODE } };
}
