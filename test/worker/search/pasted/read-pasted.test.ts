import { describe, expect, it } from 'vitest';
import { MAX_PASTED_LENGTH, readPasted } from '../../../../worker/search/pasted/read-pasted.ts';
import { understandQuery } from '../../../../worker/search/query/clean-query.ts';

describe('readPasted()', () => {
  it.each([
    ['curl https://api.example.com/v1/me', 'GET /v1/me'],
    [`curl -X "DELETE" 'https://api.example.com/v1/tags/$ID'`, 'DELETE /v1/tags/{ID}'],
    ['curl -sXPUT https://api.example.com/tags/1', 'PUT /tags/1'],
    ['curl --request=PATCH --url=https://api.example.com/tags/1?x=1#y', 'PATCH /tags/1'],
    [`curl -d '{"url":"https://hooks.example.com/a"}' https://api.example.com/webhooks`, 'POST /webhooks'],
    ['curl -G -d limit=1 "$BASE/invoices"', 'GET /invoices'],
    ['curl -T a.pdf https://api.example.com/files/a', 'PUT /files/a'],
    ['curl -I localhost:8080/health', 'HEAD /health'],
    ['$ curl \\\n  -H "Authorization: Bearer x" \\\n  "https://api.example.com/me"', 'GET /me'],
    ['curl -H "Accept: a/b" "https://{{host}}/users/{{userId}}" | jq .data[0]/x', 'GET /users/{userId}'],
    ['curl ^"https://api.example.com/exports^" ^\n -X POST', 'POST /exports'],
    ['curl https://api.example.com/a --data-raw $\'{"b":1}\'', 'POST /a'],
    ['curl "https://api.example.com/unterminated', 'GET /unterminated'],
    ['wget --method=DELETE https://api.example.com/tags/1', 'DELETE /tags/1'],
    ['http https://api.example.com/tags name=urgent', 'POST /tags'],
    ['http DELETE :3000/tags/1', 'DELETE /tags/1'],
    ['curl -sSo /dev/null https://api.example.com/me', 'GET /me'],
    ['curl -fsSLo /tmp/x localhost:8080/me', 'GET /me'],
    ['curl -T ./a/b.pdf https://api.example.com/files', 'PUT /files'],
    ['curl -sT ./a/b.pdf api.example.com/files', 'PUT /files'],
    ['curl --upload-file ./a/b.pdf $BASE/files', 'PUT /files'],
    ['curl --cacert /etc/ssl/ca.pem https://api.example.com/me', 'GET /me'],
    ['curl --cert ./c/cert.pem --key ./c/key.pem localhost/me', 'GET /me'],
    ['curl -E ./c/cert.pem {{host}}/me', 'GET /me'],
    ['curl -c /tmp/jar -K /etc/conf https://api.example.com/me', 'GET /me'],
    ['curl --unix-socket /var/run/docker.sock http://localhost/containers/json', 'GET /containers/json'],
    ['curl --capath /etc/ssl/certs https://api.example.com/me', 'GET /me'],
    ['curl --an-option ./a/b https://api.example.com/me', 'GET /me'],
    ['curl -sSH "Accept: application/json" https://api.example.com/me', 'GET /me'],
    [`curl -sSd '{"a":"x/y"}' https://api.example.com/tags`, 'POST /tags'],
    ['curl -Ld a=/b https://api.example.com/tags', 'POST /tags'],
    ['curl -sSLG -d a=/b https://api.example.com/tags', 'GET /tags'],
    ['curl -sSI https://api.example.com/tags', 'HEAD /tags'],
    ['curl -sSXPUT localhost:9200/tags', 'PUT /tags'],
    ['curl -LO https://api.example.com/files/a.pdf', 'GET /files/a.pdf'],
    ['curl -uadmin:dF https://api.example.com/me', 'GET /me'],
    ['curl -obody.json https://api.example.com/me', 'GET /me'],
    ['wget -O /tmp/x.json https://api.example.com/me', 'GET /me'],
    ['wget -qO /tmp/x.json -T 5 https://api.example.com/me', 'GET /me'],
    ['wget -c https://api.example.com/files/a', 'GET /files/a'],
    ['http -F -d https://api.example.com/files/a', 'GET /files/a'],
    ['http -b :3000/tags', 'GET /tags'],
  ])('reads the request of a command: %s', async (text, query) => {
    expect([readPasted(text), await understandQuery(text)]).toEqual([query, query]);
  });

  it.each([
    ['POST /v1/invoices HTTP/1.1\nHost: api.example.com\n\n{"a":1}', 'POST /v1/invoices'],
    ['DELETE https://api.example.com/users/1 HTTP/2', 'DELETE /users/1'],
    ['HTTP/1.1 404 Not Found\nContent-Type: text/plain', '404'],
    ['HTTP/2 429\n\n{"code":"slow_down"}', '429'],
    ['HTTP/2 429\n\n{"code":"slow_down","status":429}', 'slow_down 429'],
  ])('reads a message of HTTP: %j', async (text, query) => {
    expect([readPasted(text), await understandQuery(text)]).toEqual([query, query]);
  });

  it.each([
    ["await fetch('/invoices', { method: 'POST' })", 'POST /invoices'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    ['fetch(`${base}/invoices/${id}`).then((r) => r.json())', 'GET /invoices/{id}'],
    ["fetch('https://api.example.com/invoices/' + invoice.id + '/payments')", 'GET /invoices/{invoice.id}/payments'],
    ["fetch(base + '/tags/' + id, { method: 'DELETE' })", 'DELETE /tags/{id}'],
    ["axios({ method: 'patch', url: 'https://api.example.com/tags/1' })", 'PATCH /tags/1'],
    ['requests.delete(f"{BASE}/tags/{tag_id}", timeout=3)', 'DELETE /tags/{tag_id}'],
    ["$client->request('PUT', '/tags/1')", 'PUT /tags/1'],
    ['http.NewRequest("POST", "https://api.example.com/tags", body)', 'POST /tags'],
    ['await client.GetAsync("https://api.example.com/tags");', 'GET /tags'],
  ])('reads the request of code: %s', async (text, query) => {
    expect([readPasted(text), await understandQuery(text)]).toEqual([query, query]);
  });

  it.each([
    ['{"type":"https://docs.example.com/errors#card_declined","status":402,"code":"x"}', 'card_declined 402'],
    ['{"type":"https://docs.example.com/errors/out-of-credit/","status":403}', 'out of credit 403'],
    ['{"type":"about:blank","title":"Not Found","status":404}', '404'],
    ['{"error":{"type":"card_error","code":"card_declined","message":"No."}}', 'card_declined'],
    ['{"status":500,"title":"Internal', '500'],
    ['{"errors":[{"code":"required"}],"code":"invalid_body","status":422}', 'invalid_body 422'],
    ['{"id":"evt_1","type":"invoice.paid","data":{"id":"inv_1"}}', 'invoice.paid'],
    ['{"id":1,"fromAccountId":"a","lines":[{"quantity":2}]}', 'id fromAccountId lines'],
    ["{ dueDate: new Date(), note: 'a, b: c' }", 'dueDate note'],
    ['[{"quantity":"2"},{"quantity":"3","unitPrice":"1"}]', 'quantity unitPrice'],
  ])('reads a body: %s', async (text, query) => {
    expect([readPasted(text), await understandQuery(text)]).toEqual([query, query]);
  });

  it.each([
    ["TypeError: Cannot read properties of undefined (reading 'nextCursor')\n    at a (/b.mjs:1:2)", 'nextCursor'],
    ['Traceback (most recent call last):\n  File "a.py", line 1\n    x["data"]\nKeyError: \'due_date\'', 'due_date'],
    ['requests.HTTPError: 429 Client Error: Too Many Requests for url: https://a.example/b', '429 Too Many Requests'],
    ['Error: Request failed with status code 415\n    at createError (/app/a.js:16:15)', '415'],
    ['curl: (22) The requested URL returned error: 401', '401'],
    ['2025-03-14T09:26:53Z ERROR period_locked for bil_9Kq2', 'period_locked'],
    ['Error: getaddrinfo ENOTFOUND api.example.com', 'getaddrinfo ENOTFOUND api example com'],
  ])('reads an error: %j', async (text, query) => {
    expect([readPasted(text), await understandQuery(text)]).toEqual([query, query]);
  });

  it.each([
    ['https://docs.example.com/webhooks#verify-the-signature', '/webhooks verify the signature'],
    ['/webhooks.md', '/webhooks'],
    ['https://docs.example.com/a#:~:text=not%20this', '/a not this'],
    ['https://docs.example.com/a#%', '/a'],
  ])('reads the address of a section or of Markdown: %s', async (text, query) => {
    expect([readPasted(text), await understandQuery(text)]).toEqual([query, query]);
  });

  it.each([
    'error codes',
    'Error handling',
    'curl examples',
    'https certificate',
    'http status 404',
    'DELETE /invoices/{id}',
    'GET https://api.example.com/v1/me',
    '/invoices/{invoiceId}',
    '{baseUrl}/transactions',
    'https://api.example.com/v1/invoices?limit=1',
    '"rate limits"',
    'how do I fetch invoices (all)',
    '429 Too Many Requests',
    '',
  ])('leaves what was typed: %s', (text) => {
    expect(readPasted(text)).toBeNull();
  });

  it('reads its own queries as typed', () => {
    for (const text of ['curl -X DELETE https://a.example/b/$ID', 'HTTP/2 429', "Error: no 'nextCursor'", '/a.md#b-c'])
      expect(readPasted(readPasted(text) ?? '')).toBeNull();
  });

  it.each([
    ['{"a":'.repeat(20_000)],
    ['['.repeat(100_000)],
    [`curl ${'"'.repeat(99_999)}`],
    [`curl ${"-H 'a".repeat(20_000)}`],
    [`fetch(${'${'.repeat(50_000)}`],
    [`curl ${'{'.repeat(3_900)}/ ${'a'.repeat(100_000)}`],
    [`curl /${'{ '.repeat(1_900)}} ${'a'.repeat(100_000)}`],
    [`curl ${'a'.repeat(3_900)}/ ${'a'.repeat(100_000)}`],
    [`curl ${'a.'.repeat(1_900)}/ ${'a'.repeat(100_000)}`],
    [`curl ${'-saO '.repeat(700)}/ -${'O'.repeat(100_000)}`],
    [`Error: at ${'a'.repeat(100_000)}`],
    [`Error: at a${'('.repeat(100_000)}`],
    [`Error: ${' at a('.repeat(20_000)}`],
    [`Error: ${' at a'.repeat(20_000)}`],
    [`Error: ${"'a".repeat(50_000)}`],
    [`${'A'.repeat(50_000)}Error ${'_a'.repeat(25_000)}`],
    [`{${' '.repeat(100_000)}`],
    [`{"${'\\'.repeat(100_000)}`],
    [`x(${"'/a' + ".repeat(15_000)}`],
    [`/${'a'.repeat(100_000)}#`],
    ['\u0000'.repeat(100_000)],
  ])('stays fast for hostile text: %.20s', (text) => {
    expect(text.length).toBeGreaterThan(20 * MAX_PASTED_LENGTH);
    let query: string | null = null;
    const times = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      query = readPasted(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(5);
    expect((query ?? '').length).toBeLessThanOrEqual(MAX_PASTED_LENGTH);
  });
});
