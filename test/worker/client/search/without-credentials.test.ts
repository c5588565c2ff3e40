import { describe, expect, it, vi } from 'vitest';
import { prepareText, sendableText } from '../../../../worker/client/search/sendable-text.ts';
import { withoutCredentials } from '../../../../worker/client/search/without-credentials.ts';
import * as languages from '../../../../worker/request/samples/languages/all.ts';
import { readPasted } from '../../../../worker/search/pasted/read-pasted.ts';

/** A command whose option has a secret, `S9`. */
const OPTIONS = [
  '-H "Authorization: Bearer S9"',
  '-H "Authorization: token S9"',
  "-H 'Proxy-Authorization: ApiKey S9'",
  '-H \'Authorization: Digest username="u", response="S9"\'',
  '-H "Authorization: Digest username=\\"u\\", response=\\"S9\\""',
  "-H 'X-Api-Key: S9'",
  `-d "{\\"password\\":\\"S9\\"}"`,
  `-d '{"password":"a S9"}'`,
  `-d '{"password":"a,S9"}'`,
  `-d '{"password":"a\\"S9"}'`,
  '-d "password=a,S9"',
  '-su admin:S9',
  '-uadmin:S9',
  '-u "a:b S9"',
  '-u DOMAIN\\\\admin:S9',
  '-b "sid=a; b=S9"',
  '--cookie "sid=S9"',
  '--oauth2-bearer S9',
  '--user=u:S9',
  '--proxy-user u:S9',
  '-u \\\n u:S9',
  '-u\n u:S9',
  '--password S9',
  '--token S9',
  '--api-key S9',
  "-H 'X-Access-Key: S9'",
  "-H 'Ocp-Apim-Subscription-Key: S9'",
  `-d '{"password":\n    "S9"}'`,
  `-d '{"token": "abc\nS9"}'`,
  `-d '{"passphrase":"S9"}'`,
  "-d 'pass=S9'",
  "-H 'X-Signature: S9'",
  "-H 'X-Hub-Signature-256: sha256=S9'",
  "-H 'Stripe-Signature: t=1,v1=S9'",
];

/** Requests that set a header, in several languages. */
const CALLS = [
  'http.NewRequest("POST", "/tags", nil); req.Header.Set("Authorization", "Bearer S9")',
  'client.post("/tags").header("X-Api-Key", "S9")',
  'client.post("/tags").header(AUTHORIZATION, "Bearer S9")',
  "$client->request('POST', '/tags', ['headers' => ['Authorization' => 'Bearer S9']])",
  'request = Net::HTTP::Post.new("/tags"); request["Authorization"] = "Bearer S9"; http.request("POST", "/tags")',
  'apiKey := "S9"; http.NewRequest("POST", "/tags", nil)',
  "fetch('/tags', { headers: { authorization: `token S9` }, method: 'POST' })",
  "fetch('/tags', { headers: { Authorization: token }, method: 'POST' })",
  'requests.post("https://a.example/tags", auth=("u", "S9"))',
  'requests.post("https://a.example/tags", auth=("u", "a)S9"))',
  'requests.post("https://a.example/tags", auth=HTTPBasicAuth("u", "S9"))',
  'requests.post("https://a.example/tags", cookies={"sid": "S9"})',
  "requests.post('https://a.example/tags', cookies=dict(sid='S9'))",
  "$client->request('POST', '/tags', ['auth' => ['u', 'S9']])",
  "$client->withBasicAuth('u', 'S9')->post('/tags')",
  "axios.post('/tags', {}, { auth: { username: 'u', password: 'S9' } })",
  "got.post('/tags', { auth: 'u:S9' })",
  "request.post('/tags').auth('u', 'S9')",
  "fetch('/tags', { headers: { Authorization: 'Basic ' + btoa('u:S9') }, method: 'POST' })",
  'client.post("/tags").header(h, Credentials.basic("u", "S9"))',
  'client.post("/tags").cookie("sid", "S9")',
  "req = Net::HTTP::Post.new('/tags'); req.basic_auth 'u', 'S9'; http.request('POST', '/tags')",
  'client.setApiKey("S9").post("/tags", body)',
  'Stripe.api_key("S9"); client.post("/tags")',
  "$client->withToken('S9')->post('/tags')",
  'client.set_access_token("a)S9"); client.post("/tags")',
  'client.bearer_auth("S9").post("/tags")',
  'client.post("/tags").header("X-Signature", "S9")',
  'var handler = new Handler { Credentials = new NetworkCredential("u", "S9") }; client.PostAsync("/tags", body)',
  'client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", "S9"); client.PostAsync("/tags", body)',
];

