import type { SampleHeader } from '../../../../worker/request/write/message-parts.ts';
import { type HostileCase, header, json } from './hostile-case.ts';

/** A `GET` with these headers, and how they arrive if they differ. */
function get(name: string, headers: readonly SampleHeader[], arrives?: readonly SampleHeader[]): HostileCase {
  return { name, request: { headers }, ...(arrives === undefined ? {} : { arrives: { headers: arrives } }) };
}

/** Headers with single-line `values`. */
export function toHeaderCases(values: readonly string[]): readonly HostileCase[] {
  const keys = [header('Authorization', 'Bearer a.b-c_d=='), header('Cookie', 'sid="x"; y=1')];
  const injecting = [header('X-A', 'a\r\nX-Injected: 1\0\u001b[201~b\n'), header('X-B\r\nX-Injected', '1')];
  const repeated = [header('X-Tag', 'a'), header('Cookie', 'a=1'), header('x-tag', 'b'), header('cookie', 'b=2')];
  const own = { 'Content-Length': '3', 'Transfer-Encoding': 'x', 'Content-Type': 'x/y', Expect: 'x' };
  return [
    get('bearer, cookie and key', [...keys, header('X-API-Key', "k'$(id)")]),
    get('a user and a password', [header('Authorization', `Basic ${btoa("zoe's$(id):p:a'b\" c")}`)]),
    get('what is not a user and a password', [header('Authorization', 'Basic dXNlcg'), header('X-A', 'Basic dTpw')]),
    ...['text/event-stream', 'application/x-ndjson', 'application/pdf'].map((type) =>
      get(`a wish for ${type}`, [header('Accept', type)]),
    ),
    get('an empty header', [header('X-Empty', ''), header('X-Full', 'x')]),
    get(
      'every hostile string in a header',
      values.map((value, index) => header(`X-Value-${index}`, value)),
    ),
    get('an odd header name', [header("X-!#$%&'*+.^_`|~1", 'x')]),
    get(
      'line breaks and controls in a header',
      [...injecting, header('X C', '1')],
      [header('X-A', 'a  X-Injected: 1  [201~b')],
    ),
    get('headers that repeat', repeated, [header('X-Tag', 'a, b'), header('Cookie', 'a=1; b=2')]),
    {
      name: 'headers of the client itself',
      request: {
        method: 'POST',
        headers: Object.entries(own).map(([name, value]) => header(name, value)),
        body: json('{"a":1}'),
      },
      arrives: { headers: [] },
    },
  ];
}
