import { describe, expect, it } from 'vitest';
import { MAX_EXAMPLE_BYTES, toExampleText } from '../../../../worker/request/write/example-text.ts';

const noRefs = (): undefined => undefined;

const textOf = (value: unknown, mediaType: string, schema?: unknown, resolveRef: (ref: string) => unknown = noRefs) =>
  toExampleText(value, { mediaType, schema, resolveRef }).text;

const FORM = 'application/x-www-form-urlencoded';

const lines = (...text: string[]): string => text.join('\n');

describe('toExampleText()', () => {
  it.each([
    ['application/json', 'json'],
    ['application/xml', 'xml'],
    ['multipart/form-data', 'http'],
    ['application/x-www-form-urlencoded', 'text'],
    ['application/x-ndjson', 'json'],
    ['text/event-stream', 'text'],
    ['image/png', 'text'],
  ])('highlights %s as %s', (mediaType, language) => {
    expect(toExampleText({ a: 1 }, { mediaType, schema: {}, resolveRef: noRefs }).language).toBe(language);
  });

  it('is empty without a value', () => {
    expect(toExampleText(undefined, { mediaType: 'application/json', schema: {}, resolveRef: noRefs })).toEqual({
      text: '',
      language: 'text',
    });
  });

  const EVENTS = [{ data: 'one\ntwo' }, { event: 'add', id: '7', data: { n: 1 }, retry: 10 }];

  it.each<[what: string, type: string, value: unknown, text: string, schema?: object]>([
    ['JSON, indented', 'application/problem+json', { a: [1] }, lines('{', '  "a": [', '    1', '  ]', '}')],
    ['text that is JSON', 'application/json', '{"id":9007199254740993}', lines('{', '  "id": 9007199254740993', '}')],
    ['numbers unchanged', 'application/json', '{"p":1.10}', lines('{', '  "p": 1.10', '}'), { type: 'object' }],
    ['JSON in a string, as the schema says', 'application/json', '{"a":1}', '"{\\"a\\":1}"', { type: 'string' }],
    ['other text as a string', 'application/json', 'json', '"json"'],
    ['text that is almost JSON', 'application/json', '{"a": 1, ...}', '"{\\"a\\": 1, ...}"'],
    ['null', 'application/json', null, 'null'],
    ['a scalar', 'application/json', 0, '0'],
    ['names repeated for an array', FORM, { a: 1, b: ['x y', 'z'] }, 'a=1&b=x+y&b=z'],
    ['objects in a form as JSON', FORM, { c: { d: true } }, 'c=%7B%22d%22%3Atrue%7D'],
    ['form-encoded text', FORM, 'a=1&b=%22', 'a=1&b=%22'],
    ['a line for each item', 'application/x-ndjson', [{ a: 1 }, { a: 2 }], lines('{"a":1}', '{"a":2}')],
    ['one item', 'application/jsonl', { a: 1 }, '{"a":1}'],
    ['lines', 'application/jsonl', '{"a":1}\n{"a":2}\n', '{"a":1}\n{"a":2}\n'],
    ['the separator of RFC 7464', 'application/json-seq', [1, 2], lines('␞1', '␞2')],
    [
      'events if the items have event fields',
      'text/event-stream',
      EVENTS,
      lines('data: one', 'data: two', '', 'event: add', 'id: 7', 'retry: 10', 'data: {"n":1}', ''),
    ],
    ['data of other items', 'text/event-stream', { id: 1, name: 'x' }, 'data: {"id":1,"name":"x"}\n'],
    ['data of text', 'text/event-stream', 'hello', 'data: hello\n'],
    ['events as text', 'text/event-stream', 'data: a\n\ndata: b\n\n', 'data: a\n\ndata: b\n\n'],
  ])('writes %s (%s)', (_, mediaType, value, text, schema) => {
    expect(textOf(value, mediaType, schema)).toBe(text);
  });

  it('keeps text that is almost JSON if an object is expected', () => {
    const text = '{"a": 1, ...}';
    expect(textOf(text, 'application/json', { $ref: '#/A' }, () => ({ type: 'object' }))).toBe(text);
  });

  describe('multipart', () => {
    const schema = {
      properties: {
        file: { type: 'string', format: 'binary' },
        logo: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
        pages: { type: 'array', items: { type: 'string', format: 'binary' } },
      },
    };

    it('writes a part for each property, including files and JSON', () => {
      const parts = [
        ['Content-Disposition: form-data; name="id"', '', '7'],
        ['Content-Disposition: form-data; name="logo"; filename="logo.png"', 'Content-Type: image/png', '', '(binary)'],
        ['Content-Disposition: form-data; name="meta"', 'Content-Type: application/json', '', '{"a":1}'],
      ];
      expect(textOf({ id: 7, logo: 'iVBOR', meta: { a: 1 } }, 'multipart/form-data', schema)).toBe(
        lines(...parts.flatMap((part) => ['------boundary', ...part]), '------boundary--'),
      );
    });

    it('writes a part for each file of a list', () => {
      expect(textOf({ pages: ['a.pdf', 'string'] }, 'multipart/form-data', schema).match(/filename="[^"]*"/g)).toEqual([
        'filename="a.pdf"',
        'filename="pages.bin"',
      ]);
    });
  });

  describe('other media types', () => {
    it.each([
      ['hello\n', 'text/plain', 'hello\n'],
      [42, 'text/plain', '42'],
      ['a,b', 'text/csv', 'a,b'],
      ['abc', 'image/png', '(binary)'],
      [{}, 'application/octet-stream', '(binary)'],
      ['abc', '*/*', 'abc'],
      [{ a: 1 }, '*/*', '{\n  "a": 1\n}'],
      ['<svg/>', 'image/svg+xml', '<svg/>'],
      ['abc', '', 'abc'],
    ])('writes %o as %s', (value, mediaType, expected) => {
      expect(textOf(value, mediaType)).toBe(expected);
    });

    it('shows a file for a generic media type if the schema describes one', () => {
      expect(textOf('abc', '*/*', { type: 'string', format: 'binary' })).toBe('(binary)');
    });
  });

  describe('limits', () => {
    const JSON_TYPES = ['application/json', 'application/x-ndjson', 'text/event-stream'];
    const FORM_TYPES = ['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    const TYPES = [...JSON_TYPES, ...FORM_TYPES, 'text/plain', 'image/png', '*/*', ''];

    it.each(TYPES)('truncates %o at a line end, with a mark', (mediaType) => {
      for (const value of [
        Array.from({ length: 50_000 }, (_, id) => ({ id })),
        { a: 'é'.repeat(1e6) },
        'x\n'.repeat(1e6),
        '{"a":'.repeat(1e5),
      ]) {
        const text = textOf(value, mediaType);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_EXAMPLE_BYTES);
        if (text !== '(binary)') expect(text).toContain('…');
      }
    });

    it('truncates after a whole line', () => {
      const long = Array.from({ length: 50_000 }, (_, id) => id);
      expect(textOf(long, 'application/json')).toMatch(/^\[\n( {2}\d+,\n)+…$/);
    });

    it.each(TYPES)('terminates for recursive values and schemas: %o', (mediaType) => {
      const value: Record<string, unknown> = { name: 'a' };
      value.self = value;
      value.list = [value];
      const schema: Record<string, unknown> = { type: 'object', allOf: [{ $ref: '#/A' }] };
      schema.properties = { self: schema, list: { type: 'array', items: schema } };
      schema.anyOf = [schema, schema];
      expect(textOf(value, mediaType, schema, () => schema)).not.toBe('');
      expect(textOf(value, mediaType, { $ref: '#/A' }, (ref) => ({ $ref: ref }))).not.toBe('');
    });

    it.each(TYPES)('accepts any schema and any resolver: %o', (mediaType) => {
      const fail = (): never => {
        throw new Error('no such reference');
      };
      const wrong = { xml: 1, properties: [], items: true, allOf: {}, type: {} };
      for (const schema of [null, 1, 'x', [], { $ref: '#/A' }, { $ref: 1 }, wrong, true]) {
        for (const value of [null, 'x', 1n, [[]], { a: { b: [null] } }, new Date(Number.NaN)])
          expect(typeof textOf(value, mediaType, schema, fail)).toBe('string');
      }
    });
  });
});
