import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { ParsedDescription } from '../../../../build/openapi/core/parsed-description.ts';
import { DescriptionReader } from '../../../../build/openapi/read/description-reader.ts';
import { DescriptionText } from '../../../../build/openapi/read/text/description-text.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { isObject, type JsonObject, pointerToken } from '../../../../worker/request/value/json.ts';
import { named } from '../many.ts';

const YAML = readFileSync(new URL('../../../fixtures/whole-site/api/books.yaml', import.meta.url), 'utf8');
const ROOT = parseDescription('api.yaml', YAML).root;
const WRITTEN: [how: string, text: string][] = [
  ['YAML', YAML],
  ['YAML, indented by four', stringify(ROOT, { indent: 4, lineWidth: 40 })],
  ['YAML in quotes', stringify(ROOT, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'QUOTE_DOUBLE' })],
  ['JSON', JSON.stringify(ROOT, null, 2)],
  ['JSON, indented by tabs', JSON.stringify(ROOT, null, '\t')],
];

/** A description with these lines of paths. */
const paths = (lines: string): string => `openapi: 3.1.0\npaths:\n${lines}`;
const json = (lines: string): string => `{\n  "openapi": "3.1.0",\n  "paths": {\n${lines}\n  }\n}\n`;

describe('DescriptionReader', () => {
  it.each(WRITTEN)('reads %s like a full parse', (_how, text) => {
    expectSame(new DescriptionReader(), text);
  });

  it.each(WRITTEN)('returns unchanged members of %s as the same objects', (_how, text) => {
    const reader = new DescriptionReader();
    const before = read(reader, text).root;
    const after = read(reader, text.replace('Pay a bill', 'Settle a bill')).root;
    const paths = Object.keys(before.paths as JsonObject);
    const kept = paths.filter((path) => at(before, 'paths', path) === at(after, 'paths', path));
    expect(paths.length - kept.length).toBe(1);
    for (const name of Object.keys(at(before, 'components', 'schemas') as JsonObject))
      expect(at(after, 'components', 'schemas', name)).toBe(at(before, 'components', 'schemas', name));
  });

  it.each(['paths', 'components'])('reports a duplicate member of %s in JSON', (place) => {
    const members = '{\n    "/a": {\n      "get": {}\n    },\n    "/a": {\n      "put": {}\n    }\n  }';
    const { root, warnings } = read(new DescriptionReader(), `{\n  "openapi": "3.1.0",\n  "${place}": ${members}\n}\n`);
    expect(root[place]).toEqual({ '/a': { put: {} } });
    expect(warnings).toEqual([
      {
        position: { line: 7, column: 5 },
        message: 'Cannot read the API description: the key "/a" appears twice. Remove one of them.',
      },
    ]);
  });

  it('reports a duplicate key within a member', () => {
    const text = json('    "/a": {\n      "get": { "tags": [] },\n      "get": {}\n    },\n    "/b": {}');
    expect(read(new DescriptionReader(), text).warnings.map(({ position }) => position)).toEqual([
      { line: 6, column: 7 },
    ]);
  });

  it('ignores members inside strings', () => {
    const text = JSON.stringify({ openapi: '3.1.0', paths: { '/a': { description: '\n    "/a": {}' } } }, null, 2);
    expect(read(new DescriptionReader(), text).warnings).toEqual([]);
  });

  it('reuses members after a text that could not be read', () => {
    const reader = new DescriptionReader();
    const before = read(reader, YAML).root;
    expect(() => read(reader, 'a list')).toThrow();
    const [path = ''] = Object.keys(before.paths as JsonObject);
    expect(at(read(reader, YAML).root, 'paths', path)).toBe(at(before, 'paths', path));
  });

  it.each([
    ['a line break in quotes', paths('  /a:\n    summary: "one\n  /b:\n    two"\n')],
    ['a member within a string', "openapi: 3.1.0\ninfo:\n  title: 'x\npaths:\n  /a: 1\n'\nwebhooks:\n  b: {}\n"],
    ['an alias to another member', paths('  /a: &a { get: {} }\n  /b: *a\n')],
    ['a merge', paths('  <<: { /a: {} }\n  /b: {}\n')],
    ['two members with the same name', paths('  /a: { get: {} }\n  /a: { put: {} }\n')],
    ['numeric names', 'openapi: 3.1.0\ncomponents:\n  responses:\n    b: {}\n    10: {}\n    2: {}\n'],
    ['__proto__', 'openapi: 3.1.0\ncomponents:\n  schemas:\n    __proto__: { type: string }\n    B: {}\n'],
    ['a second document', paths('  /a: {}\n---\nopenapi: 3.0.0\n')],
    ['the end of a document', paths('  /a: {}\n...\n')],
    ['a directive', '%TAG ! tag:x:\n---\nopenapi: 3.1.0\npaths:\n  /a: {}\n'],
    [
      'comments and empty lines',
      '# a\nopenapi: 3.1.0\npaths: # b\n\n# c\n  # d\n  /a: # e\n    get: {}\n# f\n\n  /b: {}\n',
    ],
    ['a block text that keeps empty lines', paths('  /a:\n    x: |+\n      y\n\n\n  /b: {}\n')],
    ['a tab', paths('  /a: {}\n\t\n  /b: {}\n')],
    ['keys with colons and quotes', paths('  /a:b: {}\n  "/c: d": {}\n  \'/e\' : {}\n  /f"g: {}\n')],
    ['non-ASCII letters', paths('  /größe: { get: { summary: à } }\n  /日本 : {}\n')],
    ['unusual indentation', paths('   /a: {}\n  /b: {}\n')],
    ['a list instead of members', paths('- a\n- b\n')],
    ['a numeric version', paths('  /a: {}\ninfo:\n  version: 1.10\n')],
    ['JSON of one line', JSON.stringify(ROOT)],
    ['an extra comma', json('    "/a": {},\n    "/b": {},')],
    ['a missing comma', json('    "/a": {}\n    "/b": {}')],
    ['a missing brace', json('    "/a": {,\n    "/b": {} },\n    "/c": {}')],
    ['members nested more deeply than their indentation suggests', json('    "/a": {\n    "get": {} }')],
    ['several members on a line', json('    "/a": {}, "/b": {},\n    "/c": {}')],
    ['escapes in names', json('    "/\\u0061\\"": {},\n    "/\\\\": {}')],
    ['large integers', json('    "/a": 12345678901234567890,\n    "/b": 1')],
  ])('reads a text with %s like a full parse', (_what, text) => {
    const reader = new DescriptionReader();
    expectSame(reader, text);
    for (const other of [YAML, JSON.stringify(ROOT, null, 2)]) expectSame(reader, other);
    expectSame(reader, text);
  });

  it.each(WRITTEN)('reads %s after any edit like a full parse', (_how, text) => {
    const reader = new DescriptionReader();
    let edited = text;
    for (let step = 0; step < 12; step++) {
      const random = randomOf(step);
      // Most random edits make the text invalid; some make it valid again.
      if (random(3) === 0) edited = text;
      const offset = random(edited.length);
      const line = edited.indexOf('\n', offset) + 1;
      const cut = random(4) === 0 ? 1 + random(40) : 0;
      const place = random(2) === 0 ? line : offset;
      edited = edited.slice(0, place) + (FAULTS[random(FAULTS.length)] ?? '') + edited.slice(place + cut);
      expectSame(reader, edited);
    }
  });

  it.each([
    ['JSON', (root: JsonObject) => JSON.stringify(root, null, 1)],
    ['YAML', (root: JsonObject) => stringify(root)],
  ])('keeps no previous %s in memory', (_how, write) => {
    const summary = 'A text of some length.'.repeat(40);
    const paths = named('/path-', 1_000, () => ({ get: { summary } }));
    let text = write({ openapi: '3.1.0', paths });
    const reader = new DescriptionReader();
    read(reader, text);
    const before = usedMegabytes();
    for (let step = 0; step < 15; step++) {
      text = text.replace(new RegExp(`(/path-${step}\\b[^]*?)A text`), '$1An edit');
      read(reader, text);
    }
    // Each text has a megabyte.
    expect(usedMegabytes() - before).toBeLessThan(10);
  });

  it('reads many similar lines in linear time', () => {
    const started = process.cpuUsage();
    for (const text of [
      `paths:\n  /a${' '.repeat(1_000_000)}b: 1\n`,
      `{${'\n '.repeat(500_000)}"paths": {}}`,
      `${'"a'.repeat(500_000)}`,
    ])
      expect(() => read(new DescriptionReader(), text)).not.toThrow(RangeError);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
  });
});

