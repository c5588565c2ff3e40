import { describe, expect, it } from 'vitest';
import type { TryItContent } from '../../../../worker/forms/exchange/record.ts';
import { readBodyValue } from '../../../../worker/forms/read/body-value.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    pages: { type: 'integer' },
    tags: { type: 'array', items: { type: 'integer' } },
    codes: { type: 'array', items: { type: 'string' } },
    author: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } },
    size: { type: 'object', properties: { width: { type: 'integer' } } },
    file: { type: 'string', format: 'binary' },
  },
};

const encoding = { contentType: null, style: null, explode: null, allowReserved: false, headers: [] };

function read(type: string, body: string, content: Partial<TryItContent> = {}): unknown {
  const bytes = new TextEncoder().encode(body);
  return readBodyValue({ type, schema: SCHEMA, ...content }, type, bytes, () => undefined)?.value ?? null;
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary="b"';

function multipart(...parts: readonly string[]): string {
  return [...parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`), '--b--\r\n'].join('');
}

describe('readBodyValue()', () => {
  it('reads a form according to its schema', () => {
    expect(read(FORM, 'title=a+b%C3%A4&pages=3&tags=1&tags=2&author={"age":4}&other=x')).toEqual({
      title: 'a bä',
      pages: 3,
      tags: [1, 2],
      author: { age: 4 },
      other: 'x',
    });
  });

  it('reads a form according to its encoding', () => {
    const byName = {
      author: { ...encoding, style: 'deepObject', explode: true },
      size: { ...encoding, style: 'form', explode: true },
      tags: { ...encoding, style: 'form', explode: false },
      codes: { ...encoding, style: 'pipeDelimited', explode: false },
    };
    const body = 'author[name]=x&author[age]=4&width=5&tags=1,2&codes=a|b';
    const expected = { author: { name: 'x', age: 4 }, size: { width: 5 }, tags: [1, 2], codes: ['a', 'b'] };
    expect(read(FORM, body, { encoding: { byName } })).toEqual(expected);
    const codes = { ...encoding, style: 'tabDelimited', explode: false };
    const tabbed = { encoding: { byName: { ...byName, codes } } };
    expect(read(FORM, body.replace('|', '%09'), tabbed)).toEqual(expected);
  });

  it('reads an object whose members are one text', () => {
    const byName = {
      author: { ...encoding, style: 'form', explode: false },
      size: { ...encoding, style: 'spaceDelimited', explode: false },
    };
    const value = { author: { name: 'x', age: 4 }, size: { width: 5 } };
    expect(read(FORM, 'author=name,x,age,4&size=width%205', { encoding: { byName } })).toEqual(value);
  });

  it('keeps a value of the wrong type for validation', () => {
    expect(read(FORM, 'pages=many&author=x')).toEqual({ pages: 'many', author: 'x' });
  });

  it('reads the parts of a multipart body', () => {
    const body = multipart(
      'name="title"\r\n\r\nDune\r\n\r\n2',
      'name="tags"\r\n\r\n1',
      'name="tags"\r\n\r\n2',
      'name="author"\r\nContent-Type: application/json\r\n\r\n{"name":"ä"}',
      'name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0000--bytes',
    );
    expect(read(MULTIPART, `preamble\r\n${body}epilogue`)).toEqual({
      title: 'Dune\r\n\r\n2',
      tags: [1, 2],
      author: { name: 'ä' },
      file: '\u0000--bytes',
    });
  });

  it.each([
    [MULTIPART, '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
    [MULTIPART, 'nothing'],
    [MULTIPART, multipart('name="a"')],
    ['multipart/form-data', multipart('name="a"\r\n\r\n1')],
    ['application/json', '{'],
    ['application/xml', '<a>'],
    ['application/x-ndjson', '{}\n{'],
  ])('rejects %s: %j', (type, body) => {
    expect(read(type, body)).toBeNull();
  });

  it('reads lines as the described list', () => {
    const content = { schema: { type: 'array', items: { type: 'object' } } };
    expect(read('application/x-ndjson', '{"a":1}\n\n{"a":2}\n', content)).toEqual([{ a: 1 }, { a: 2 }]);
    const records = '\u001e{"a":1}\n\u001e{\n  "a":\n  2\n}\n\u001e\u001e{"a":3}\n';
    for (const type of ['application/json-seq', 'application/geo+json-seq'])
      expect(read(type, records, content)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  it.each(['\n', '\r', '\r\n'])('reads events of several lines that end with %j', (end) => {
    const content = { schema: { type: 'array', items: { type: 'object' } } };
    const lines = ['event: a', 'data: {"a":', 'data: 1}', 'id: 1', '', '', 'data: {"a":2}', ''];
    expect(read('text/event-stream', lines.join(end), content)).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
