import { describe, expect, it } from 'vitest';
import { toSampleBody } from '../../../../worker/request/samples/body.ts';
import type { SampleBody } from '../../../../worker/request/samples/sample-request.ts';

function bodyOf(value: unknown, mediaType: string, schema: unknown = {}): SampleBody {
  return toSampleBody(value, { mediaType, schema, resolveRef: () => undefined });
}

const JSON_TYPE = 'application/json';

describe('toSampleBody()', () => {
  it('returns JSON, with all digits of large integers', () => {
    const json = '{"id":9007199254740993}';
    expect(bodyOf({ id: 9007199254740993n }, JSON_TYPE)).toEqual({ kind: 'json', mediaType: JSON_TYPE, json });
  });

  it('keeps text that is JSON, and encodes other text as a JSON string', () => {
    expect(bodyOf('{"p": 1.10}', 'application/json')).toMatchObject({ kind: 'json', json: '{"p": 1.10}' });
    expect(bodyOf('json', 'application/json')).toMatchObject({ kind: 'json', json: '"json"' });
  });

  it('sends text that is almost JSON as text', () => {
    const body = bodyOf('{...}', JSON_TYPE, { type: 'object' });
    expect(body).toEqual({ kind: 'text', mediaType: JSON_TYPE, text: '{...}' });
  });

  it.each<[range: string, value: unknown, kind: string, mediaType: string, schema?: object]>([
    ['*/*', { id: 1 }, 'json', 'application/json'],
    ['application/*', [1], 'json', 'application/json'],
    ['*/*', 'Hello', 'text', 'text/plain'],
    ['text/*', 'Hello', 'text', 'text/plain'],
    ['application/*+json', { id: 1 }, 'json', 'application/json'],
    ['*/*+json', { id: 1 }, 'json', 'application/json'],
    ['application/vnd.*+json', { id: 1 }, 'json', 'application/json'],
    ['application/vnd.*', { id: 1 }, 'json', 'application/json'],
    ['application/*+xml; charset=utf-8', { id: 1 }, 'text', 'application/xml'],
    ['application/*', 'Hello', 'file', 'application/octet-stream'],
    ['image/*', 'a', 'file', 'image/png'],
    ['x-own/*', 'a', 'text', 'x-own/*'],
    ['*/*', 'a', 'file', 'application/octet-stream', { type: 'string', format: 'binary' }],
  ])('sends a type of the range %s: %j', (range, value, kind, mediaType, schema) => {
    expect(bodyOf(value, range, schema)).toMatchObject({ kind, mediaType });
  });

  it('truncates JSON to valid JSON', () => {
    const long = Array.from({ length: 50_000 }, (_, id) => ({ id }));
    for (const value of [long, JSON.stringify(long)]) {
      const body = bodyOf(value, 'application/json');
      const json = body.kind === 'json' ? body.json : '';
      expect(json.length).toBeLessThan(64 * 1024);
      expect(JSON.parse(json)[0]).toEqual({ id: 0 });
    }
  });

  it('returns the fields of a form unencoded', () => {
    const fields = [
      { name: 'a', value: '1 &' },
      { name: 'b', value: 'x' },
      { name: 'b', value: 'y' },
      { name: 'c', value: '{"d":1}' },
    ];
    const form = 'application/x-www-form-urlencoded';
    expect(bodyOf({ a: '1 &', b: ['x', 'y'], c: { d: 1 } }, form)).toMatchObject({ kind: 'form', fields });
    expect(bodyOf('a=1+%26&b=x', form)).toMatchObject({ kind: 'form', fields: fields.slice(0, 2) });
  });

  it.each([
    ['format: binary', { type: 'string', format: 'binary' }, 'f.bin', null],
    ['type: file (Swagger)', { type: 'file' }, 'f.bin', null],
    ['contentMediaType', { type: 'string', contentMediaType: 'image/png' }, 'f.png', 'image/png'],
    [
      'contentEncoding',
      { type: 'string', contentEncoding: 'base64', contentMediaType: 'text/plain' },
      'f.txt',
      'text/plain',
    ],
    ['a nullable file', { type: ['string', 'null'], contentMediaType: 'application/pdf' }, 'f.pdf', 'application/pdf'],
    ['a file by allOf', { allOf: [{ format: 'binary' }] }, 'f.bin', null],
  ])('detects a file by %s', (_, schema, fileName, mediaType) => {
    expect(bodyOf({ f: 'string' }, 'multipart/form-data', { properties: { f: schema } })).toMatchObject({
      kind: 'multipart',
      parts: [{ kind: 'file', name: 'f', fileName, mediaType }],
    });
  });

  it('sets the media type of multipart fields that are not plain text', () => {
    const schema = { properties: { html: { type: 'string', contentMediaType: 'text/html' } } };
    expect(
      bodyOf({ id: 1, none: null, tags: ['a', 'b'], meta: { a: 1 }, html: '<p>' }, 'multipart/form-data', schema),
    ).toMatchObject({
      parts: [
        { kind: 'field', name: 'id', value: '1', mediaType: null },
        { kind: 'field', name: 'none', value: '', mediaType: null },
        { kind: 'field', name: 'tags', value: 'a', mediaType: null },
        { kind: 'field', name: 'tags', value: 'b', mediaType: null },
        { kind: 'field', name: 'meta', value: '{"a":1}', mediaType: 'application/json' },
        { kind: 'field', name: 'html', value: '<p>', mediaType: 'text/html' },
      ],
    });
  });

  it('includes the boundary of a multipart body that is given as text', () => {
    const text = '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--abc--';
    const mediaType = 'multipart/form-data; boundary="abc"';
    expect(bodyOf(text, 'multipart/form-data')).toEqual({ kind: 'text', mediaType, text });
  });

  it.each([
    ['image/png', 'file.png'],
    ['image/jpeg', 'file.jpg'],
    ['application/octet-stream', 'file.bin'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'file.xlsx'],
  ])('sends %s from a file', (mediaType, fileName) => {
    expect(bodyOf('string', mediaType)).toEqual({ kind: 'file', mediaType, fileName });
  });

  it('takes the file name from the value', () => {
    expect(bodyOf('logo v2.svgz', 'image/x-any')).toMatchObject({ fileName: 'logo v2.svgz' });
    expect(bodyOf('../../etc/passwd.txt', 'image/x-any')).toMatchObject({ fileName: 'file.bin' });
  });

  it('sends everything else as text', () => {
    const text = expect.stringContaining('<a>1</a>');
    expect(bodyOf({ a: 1 }, 'application/xml')).toMatchObject({ kind: 'text', text });
    expect(bodyOf([1, 2], 'application/json-seq')).toMatchObject({ kind: 'text', text: '\u001e1\n\u001e2' });
    expect(bodyOf('hello', 'text/plain')).toMatchObject({ kind: 'text', text: 'hello' });
    expect(bodyOf(undefined, 'text/plain')).toMatchObject({ kind: 'text', text: '' });
  });
});
