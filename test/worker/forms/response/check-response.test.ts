import { describe, expect, it } from 'vitest';
import type { TryItResponses } from '../../../../worker/forms/exchange/record.ts';
import { checkResponse } from '../../../../worker/forms/response/check-response.ts';

const BOOK = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const content = (...types: readonly string[]): TryItResponses['responses'][string] => ({
  content: types.map((type) => ({ type, schema: BOOK, examples: [] })),
});
const ANSWERS: TryItResponses = {
  responses: {
    200: content('application/json', 'application/xml'),
    203: {
      content: [
        ...content('*/*').content,
        { type: 'Text/*; q=1', schema: { type: 'integer' }, examples: [] },
        { type: 'text/a', schema: { type: 'boolean' }, examples: [] },
      ],
    },
    204: content(),
    205: content('application/json'),
    '4XX': content('application/*'),
    202: {
      content: [{ type: 'application/x-ndjson', schema: { type: 'array', items: BOOK }, examples: [] }],
    },
  },
  $defs: {},
};

function check(body: string, type = 'application/json', status = 200, method = 'GET'): string[] | null {
  const bytes = new TextEncoder().encode(body);
  const verdict = checkResponse({ method, status, type, headers: [], bytes }, ANSWERS);
  return verdict?.faults.map(({ pointer, keyword, found }) => `${pointer} ${keyword} ${found}`) ?? null;
}

describe('checkResponse()', () => {
  it.each<[string, Parameters<typeof check>, string[] | null]>([
    ['the described response', ['{"id":1}'], []],
    ['a wrong type', ['{"id":"secret"}'], ['/id type string']],
    ['a missing field', ['{}'], ['/id required undefined']],
    ['an undescribed field', ['{"id":1,"extra":"secret"}'], ['/extra undocumented string']],
    ['XML', ['<a><id>1</id></a>', 'text/xml; charset=utf-8'], [' contentType text/xml']],
    ['XML under its name', ['<a><id>1</id></a>', 'application/xml'], []],
    ['an error in XML', ['<a><id>x</id></a>', 'application/xml'], ['/id type string']],
    ['another media type', ['<html>', 'text/html'], [' contentType text/html']],
    ['a range of media types', ['{"id":1}', 'application/problem+json', 404], []],
    ['the most specific range', ['x', 'text/plain', 203], [' type string']],
    ['a type before its ranges', ['7', 'text/a; charset=utf-8', 203], [' type string']],
    ['the range of all types last', ['{}', 'application/json', 203], ['/id required undefined']],
    ['invalid JSON', ['<html>'], [' syntax body']],
    ['no body', [''], [' required body']],
    ['no body for HEAD', ['', '', 200, 'HEAD'], []],
    ['an undescribed body', ['x', 'text/plain', 204], []],
    ['lines', ['{"id":1}\n{"id":"x"}\n', 'application/x-ndjson', 202], ['/1/id type string']],
    ['no body for 205', ['', '', 205], []],
    ['an undescribed status', ['{}', 'application/json', 500], null],
  ])('%s', (_, given, expected) => {
    expect(check(...given)).toEqual(expected);
  });
});

const EVENT = { type: 'object', properties: { data: { type: 'string', pattern: '^ok' } }, required: ['data'] };

