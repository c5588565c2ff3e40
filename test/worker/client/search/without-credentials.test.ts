import { describe, expect, it } from 'vitest';
import { withoutCredentials } from '../../../../worker/client/search/without-credentials.ts';

describe('withoutCredentials()', () => {
  it.each([
    ['curl -H "Authorization: Bearer sk_live_1" https://a.example/b', 'curl -H "Authorization: …" https://a.example/b'],
    ["fetch(url, { headers: { authorization: 'Basic dTpw' } })", "fetch(url, { headers: { authorization: '…' } })"],
    ['GET /b HTTP/1.1 Cookie: a=1; b=2', 'GET /b HTTP/1.1 Cookie: …'],
    ['curl -u me:secret https://a.example', 'curl -u … https://a.example'],
    ['curl --user=me:secret https://a.example', 'curl --user=… https://a.example'],
    ['https://me:secret@a.example/b', 'https://a.example/b'],
    ['{"access_token":"eyJh","expires_in":60}', '{"access_token":"…","expires_in":60}'],
    ['https://a.example/b?api_key=1&limit=2', 'https://a.example/b?api_key=…'],
    ['X-Api-Key: 12', 'X-Api-Key: …'],
  ])('leaves out what signs in: %s', (text, expected) => {
    expect(withoutCredentials(text)).toBe(expected);
  });

  it.each(['refresh a token', 'Authorization header', 'client_secret', 'how do I use -u', 'token: '])(
    'keeps what was typed: %s',
    (text) => {
      expect(withoutCredentials(text)).toBe(text);
    },
  );
});
