import { describe, expect, it } from 'vitest';
import { compileDescription, compileOne, withOperation } from '../../../build/openapi/api-fixture.ts';

/** The body as a page shows it, and as curl sends it. */
function bodyOf(
  mediaType: string,
  more: Record<string, unknown>,
): { example: string; curl: string; encoding: string[] } {
  const content = { [mediaType]: more };
  const config = { samples: [{ language: 'curl' }] };
  const { requestBody, samples } = compileOne(withOperation({ requestBody: { content } }), config);
  const [shown] = requestBody?.content ?? [];
  return {
    example: shown?.examples[0]?.text ?? '',
    curl: samples[0]?.groups.find(({ id }) => id === 'curl')?.samples[0]?.code ?? '',
    encoding: shown?.encoding.map(({ label, value }) => `${label}: ${value}`) ?? [],
  };
}

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';

describe('the encoding of a form', () => {
  it.each<[string, Record<string, unknown>, unknown, string]>([
    ['nothing', {}, ['a', 'b'], 't=a&t=b'],
    ['explode: false', { explode: false }, ['a', 'b'], 't=a%2Cb'],
    ['spaces', { style: 'spaceDelimited', explode: false }, ['a', 'b'], 't=a+b'],
    ['pipes', { style: 'pipeDelimited', explode: false }, ['a', 'b'], 't=a%7Cb'],
    ['deepObject', { style: 'deepObject' }, { x: 1, y: 2 }, 't%5Bx%5D=1&t%5By%5D=2'],
    ['exploded members', { style: 'form' }, { x: 1, y: 2 }, 'x=1&y=2'],
    ['JSON', { contentType: 'application/json' }, 'a', 't=%22a%22'],
    ['a style, which overrides the media type', { style: 'form', contentType: 'application/json' }, 'a', 't=a'],
  ])('is applied: %s', (_, encoding, value, expected) => {
    expect(bodyOf(FORM, { example: { t: value }, encoding: { t: encoding } }).example).toBe(expected);
  });

  it('is applied in samples too', () => {
    const encoding = { t: { style: 'pipeDelimited', explode: false } };
    expect(bodyOf(FORM, { example: { t: ['a', 'b'] }, encoding }).curl).toContain("'t=a|b'");
  });
});

describe('the encoding of parts', () => {
  it('leaves files as they are, and says nothing about a default style', () => {
    const file = { type: 'string', format: 'binary' };
    const style = { style: 'form' };
    const { example, curl, encoding } = bodyOf(PARTS, {
      schema: { properties: { one: file, list: { type: 'array', items: file }, name: { type: 'string' } } },
      example: { one: 'a.png', list: ['b.png', 'c.png'], name: 'x' },
      encoding: { one: style, list: style, name: style },
    });
    for (const name of ['a.png', 'b.png', 'c.png']) expect(example).toContain(`filename="${name}"`);
    expect(curl).toContain("'one=@a.png'");
    expect(encoding).toEqual([]);
  });

  it.each([FORM, PARTS])('says that a style changes an object, which is JSON otherwise: %s', (mediaType) => {
    const schemas = { place: { type: 'object' }, tags: { type: 'array', items: { type: 'object' } }, any: {} };
    const properties = { ...schemas, id: { type: 'integer' }, ids: { type: 'array', items: { type: 'integer' } } };
    const encoding = Object.fromEntries(Object.keys(properties).map((name) => [name, { style: 'form' }]));
    const body = { schema: { allOf: [{ properties }] }, example: { place: { lat: 1 }, id: 2 } };
    expect(bodyOf(mediaType, { ...body, encoding }).encoding).toEqual([
      'place: style form',
      'tags: style form',
      'any: style form',
    ]);
    expect(bodyOf(mediaType, body).example).not.toBe(bodyOf(mediaType, { ...body, encoding }).example);
  });

  it('sets the media type of each part', () => {
    const { example, curl } = bodyOf(PARTS, {
      schema: { properties: { file: { type: 'string', format: 'binary' }, meta: { xml: { name: 'meta' } } } },
      example: { file: 'a.png', meta: { a: 1 }, note: 'x', list: [1, 2] },
      encoding: {
        file: { contentType: 'image/*, image/png' },
        meta: { contentType: 'application/xml' },
        note: { contentType: 'application/json' },
        list: { contentType: 'text/plain' },
      },
    });
    expect(example).toContain('filename="a.png"\nContent-Type: image/png');
    expect(example).toMatch(/name="meta"\nContent-Type: application\/xml\n\n<\?xml[\s\S]*<meta>/);
    expect(example).toContain('name="note"\nContent-Type: application/json\n\n"x"');
    expect(example.match(/name="list"\nContent-Type: text\/plain/g)).toHaveLength(2);
    expect(curl).toContain(';type=image/png');
  });

  it('writes fields in their style', () => {
    const encoding = { t: { style: 'form', explode: false } };
    expect(bodyOf(PARTS, { example: { t: ['a', 'b'] }, encoding }).example).toContain('name="t"\n\na,b\n');
  });

  it('applies by position if parts have no names (OpenAPI 3.2)', () => {
    const { example, curl, encoding } = bodyOf('multipart/mixed', {
      schema: { type: 'array' },
      example: [{ a: 1 }, 'x', 'y'],
      prefixEncoding: [{ contentType: 'application/json' }],
      itemEncoding: { contentType: 'text/markdown' },
    });
    expect(example.match(/Content-Type: .*/g)).toEqual([
      'Content-Type: application/json',
      'Content-Type: text/markdown',
      'Content-Type: text/markdown',
    ]);
    expect(encoding).toEqual(['Part 1: application/json', 'Each part: text/markdown']);
    expect(`${example}${curl}`).not.toMatch(/name=|Disposition/);
  });

  it.each([null, 5, 'x', [], { t: null }, { t: 5 }, { t: { style: 5, explode: 'x', contentType: {}, headers: 5 } }])(
    'is ignored if it is invalid: %j',
    (encoding) => {
      expect(
        bodyOf(FORM, { example: { t: ['a', 'b'] }, encoding, prefixEncoding: encoding, itemEncoding: encoding })
          .example,
      ).toBe('t=a&t=b');
    },
  );
});

