import { FILE_NAMES, field, file, form, type HostileCase, header, json, multipart } from './hostile-case.ts';

/** Queries, paths and methods, with and without a body. */
export function toUrlCases(values: readonly string[]): readonly HostileCase[] {
  return [
    { name: 'nothing but a URL', request: {} },
    { name: 'a query array, form style without explode', request: { url: '/bills?ids=1,2,3&state=a%20b' } },
    { name: 'a query array with repeated names', request: { url: '/bills?id=1&id=2&id=%26%3D' } },
    { name: 'a deep object in encoded brackets', request: { url: '/bills?filter%5Bstate%5D=paid&filter%5Bmin%5D=1' } },
    { name: 'brackets and braces as they are', request: { url: '/bills/{id}?filter[state]=a&x={1,2}&y=[1-3]' } },
    { name: 'every reserved character in the query', request: { url: "/x?q=!$&'()*+,;=:@/?-._~" } },
    { name: 'a path of encoded values', request: { url: "/a%2Fb/%24%28id%29/%60id%60/%27;a,b=c@d'(e)" } },
    { name: 'non-ASCII, encoded', request: { url: '/caf%C3%A9/%F0%9F%98%80?q=%E6%BC%A2' } },
    {
      name: 'every hostile string in the query',
      request: { url: `/x?${values.map((value) => `q=${encodeURIComponent(value)}`).join('&')}` },
    },
    {
      name: 'characters that no URI may hold',
      request: { url: '/x y?q="a" <b> `c` \\d|e^ 漢 100% #fragment' },
      arrives: { url: '/x%20y?q=%22a%22%20%3Cb%3E%20%60c%60%20%5Cd%7Ce%5E%20%E6%BC%A2%20100%25%20' },
    },
    { name: 'dots in the path', request: { url: '/a/../b/./c?d=../e' } },
    {
      name: 'encoded dots in the path, with a body',
      request: { method: 'PUT', url: '/files/%2E%2E/x', body: json('{"a":1}') },
    },
    { name: 'HEAD with dots in the path', request: { method: 'HEAD', url: '/a/../b' } },
    { name: 'encoded letters in the path', request: { url: '/%7Euser/%41%2D%5f%7e' } },
    { name: 'an empty value and a name alone', request: { url: '/x?a=&b&=c&&d' } },
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH'].map((method) => ({
      name: `${method} without a body`,
      request: { method },
    })),
    { name: 'HEAD', request: { method: 'HEAD', url: '/bills?a=1' } },
    ...['HEAD', 'TRACE'].map((method) => ({
      name: `${method} with a header and a body, which is left out`,
      request: { method, headers: [header('X-A', 'b')], body: json('1') },
      arrives: { body: null },
    })),
    { name: 'GET with JSON', request: { body: json('{"q":"Zoë"}'), headers: [header('Accept', 'application/json')] } },
    { name: 'GET with form fields', request: { body: form(Object.entries({ a: 'b c', b: 'ä' })) } },
    { name: 'GET with multipart', request: { body: multipart([field('a', 'b'), file(0)]) } },
    {
      name: 'GET with a file',
      request: { body: { kind: 'file', mediaType: 'application/pdf', fileName: FILE_NAMES[0] } },
    },
    { name: 'DELETE with JSON', request: { method: 'DELETE', body: json('{"a":[1]}') } },
  ];
}
