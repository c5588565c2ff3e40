import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { namePageRecord, toPageRecord } from '../../../../build/release/records/pages/page-record.ts';
import {
  type ResponseEnvelope,
  readEnvelope,
  splitEnvelope,
  writeEnvelope,
} from '../../../../worker/forms/exchange/envelope.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { createForm } from './form.ts';

// Imported by URL: the types of the edge runtime differ from those of tests in Node.
const { handleTryIt } = (await import(
  new URL('../../../../worker/forms/edge/handle-try-it.ts', import.meta.url).href
)) as {
  handleTryIt(manifest: Manifest, request: Request, env: unknown): Promise<Response>;
};

const ORIGIN = 'https://docs.example.com';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const FORM = createForm({
  api: 'books',
  path: '/books/{id}',
  servers: [{ url: 'https://api.example.com/v1' }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
  statuses: ['200'],
});
const ANSWERS = {
  responses: {
    200: {
      content: [{ type: 'text/html', schema: { properties: { id: {} } }, examples: [{ name: '', text: '<b>1</b>' }] }],
      headers: [
        { name: 'X-Limit', value: '60' },
        { name: 'Set-Cookie', value: 'session=1' },
        { name: 'Clear-Site-Data', value: '"*"' },
        { name: 'Cache-Control', value: 'max-age=60' },
        { name: 'not a header', value: 'x' },
        { name: 'Location', value: 'https://evil.example/' },
        { name: 'Link', value: '</books?page=2>; rel="next"' },
        { name: 'WWW-Authenticate', value: 'Basic realm="docs"' },
      ],
    },
  },
  $defs: {},
};

/** Requests that count for the rate limit. */
const limiter = { keys: [] as string[], refused: (_key: string): boolean => false };
const createLimit = (name: string) => ({
  limit: async ({ key }: { readonly key: string }) => {
    limiter.keys.push(name + key);
    return { success: !limiter.refused(name + key) };
  },
});
/** Keys of the second begin with its name. */
const LIMITS = { RATE_LIMIT: createLimit(''), RATE_LIMIT_TARGETS: createLimit('RATE_LIMIT_TARGETS ') };

function ask(path: string, init: RequestInit = {}, form: object = FORM, isBroken = false): Promise<Response> {
  const tryIt = { form: bytes(toExactJson(form) ?? ''), answers: bytes(JSON.stringify(ANSWERS)) };
  const parts = { article: bytes('<article></article>'), markdown: bytes('# A\n'), tryIt };
  const { key } = namePageRecord(parts);
  const record = toPageRecord(parts);
  const manifest = {
    assets: { stylesheet: '/assets/site.css' },
    site: { base: '', tryIt: { apis: [{ id: 'books', path: '/api' }], connect: [] } },
    pages: new Map([
      ['/api/get-book', { kind: 'operation', key, operation: 'GET /books/{id}' }],
      ['/api/export-books', { kind: 'operation', key: 'without-a-form', operation: 'GET /books/export' }],
      ['/api/replace-export', { kind: 'operation', key: 'without-a-form', operation: 'PUT /books/latest' }],
      ['/guide', { kind: 'guide', key }],
    ]),
  } as unknown as Manifest;
  const content = { get: async () => new Uint8Array(isBroken ? [] : record).buffer };
  return handleTryIt(manifest, new Request(ORIGIN + path, init), { CONTENT: content, ...LIMITS });
}

function send(url: string, headers: Record<string, string> = {}, form: object = FORM): Promise<Response> {
  const body = writeEnvelope({ method: 'GET', url, headers: [], length: 0 });
  const all = { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN, ...headers };
  return ask('/_/try/send/api/get-book', { method: 'POST', headers: all, body }, form);
}

async function envelopeOf(answer: Response): Promise<ResponseEnvelope | null> {
  return readEnvelope((await splitEnvelope(answer.body)).line);
}

function report(value: unknown, headers: Record<string, string> = {}, form: object = { ...FORM, reports: true }) {
  const init = { method: 'POST', headers: { Origin: ORIGIN, ...headers }, body: JSON.stringify(value) };
  return ask('/_/try/report/api/get-book', init, form);
}

describe('a report of a response that does not match its description', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'info').mockImplementation((line) => lines.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  it('is logged as one line per minute', async () => {
    const faults = [{ pointer: '/id', keyword: 'type', found: 'string' }];
    expect((await report({ status: 200, faults })).status).toBe(204);
    expect((await report({ status: 200, faults })).status).toBe(204);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { event: 'try-it-mismatch', api: 'books', operation: 'GET /books/{id}', status: 200, faults },
    ]);
  });

  it('logs no values and no names that the description lacks, whatever is sent', async () => {
    const faults = [
      { pointer: '/id/0/secret@example.com', keyword: 'type', found: 'string', expected: 'secret', value: 'secret' },
      { pointer: '/secret name', keyword: 'undocumented', found: 'string' },
      { pointer: '/id/secret', keyword: 'undocumented', found: 'string' },
      { pointer: '', keyword: 'secret value!', found: 'string' },
      { pointer: '', keyword: 'type', found: 'Some secret' },
      'secret',
    ];
    expect((await report({ status: 200, faults, note: 'secret' })).status).toBe(204);
    expect(lines.join()).not.toContain('secret');
    const logged = JSON.parse(lines[0] ?? '').faults.map(({ pointer }: { pointer: string }) => pointer);
    expect(logged).toEqual(['/id/*/*', '/*', '/id/*']);
  });

  it.each<[string, Parameters<typeof report>, number]>([
    ['another page', [{ status: 500, faults: [] }, { Origin: 'https://evil.example' }], 403],
    ['an operator who has not turned reports on', [{ status: 500, faults: [] }, {}, FORM], 404],
    ['an invalid report', [{ status: 'secret', faults: [] }], 400],
    ['a list', [[]], 400],
    ['a report that is too large', [{ status: 500, faults: [], note: 'x'.repeat(10_000) }], 400],
  ])('is rejected: %s', async (_, given, status) => {
    expect((await report(...given)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is logged at most 60 times per minute', async () => {
    for (let status = 400; status < 500; status++) await report({ status, faults: [] });
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.length).toBeGreaterThan(50);
  });
});