const FAULTS = [
  ...`"'|\n| |  |:|: |{|}|[|]|,|#| #|- |---\n|...\n|&a |*a|\t|\\|x|? |%TAG\n|\n"|__proto__: 1\n|<<: |12345678901234567890|à|`.split(
    '|',
  ),
  ...[
    '|\n',
    '"x": 1,\n',
    '    "x": {\n',
    '  },\n',
    '  /x:\n    get: {}\n',
    'paths:\n',
    'components:\n  schemas:\n    A: {}\n',
  ],
];

/** Memory that cannot be freed. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What the first collection finds unused may hold more, which only the next one frees.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

function read(reader: DescriptionReader, text: string): ParsedDescription {
  return reader.read(DescriptionText.of('api', text));
}

/** Expects the same data in the same order with the same positions, or the same error. */
function expectSame(reader: DescriptionReader, text: string): void {
  const whole = attempt(() => parseDescription('api', text));
  const own = attempt(() => read(reader, text));
  expect(own.fault).toEqual(whole.fault);
  if (own.parsed === undefined || whole.parsed === undefined) return;
  expect(own.parsed.root).toStrictEqual(whole.parsed.root);
  expect(keysIn(own.parsed.root)).toEqual(keysIn(whole.parsed.root));
  expect(own.parsed.warnings).toEqual(whole.parsed.warnings);
  expect(own.parsed.yaml).toEqual(whole.parsed.yaml);
  const pointers = [
    ...pointersIn(whole.parsed.root, '#'),
    '#/paths/nowhere/get',
    '#/nowhere',
    '#/components/schemas/No',
  ];
  const members = pointers.filter((pointer) => /^#\/(?:paths|components\/schemas)\/./.test(pointer));
  for (const wanted of [pointers, ['#', ...members], []])
    expect(own.parsed.locate(wanted)).toEqual(whole.parsed.locate(wanted));
}

function attempt(parse: () => ParsedDescription): { parsed?: ParsedDescription; fault?: string } {
  try {
    return { parsed: parse() };
  } catch (error) {
    return { fault: String(error) };
  }
}

function at(root: JsonObject, ...keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);
}

function keysIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([key, member]) => [key, keysIn(member)]);
}

function* pointersIn(value: unknown, pointer: string): Generator<string> {
  yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) yield* pointersIn(member, `${pointer}/${pointerToken(key)}`);
}

/** Numbers below a limit, the same for each seed. */
function randomOf(seed: number): (bound: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
