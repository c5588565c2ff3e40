import { describe, expect, it } from 'vitest';
import type { TryItResponses } from '../../../../worker/forms/exchange/record.ts';
import { checkResponse } from '../../../../worker/forms/response/check-response.ts';

const BOOK = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const content = (...types: readonly string[]): TryItResponses['responses'][string] => ({
  title: '',
  content: types.map((type) => ({ type, schema: BOOK, examples: [] })),
});
const ANSWERS: TryItResponses = {
  responses: {
    200: content('application/json', 'application/xml'),
    204: content(),
    '4XX': content('application/*'),
    202: {
      title: '',
      content: [{ type: 'application/x-ndjson', schema: { type: 'array', items: BOOK }, examples: [] }],
    },
  },
  $defs: {},
};

function check(body: string, type = 'application/json', status = 200, method = 'GET'): string[] | null {
  const faults = checkResponse({ method, status, type, bytes: new TextEncoder().encode(body) }, ANSWERS);
  return faults?.map(({ pointer, keyword, found }) => `${pointer} ${keyword} ${found}`) ?? null;
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
    ['JSON that is none', ['<html>'], [' syntax body']],
    ['no body', [''], [' required body']],
    ['no body for HEAD', ['', '', 200, 'HEAD'], []],
    ['an undescribed body', ['x', 'text/plain', 204], []],
    ['lines', ['{"id":1}\n{"id":"x"}\n', 'application/x-ndjson', 202], ['/1/id type string']],
    ['an undescribed status', ['{}', 'application/json', 500], null],
  ])('%s', (_, given, expected) => {
    expect(check(...given)).toEqual(expected);
  });
});