describe('handleTryIt()', () => {
  it('returns the form of an operation and its described responses', async () => {
    const form = await ask('/_/try/form/api/get-book');
    expect(await form.json()).toEqual(FORM);
    expect(await (await ask('/_/try/responses/api/get-book')).json()).toEqual(ANSWERS);
    const headers = { 'If-None-Match': form.headers.get('ETag') ?? '' };
    expect((await ask('/_/try/form/api/get-book', { headers })).status).toBe(304);
  });

  it.each([
    '/_/try/form/guide',
    '/_/try/form/nothing',
    '/_/try/other/x',
    '/_/try/callback/x',
    '/_/try/mock/other/books/1',
  ])('returns 404 for %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('mocks the API for any client, with the described headers, except those that would affect the site', async () => {
    const answer = await ask('/_/try/mock/books/books/7');
    expect(await answer.text()).toBe('<b>1</b>');
    const { headers } = answer;
    // Prevents browsers from running its responses.
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(headers.get('X-Limit')).toBe('60');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect([headers.get('Set-Cookie'), headers.get('Clear-Site-Data')]).toEqual([null, null]);
    expect((await ask('/_/try/mock/books/books/x')).status).toBe(400);
  });

  it.each([
    ['navigate', false],
    ['no-cors', false],
    ['websocket', false],
    ['cors', true],
    ['same-origin', true],
    [null, true],
  ])('a request in mode %s gets the headers that a browser would follow: %s', async (mode, expected) => {
    const sent = mode === null ? {} : { headers: { 'Sec-Fetch-Mode': mode } };
    const { headers } = await ask('/_/try/mock/books/books/7', sent);
    for (const name of ['Location', 'Link', 'WWW-Authenticate']) expect(headers.has(name), name).toBe(expected);
    expect(headers.get('X-Limit')).toBe('60');
  });

  it('names the credentials that a 401 misses', async () => {
    const schemes = {
      user: { kind: 'basic', name: 'Authorization', scheme: 'Basic' },
      token: { kind: 'bearer', name: 'Authorization', scheme: 'DPoP' },
      key: { kind: 'query', name: 'k"e\\y', scheme: '' },
      odd: { kind: 'bearer', name: 'Authorization', scheme: 'a, b\n' },
    } as const;
    const challenge = async (...security: string[][]) => {
      const answer = await ask('/_/try/mock/books/books/7', {}, { ...FORM, security, schemes });
      return [answer.status, answer.headers.get('WWW-Authenticate')];
    };
    expect(await challenge(['user'], ['token'], ['user'])).toEqual([401, 'Basic realm="mock", DPoP']);
    expect(await challenge(['key', 'odd'])).toEqual([401, 'ApiKey']);
  });

  it('mocks an API whose integers are beyond 2^53', async () => {
    const schema = { type: 'integer', enum: [9_007_199_254_740_993n] };
    const form = { ...FORM, parameters: [{ name: 'id', in: 'path', required: true, schema }] };
    const statusOf = async (id: string) => (await ask(`/_/try/mock/books/books/${id}`, {}, form)).status;
    expect([await statusOf('9007199254740993'), await statusOf('9007199254740992')]).toEqual([200, 400]);
  });

  it('mocks HEAD like GET, OPTIONS, 404 and 405', async () => {
    const head = await ask('/_/try/mock/books/books/7', { method: 'HEAD' });
    const type = 'text/html; charset=utf-8';
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, type, '']);
    const options = await ask('/_/try/mock/books/books/7', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(options.headers.get('Access-Control-Allow-Headers')).toBe('*, Authorization');
    const put = await ask('/_/try/mock/books/books/7', { method: 'PUT' });
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await ask('/_/try/mock/books/nothing')).status).toBe(404);
  });

  it.each(['/_/try/form/api/get-book', '/_/try/mock/books/books/7'])(
    'returns 503 while the store fails: %s',
    async (path) => {
      const { status, headers } = await ask(path, {}, FORM, true);
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(path.includes('mock') ? '*' : null);
    },
  );

  it('wraps the response for a form in an envelope, with a type that no browser displays', async () => {
    const answer = await send('https://api.example.com/v1/books/7');
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
    const { line, rest } = await splitEnvelope(answer.body);
    expect(readEnvelope(line)).toEqual({
      status: 200,
      statusText: '',
      headers: [...ANSWERS.responses[200].headers, { name: 'Content-Type', value: 'text/html; charset=utf-8' }],
    });
    expect(await new Response(rest).text()).toBe('<b>1</b>');
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
  ])('rejects a request from another site: %j', async (headers) => {
    const answer = await send('https://api.example.com/v1/books/7', headers);
    expect(answer.status).toBe(403);
    expect((await envelopeOf(answer))?.failure).toBe('foreign');
  });

  it.each([
    ['https://evil.example/books/7', 'origin'],
    ['http://169.254.169.254/', 'origin'],
    ['file:///etc/passwd', 'origin'],
    ['https://api.example.com/v1/admin', 'operation'],
    ['no address', 'invalid'],
  ])('sends nothing to %s', async (url, failure) => {
    const answer = await send(url, {}, { ...FORM, mode: 'proxy' });
    expect((await envelopeOf(answer))?.failure).toBe(failure);
    expect(answer.status).toBe(failure === 'invalid' ? 400 : 403);
  });

  it('passes the sign-in result only to the waiting page', async () => {
    const answer = await ask('/_/try/callback?code=secret&state=%3Cscript%3E');
    const page = await answer.text();
    expect(page).not.toMatch(/secret|%3C|<script>\W*<script>/);
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${hash}'; style-src 'self';`);
    // In the look of the site, which is in the browser's cache.
    expect(page).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['/_/try/callback', 'POST', 'GET, HEAD'],
    ['/_/try/form/api/get-book', 'DELETE', 'GET, HEAD'],
    ['/_/try/responses/api/get-book', 'POST', 'GET, HEAD'],
    ['/_/try/send/api/get-book', 'GET', 'POST'],
    ['/_/try/report/api/get-book', 'PUT', 'POST'],
  ])('names the methods of %s if asked by %s', async (path, method, allow) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allow]);
  });

  it('refuses the path of another operation, even of one without a form', async () => {
    const form = { ...FORM, mode: 'proxy', servers: [{ url: 'https://10.0.0.8' }] };
    const failures = ['export', 'latest'].map(async (id) => {
      return (await envelopeOf(await send(`https://10.0.0.8/books/${id}`, {}, form)))?.failure;
    });
    // A private address is refused only after its path has matched, and nothing is sent.
    expect(await Promise.all(failures)).toEqual(['operation', 'private']);
  });

  it('rejects line breaks in headers', async () => {
    const headers = [{ name: 'X-A', value: 'a\r\nX-B: b' }];
    const body = writeEnvelope({ method: 'GET', url: 'https://api.example.com/', headers, length: 0 });
    const answer = await ask('/_/try/send/api/get-book', { method: 'POST', headers: { Origin: ORIGIN }, body });
    expect((await envelopeOf(answer))?.failure).toBe('header');
  });
});

