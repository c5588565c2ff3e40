import { describe, expect, it } from 'vitest';
import { makeRequest, toPlaceholder } from '../../../worker/request/make-request.ts';
import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';

describe('toPlaceholder()', () => {
  it.each([
    ['PLAID-CLIENT-ID', 'YOUR_PLAID_CLIENT_ID'],
    ['X-Auth-Token', 'YOUR_AUTH_TOKEN'],
    ['accessToken', 'YOUR_ACCESS_TOKEN'],
    ['X-API-Key', 'YOUR_API_KEY'],
    ['Authorization', 'YOUR_API_KEY'],
    ['ключ', 'YOUR_API_KEY'],
    ["';rm -rf /'", 'YOUR_RM_RF'],
  ])('names the key of %s %s', (name, placeholder) => {
    expect(toPlaceholder({ kind: 'header', name, scheme: '' })).toBe(placeholder);
  });
});

describe('makeRequest()', () => {
  const urlOf = (pathTemplate: string, parameters: readonly (readonly ['path' | 'query', string, string])[]): string =>
    makeRequest({
      ...{ method: 'GET', serverUrl: 'https://api.test', pathTemplate, credentials: [], accept: null, body: null },
      parameters: parameters.map(([location, name, value]) => {
        return { location, name, value, style: toParameterStyle(location, null, null, false) };
      }),
    }).url;

  it.each([
    ['/a?v=2', [['query', 'q', 'x']], '/a?v=2&q=x'],
    [
      '/a?lat={lat}&lon={lon}',
      [
        ['path', 'lat', '1'],
        ['path', 'lon', '2 &'],
      ],
      '/a?lat=1&lon=2%20%26',
    ],
    ['/a?query={query}', [['query', 'query', 'x']], '/a?query=x'],
    ['/a?v=2&query={query}', [], '/a?v=2'],
    ['/a/{id}?query={query}', [], '/a/{id}'],
  ] as const)('fills in the query of the path %s with %j', (pathTemplate, parameters, url) => {
    expect(urlOf(pathTemplate, parameters)).toBe(`https://api.test${url}`);
  });

  it.each([
    ['header', [], []],
    ['header', {}, []],
    ['header', '', ['H: ']],
    ['header', [1], ['H: 1']],
    ['cookie', [], []],
    ['cookie', {}, []],
    ['cookie', '', ['Cookie: H=']],
  ] as const)('sends no %s without a value: %j', (location, value, expected) => {
    const { headers } = makeRequest({
      ...{ method: 'GET', serverUrl: 'https://api.test', pathTemplate: '/', credentials: [], accept: null, body: null },
      parameters: [{ location, name: 'H', value, style: toParameterStyle(location, null, null, false) }],
    });
    expect(headers.map((header) => `${header.name}: ${header.value}`)).toEqual(expected);
  });
});