describe('checkResponse() of a described response', () => {
  const verdict = (
    given: { body: string | Uint8Array; type: string; headers?: Record<string, string>; hidesHeaders?: boolean },
    schema: unknown,
    headers: TryItResponses['responses'][string]['headers'] = [],
  ): string[] => {
    const { body, type, hidesHeaders = false } = given;
    const result = checkResponse(
      {
        method: 'GET',
        status: 200,
        type,
        headers: Object.entries(given.headers ?? {}).map(([name, value]) => ({ name, value })),
        hidesHeaders,
        bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      },
      { responses: { 200: { content: [{ type: '*/*', schema, examples: [] }], headers } }, $defs: {} },
    );
    return [
      ...(result?.faults ?? []).map(({ pointer, keyword }) => `${pointer} ${keyword}`),
      ...(result?.unchecked ?? []).map(({ keyword, rule }) => `unchecked ${keyword} ${rule}`),
    ];
  };
  const latin1 = Uint8Array.from('{"id":"caf\u00e9"}', (one) => one.charCodeAt(0));
  const CAFE = { properties: { id: { enum: ['caf\u00e9'] } } };
  const JSON_TYPE = 'application/json';

  it.each<[string, Parameters<typeof verdict>[0], unknown, string[]]>([
    ['text in latin-1', { body: latin1, type: `${JSON_TYPE}; charset=iso-8859-1` }, CAFE, []],
    ['text in an unknown charset', { body: latin1, type: `${JSON_TYPE}; charset=x` }, CAFE, ['unchecked charset x']],
    ['lines with the schema of one', { body: '{"id":"x"}\n', type: 'application/jsonl' }, BOOK, ['/0/id type']],
    [
      'events',
      { body: 'data: ok\n\ndata: no\n\n', type: 'text/event-stream' },
      { type: 'array', items: EVENT },
      ['/1/data pattern'],
    ],
    [
      'JSON in events',
      { body: 'data: {"id":"x"}\n\ndata: [DONE]\n\n', type: 'text/event-stream' },
      BOOK,
      ['/0/id type'],
    ],
    ['events that are no JSON', { body: 'data: x\n\n', type: 'text/event-stream' }, BOOK, [' syntax']],
    ['a form', { body: 'id=x', type: 'application/x-www-form-urlencoded' }, BOOK, ['/id type']],
    ['a number as text', { body: 'x', type: 'text/plain' }, { type: 'integer' }, [' type']],
    ['a format that is not read', { body: 'x', type: 'application/yaml' }, BOOK, ['unchecked body application/yaml']],
    ['a back reference', { body: '"x"', type: JSON_TYPE }, { pattern: '(a)\\1' }, ['unchecked pattern (a)\\1']],
    [
      'a property of requests',
      { body: '{"id":1}', type: JSON_TYPE },
      { properties: { id: { writeOnly: true } } },
      ['/id writeOnly'],
    ],
  ])('%s', (_, given, schema, expected) => {
    expect(verdict(given, schema)).toEqual(expected);
  });

  const part = (name: string, text: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  it('checks multipart bodies', () => {
    const type = 'multipart/form-data; boundary=b';
    expect(verdict({ body: `${part('id', '1')}--b--\r\n`, type }, BOOK)).toEqual([]);
    expect(verdict({ body: `${part('id', 'x')}--b--\r\n`, type }, BOOK)).toEqual(['/id type']);
    expect(verdict({ body: part('id', '1'), type }, BOOK)).toEqual([' syntax']);
  });

  it.each<[string, unknown, string, string[]]>([
    ['a list', { type: 'array', items: { type: 'integer' }, minItems: 2 }, '1, 2', []],
    ['a wrong item', { type: 'array', items: { type: 'integer' } }, '1,x', ['header X-Left type']],
    ['an object', BOOK, 'id,1,name,x', []],
    ['a wrong member', BOOK, 'id,x', ['header X-Left type']],
    ['alternatives', { oneOf: [{ type: 'integer' }, { type: 'array' }] }, 'x', ['unchecked header X-Left']],
  ])('checks a header with %s', (_, schema, value, expected) => {
    const given = { body: '1', type: JSON_TYPE, headers: { 'x-left': value } };
    expect(verdict(given, {}, [{ name: 'X-Left', value: '', schema }])).toEqual(expected);
  });

  it('checks an exploded object in a header', () => {
    const headers = [{ name: 'X-Left', value: '', schema: BOOK, explode: true as const }];
    const given = { body: '1', type: JSON_TYPE };
    expect(verdict({ ...given, headers: { 'x-left': 'id=1,name=x' } }, {}, headers)).toEqual([]);
    expect(verdict({ ...given, headers: { 'x-left': 'name=x' } }, {}, headers)).toEqual(['header X-Left required']);
  });

  it.each([
    [['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2'], []],
    [['a=1', 'b=2', 'c=3'], ['header Set-Cookie maxItems']],
  ])('checks %j as a list of cookies', (values, expected) => {
    const schema = { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^[a-c]=' } };
    const headers = values.map((value) => ({ name: 'set-cookie', value }));
    const described = [{ name: 'Set-Cookie', value: '', schema }];
    const found = checkResponse(
      { method: 'GET', status: 204, type: '', headers, bytes: new Uint8Array() },
      { responses: { 204: { content: [], headers: described } }, $defs: {} },
    );
    expect(found?.faults.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual(expected);
  });

  it('checks headers, as far as the browser shows them', () => {
    const headers = [{ name: 'X-Left', value: '', required: true as const, schema: { type: 'integer' } }];
    const given = { body: '1', type: JSON_TYPE };
    expect(verdict(given, {}, headers)).toEqual(['header X-Left required']);
    expect(verdict({ ...given, hidesHeaders: true }, {}, headers)).toEqual(['unchecked header X-Left']);
    expect(verdict({ ...given, headers: { 'x-left': 'x' } }, {}, headers)).toEqual(['header X-Left type']);
    expect(verdict({ ...given, headers: { 'x-left': '3' } }, {}, headers)).toEqual([]);
  });
});