describe('an exception while a form is handled', () => {
  it.each([
    ['TypeError', new TypeError('Cannot send secret')],
    ['RangeError', Object.assign(new RangeError('secret'), { cause: 'secret', stack: 'secret' })],
    ['Error', 'secret'],
  ])('is thrown again without its message: %s', async (name, thrown) => {
    const site = {
      get base(): string {
        throw thrown;
      },
    };
    const request = new Request(`${ORIGIN}/_/try/send/api/get-book`, { method: 'POST' });
    const handled = handleTryIt({ site } as unknown as Manifest, request, {} as never);
    const cause: unknown = await handled.catch((error: unknown) => error);
    if (!(cause instanceof Error)) throw new Error('An exception is needed');
    expect(cause.message).toBe(`Cannot handle a request of a form: ${name}`);
    expect(JSON.stringify([cause.message, cause.stack, cause.cause])).not.toContain('secret');
    if (name === 'TypeError') expect(cause.stack).toContain('handle-try-it.test.ts');
  });
});

describe('the rate limit of forms', () => {
  const FROM = { Origin: ORIGIN, 'CF-Connecting-IP': '192.0.2.1' };
  const URL_OF_BOOK = 'https://api.example.com/v1/books/7';
  beforeEach(() => {
    limiter.keys = [];
  });
  afterEach(() => {
    limiter.refused = () => false;
  });

  it.each([URL_OF_BOOK, 'https://evil.example/'])('counts a request to the mock by address: %s', async (url) => {
    limiter.refused = (key) => key === '192.0.2.1';
    const answer = await send(url, FROM);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([429, 'no-store']);
    expect((await envelopeOf(answer))?.failure).toBe('rate');
    expect(limiter.keys).toEqual(['192.0.2.1']);
  });

  it('counts a request of a form before it is read', async () => {
    limiter.refused = () => true;
    const answer = await ask('/_/try/send/api/get-book', { method: 'POST', headers: FROM, body: '' }, FORM, true);
    expect(answer.status).toBe(429);
  });

  it('counts other requests to the mock, and reports, by address', async () => {
    limiter.refused = (key) => key === '192.0.2.1';
    const answer = await ask('/_/try/mock/books/books/7', { headers: FROM });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await answer.json()).toMatchObject({ title: 'Too many requests. Try again in a minute.', status: 429 });
    expect((await ask('/_/try/mock/books/books/7')).status).toBe(200);
    expect((await ask('/_/try/report/api/get-book', { method: 'POST', headers: FROM })).status).toBe(429);
  });

  it('counts requests to an API by operation, whatever the address', async () => {
    limiter.refused = (key) => key.startsWith('RATE_LIMIT_TARGETS ');
    const answer = await send(URL_OF_BOOK, FROM, { ...FORM, mode: 'proxy' });
    expect(answer.status).toBe(429);
    expect(limiter.keys).toEqual(['192.0.2.1', 'RATE_LIMIT_TARGETS https://api.example.com GET /books/{id}']);
  });

  it('counts requests to an authorization server by URL, whatever the page', async () => {
    limiter.refused = (key) => key.startsWith('RATE_LIMIT_TARGETS ');
    const form = { ...FORM, mode: 'proxy' as const };
    for (const page of [form, { ...form, path: '/books' }]) {
      limiter.keys = [];
      expect((await send('https://login.example.com/token?a=b', FROM, page)).status).toBe(429);
      expect(limiter.keys).toEqual(['192.0.2.1', 'RATE_LIMIT_TARGETS https://login.example.com/token']);
    }
  });
});

describe('a request of a form to the mock', () => {
  it('has an address and headers of at most 24 KB', async () => {
    const answer = await send(`https://api.example.com/v1/books/7?q=${'x'.repeat(25_000)}`);
    expect([answer.status, (await envelopeOf(answer))?.failure]).toEqual([413, 'mockSize']);
  });
});