describe('the headers of a part', () => {
  it('are sent with it, and shown in the example', () => {
    const headers = {
      'X-Checksum': { schema: { type: 'string' }, example: 'abc' },
      'X-Kind': { required: true, schema: { type: 'string' } },
      'Content-Type': { schema: { const: 'text/html' } },
      'Bad name': { example: 'x' },
    };
    const { example, curl, encoding } = bodyOf(PARTS, {
      schema: { type: 'object', properties: { logo: { type: 'string', format: 'binary' } } },
      encoding: { logo: { contentType: 'image/png', headers } },
    });
    expect(example).toContain('Content-Type: image/png\nX-Checksum: abc\nX-Kind: {X-Kind}\n\n');
    expect(curl).toContain(`'logo=@logo.png;type=image/png;headers="X-Checksum: abc";headers="X-Kind: {X-Kind}"'`);
    expect(encoding).toEqual(['logo: image/png']);
  });

  it('are described like response headers', () => {
    const headers = {
      'X-Checksum': { description: 'Of the *bytes*.', required: true, schema: { type: 'string' }, example: 'abc' },
      'Content-Type': { description: 'Not here.' },
    };
    const content = { [PARTS]: { schema: { type: 'object' }, encoding: { logo: { headers } } } };
    const { html, markdown, faults } = compileDescription(withOperation({ requestBody: { content } }));
    expect(html('/api/a')).toMatch(/<dt>logo<\/dt><dd><ul class="fields"><li id="[^"]*-X-Checksum">.*Of the <em>bytes/);
    expect(html('/api/a')).not.toContain('Not here');
    expect(faults).toEqual([]);
    expect(markdown('/api/a')).toContain(
      '- `logo`\n  - `X-Checksum` string required: Of the *bytes*. Example `"abc"`.',
    );
  });
});

describe('parts that are described only by their items', () => {
  it('are files if the item is a file', () => {
    const itemSchema = { type: 'string', contentMediaType: 'application/pdf' };
    const itemEncoding = { contentType: 'application/pdf' };
    const { example, curl } = bodyOf('multipart/mixed', { itemSchema, itemEncoding });
    expect(example).toMatch(
      /Disposition: attachment; filename="file\.pdf"\nContent-Type: application\/pdf\n\n\(binary\)/,
    );
    expect(curl).toContain('@file.pdf');
  });
});
