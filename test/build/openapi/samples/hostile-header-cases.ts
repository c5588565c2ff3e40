import { type HostileCase, header, json } from './hostile-case.ts';

/** Headers with single-line `values`. */
export function toHeaderCases(values: readonly string[]): readonly HostileCase[] {
  return [
    {
      name: 'bearer, cookie and key',
      request: {
        headers: [
          header('Authorization', 'Bearer a.b-c_d=='),
          header('Cookie', 'sid="x"; y=1'),
          header('X-API-Key', "k'$(id)"),
        ],
      },
    },
    {
      name: 'a user and a password',
      request: { headers: [header('Authorization', `Basic ${btoa("zoe's$(id):p:a'b\" c")}`)] },
    },
    {
      name: 'what is not a user and a password',
      request: { headers: [header('Authorization', 'Basic dXNlcg'), header('X-A', 'Basic dTpw')] },
    },
    ...['text/event-stream', 'application/x-ndjson'].map((type) => ({
      name: `a wish for ${type}`,
      request: { headers: [header('Accept', type)] },
    })),
    { name: 'an empty header', request: { headers: [header('X-Empty', ''), header('X-Full', 'x')] } },
    {
      name: 'every hostile string in a header',
      request: { headers: values.map((value, index) => header(`X-Value-${index}`, value)) },
    },
    { name: 'an odd header name', request: { headers: [header("X-!#$%&'*+.^_`|~1", 'x')] } },
    {
      name: 'line breaks and controls in a header',
      request: {
        headers: [
          header('X-A', 'a\r\nX-Injected: 1\0\u001b[201~b\n'),
          header('X-B\r\nX-Injected', '1'),
          header('X C', '1'),
        ],
      },
      arrives: { headers: [header('X-A', 'a  X-Injected: 1  [201~b')] },
    },
    {
      name: 'headers that repeat',
      request: {
        headers: [header('X-Tag', 'a'), header('Cookie', 'a=1'), header('x-tag', 'b'), header('cookie', 'b=2')],
      },
      arrives: { headers: [header('X-Tag', 'a, b'), header('Cookie', 'a=1; b=2')] },
    },
    {
      name: 'headers of the client itself',
      request: {
        method: 'POST',
        headers: [
          header('Content-Length', '3'),
          header('Transfer-Encoding', 'x'),
          header('Content-Type', 'x/y'),
          header('Expect', 'x'),
        ],
        body: json('{"a":1}'),
      },
      arrives: { headers: [] },
    },
  ];
}