/** Texts without a name for their secret. */
const BARE: readonly (readonly [text: string, expected: string])[] = [
  ['Bearer S9', 'Bearer …'],
  ['bearer aGVsbG8gd29ybGQ', 'bearer …'],
  ['Basic dTpw', 'Basic …'],
  ['Basic dTpwYXNz=', 'Basic …'],
  ['401 with "Bearer S9"', '401 with "Bearer …"'],
  ['GET /tags?limit=2&key=S9', 'GET /tags?limit=2&key=…'],
  ['/tags?sig=S9#fields', '/tags?sig=…#fields'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.S9', '…'],
  ['why is sk_live_4eC39HqLyjWDarS9 refused', 'why is … refused'],
  ['passwd: S9', 'passwd: …'],
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a is refused', '… is refused'],
  ['github_pat_11ABCDEFG0abcdefghij_S9', '…'],
  ['xoxb-123456789012-1234567890123-S9', '…'],
  ['AIzaSyA1234567890abcdefghijklmnopqrstuS9', '…'],
  ['sk-proj-abcdefghijklmnopqrstS9', '…'],
  ['glpat-abcdefghijklmnopqrS9', '…'],
  ['AKIAIOSFODNN7EXAMPLE', '…'],
  ['X-Amz-Signature=S9', 'X-Amz-Signature=…'],
  [`hf_${'aBcDefGhij'.repeat(3)}kLmn`, '…'],
  [`npm_${'aBcDefGh1j'.repeat(3)}kLmnop`, '…'],
  ['ya29.a0AfH6SMBx7Qp2Zk9vT3eYwLd8RnUcS9, expired', '…, expired'],
  ['SG.k2Jd8fQp1xZ7vB3nM5tR9w.Yc4hL6sG0aE2uI8oP1qW3rT5yU7iO9pA1sD3fG5hJ7S9', '…'],
  ['dop_v1_4f9c1b7e2d8a6035f1c94f9c1b7e2d8a6035f1c94f9c1b7e2d8a6035f1c9ab12', '…'],
  ['is 3d3c42e5aac5ba805825da76410c181273ba90b1 valid', 'is … valid'],
  ['-----BEGIN RSA PRIVATE KEY----- MIIE S9 -----END RSA PRIVATE KEY-----', '…-----END RSA PRIVATE KEY-----'],
];

/** Header, if any, and query of a request that signs in, with the secret `S9`. */
const SIGNED_REQUESTS: readonly (readonly [name: string, value: string, query: string])[] = [
  ['Authorization', `Basic ${btoa('u:S9')}`, ''],
  ['Authorization', `Basic ${btoa('u:a b"S9')}`, ''],
  ['Authorization', `Basic ${btoa('u:a)S9')}`, ''],
  ['Authorization', 'Bearer S9', ''],
  ['Authorization', 'S9', ''],
  ['X-Api-Key', 'S9', ''],
  ['Cookie', 'sid=a; other=S9', ''],
  ['Accept', 'application/json', '?api_key=S9&limit=1'],
  ['Accept', 'application/json', '?limit=1&access_token=S9'],
];

/** What is sent of a text, which is the same for texts that need no check. */
async function toSent(text: string): Promise<string> {
  await prepareText(text);
  const sent = sendableText(text);
  expect(sent).toBe(withoutCredentials(text));
  return sent;
}

describe('withoutCredentials()', () => {
  it('leaves out the whole text before it is loaded', async () => {
    vi.resetModules();
    const fresh = await import('../../../../worker/client/search/sendable-text.ts');
    expect(BARE.map(([text]) => fresh.sendableText(text))).toEqual(BARE.map(() => ''));
    expect(fresh.sendableText(' unpaid  invoices')).toBe('unpaid invoices');
  });

  it.each([
    ['curl -H "Authorization: Bearer sk_live_1" https://a.example/b', 'curl -H "Authorization: …" https://a.example/b'],
    ["fetch(url, { headers: { authorization: 'Basic dTpw' } })", "fetch(url, { headers: { authorization: '…' } })"],
    ['GET /b HTTP/1.1 Cookie: a=1; b=2', 'GET /b HTTP/1.1 Cookie: …'],
    ['GET /b HTTP/1.1 Authorization: Digest a="b", c="d"', 'GET /b HTTP/1.1 Authorization: …'],
    ['curl -u me:secret https://a.example', 'curl -u … https://a.example'],
    ['curl --user=me:secret https://a.example', 'curl --user=… https://a.example'],
    ['https://me:secret@a.example/b', 'https://a.example/b'],
    ['{"access_token":"eyJh","expires_in":60}', '{"access_token":"…","expires_in":60}'],
    ['https://a.example/b?api_key=1&limit=2', 'https://a.example/b?api_key=…'],
    ['X-Api-Key: 12', 'X-Api-Key: …'],
  ])('leaves out what signs in: %s', async (text, expected) => {
    expect(await toSent(text)).toBe(expected);
  });

  it.each([
    ...OPTIONS.map((option) => `curl -X POST ${option} https://a.example/tags`),
    ...CALLS,
    'http -a u:S9 POST https://a.example/tags',
    'AWS_SECRET_ACCESS_KEY=S9 curl -X POST https://a.example/tags',
    'POST /tags HTTP/1.1 Authorization: token S9',
  ])('leaves out secrets, and the request is found: %s', async (text) => {
    const sent = await toSent(text);
    expect(sent).not.toContain('S9');
    // Variables before a command say nothing about it.
    expect(readPasted(sent.replace(/^AWS\S+ /, ''))).toBe('POST /tags');
  });

  it.each(BARE)('leaves out a secret without a name: %s', async (text, expected) => {
    expect(await toSent(text)).toBe(expected);
  });

  describe.each(Object.values(languages))('in a sample in $label', ({ generate }) => {
    it.each(SIGNED_REQUESTS)('leaves out the secret in %s: %s %s', async (name, value, query) => {
      const request = { method: 'PUT', url: `https://a.example/tags${query}`, headers: [{ name, value }], body: null };
      const sent = await toSent(generate(request).replace(/\s+/g, ' '));
      expect(sent).not.toContain('S9');
      expect(sent).not.toContain(btoa('u:S9'));
      expect(sent).toMatch(/a\.example\/tags/);
    });
  });

  it.each([
    'bearer token',
    'basic authentication',
    'Bearer tokens',
    'basic plan',
    'how does Basic auth() work',
    'author: Jane',
    '{"author":"Jane","key":"region"}',
    'base64 encoded attachments',
    'oauth.get("/tags")',
    "fetch('/authorizations')",
    'code=',
    'refresh a token',
    'refresh a token, please',
    'Authorization header',
    'client_secret',
    'how do I use -u',
    'token:',
    'curl -XPATCH https://a.example/tags/1',
    'http -b https://a.example/tags',
    '{"error":"invalid_token","status":401}',
    '{"tokens":{"limit":1}}',
    'sk-SK is the locale of Slovakia',
    'ghp_ tokens',
    'a password that is too short',
    'primary key: id',
    'signature: required',
    'npm_config_registry_of_the_machine',
    'postApiReceiptV1SimpleEncoded',
    'TimeEntryCannotBeCreatedUpdatedDateIsNotSet',
    'StudioV2FlowTestUser',
    'GrafeasV1beta1BuildDetails',
    '/components/schemas/InTotoSlsaProvenanceV1',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'com.example.accounting.invoices.v2',
    '2026-11-28T06:42:08.000Z',
    'createToken("/tags")',
    'useTranslations("invoices")',
  ])('keeps what is no secret: %s', async (text) => {
    expect(await toSent(text)).toBe(text);
  });

  const PARTS = [
    'token',
    '-a',
    'authorization:',
    'password="',
    'api_key=\\',
    'cookie: ="',
    '://',
    'auth[',
    'auth("',
    "b64('\\",
  ];

  it('stays fast for a text in quotes that does not end on its line', () => {
    const start = process.cpuUsage();
    withoutCredentials(`secret: "${'\\'.repeat(2_000)}\nrest`);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(300);
  });

  it.each([
    ...PARTS,
    'credentials.',
    'bearer ',
    'Bearer a',
    'a1',
    'set_',
    'x-signature',
    'eyJ.',
    'ab_live',
    '-----BEGIN A',
    '?a',
    '&key',
  ])('stays fast for long text: %s', (part) => {
    const text = part.repeat(80_000 / part.length);
    const times = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage();
      withoutCredentials(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    });
    // A search of the rest from every character would take seconds.
    expect(Math.min(...times)).toBeLessThan(300);
  });
});
