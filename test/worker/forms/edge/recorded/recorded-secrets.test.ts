import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TryItWire } from '../../../../../worker/forms/exchange/wire.ts';
import { toTokenWire } from '../../../../../worker/forms/oauth/token-request.ts';
import { toBase64 } from '../../../../../worker/request/value/utf8.ts';
import { startEchoingApi } from './echoing-api.ts';
import { RATE_LIMIT, type RecordedSite, startRecordedSite } from './recorded-site.ts';

interface SendResult {
  readonly failure?: string;
  readonly response?: { readonly status: number; readonly body: ReadableStream<Uint8Array> | null };
}

// Imported by URL: browser types differ from those of tests in Node.
const { send } = (await import(new URL('../../../../../worker/forms/client/send.ts', import.meta.url).href)) as {
  send(wire: TryItWire, sending: object): Promise<SendResult>;
};

let site: RecordedSite;
let api: Awaited<ReturnType<typeof startEchoingApi>>;

/** Hexadecimal, so that it is the same in a URL and in JSON. */
const createMarker = (): string => randomBytes(12).toString('hex');

/** A text in Base64 after any number of other bytes, without the characters that depend on what is around it. */
function inBase64(text: string): string[] {
  return ['', 'x', 'xx'].map((before) => toBase64(before + text).slice(before.length + 1, -4));
}

/** The marker as text, in Base64, and in Base64 twice. In Base64url, it is the same. */
function formsOf(marker: string): string[] {
  const encoded = inBase64(marker);
  return [marker, ...encoded, ...encoded.flatMap(inBase64)];
}

function expectNoSecret(recorded: string, marker: string): void {
  expect(formsOf(marker).filter((form) => recorded.toLowerCase().includes(form.toLowerCase()))).toEqual([]);
}

let calls = 0;

/** A path with a query of its own, which tells records apart: one that is lost does not affect later tests. */
const toTarget = (mode: string): string => `/_/try/send/${mode}/create-order?call=${++calls}`;

/** As the page sends it: browsers add the `Origin`. */
function asPage(mode: string, target: string): object {
  const fetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), Origin: site.origin } }),
  );
  return { mode, sendHref: site.origin + target, files: new Map(), signal: new AbortController().signal };
}

const SCHEMES = {
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
};

function description(origin: string): object {
  const flow = { authorizationUrl: `${origin}/authorize`, tokenUrl: `${origin}/token`, scopes: {} };
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    servers: [{ url: origin }],
    paths: {
      '/orders/{outcome}': {
        post: {
          operationId: 'createOrder',
          summary: 'Create order',
          parameters: [{ name: 'outcome', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
          security: [...Object.keys(SCHEMES), 'oauth'].map((name) => ({ [name]: [] })),
          responses: { 200: { description: 'OK', content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    },
    components: {
      securitySchemes: { ...SCHEMES, oauth: { type: 'oauth2', flows: { authorizationCode: flow } } },
    },
  };
}

/** Requests with a secret in one place: an API key, a bearer token, a password, and bodies. */
const PLACES: readonly ((url: string, secret: string) => TryItWire)[] = [
  (url, secret) => post(url, 'X-Key', secret),
  (url, secret) => post(`${url}?key=${secret}`),
  (url, secret) => post(url, 'Cookie', `session=${secret}`),
  (url, secret) => post(url, 'Authorization', `Bearer ${secret}`),
  (url, secret) => post(url, 'Authorization', `Basic ${toBase64(`ada:${secret}`)}`),
  (url, secret) => ({ ...post(url, 'X-Key', 'any'), pieces: [{ text: JSON.stringify({ password: secret }) }] }),
  (url, secret) => ({ ...post(url, 'X-Key', 'any'), pieces: [{ text: `{"password": ${secret}` }] }),
];

function post(url: string, name = 'Accept', value = 'application/json'): TryItWire {
  const headers = [
    { name, value },
    { name: 'Content-Type', value: 'application/json' },
  ];
  return { method: 'POST', url, headers, pieces: [{ text: '{}' }] };
}

/** Sends requests, reads their responses, and returns what has been recorded of them. */
async function record(
  mode: string,
  wires: readonly TryItWire[],
): Promise<{ readonly outcomes: readonly unknown[]; readonly recorded: string }> {
  const target = toTarget(mode);
  const sending = asPage(mode, target);
  const outcomes = await Promise.all(
    wires.map(async (wire) => {
      const { failure, response } = await send(wire, sending);
      await new Response(response?.body ?? null).text().catch(() => {});
      return failure ?? response?.status;
    }),
  );
  return { outcomes, recorded: await site.recorded(target, wires.length) };
}

/** Sends a request for each place of a secret, and returns their outcomes. */
async function recordSecrets(mode: string, url: string): Promise<ReadonlySet<unknown>> {
  const requests = PLACES.map((place) => ({ place, secret: createMarker() }));
  const { outcomes, recorded } = await record(
    mode,
    requests.map(({ place, secret }) => place(url, secret)),
  );
  for (const { secret } of requests) expectNoSecret(recorded, secret);
  return new Set(outcomes);
}

describe('what a runtime records of a form', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    api = await startEchoingApi();
    site = await startRecordedSite(description(api.origin));
  }, 120_000);
  afterAll(async () => {
    await api.stop();
    await site.stop();
  });
  afterEach(() => vi.restoreAllMocks());

  it('includes the URL and the headers of a request, so that the other tests can fail', async () => {
    const [key, code] = [createMarker(), createMarker()];
    const target = `/_/try/nothing?code=${code}`;
    await fetch(site.origin + target, { headers: { 'X-Key': key } });
    const recorded = await site.recorded(target);
    expect(recorded).toContain(key);
    expect(recorded).toContain(code);
    // A password in a wrapped header is in Base64 twice.
    const wrapped = toBase64(`{"authorization":"Basic ${toBase64(`ada:${key}`)}"}`);
    expect(() => expectNoSecret(wrapped, key)).toThrow();
  });

  it.each([
    ['success', 200],
    ['forbidden', 403],
    ['busy', 429],
    ['broken', 502],
    ['interrupted', 200],
    ['gone', 'unreachable'],
    ['silent', 'timeout'],
    ['elsewhere', 302],
    ['exception', 'unreachable'],
  ])('has no secret of a request or its response: %s', async (outcome, expected) => {
    expect(await recordSecrets('proxy', `${api.origin}/orders/${outcome}`)).toEqual(new Set([expected]));
  });

  it('has no secret of a request to another server, which is refused', async () => {
    expect(await recordSecrets('proxy', 'https://other.example/orders/success')).toEqual(new Set(['origin']));
  });

  it('has no secret of a request to the mock', async () => {
    expect(await recordSecrets('mock', `${api.origin}/orders/success`)).toEqual(new Set([200, 400]));
  });

  it('has no authorization code, proof key, refresh token or client secret', async () => {
    const [code, verifier, token, secret] = Array.from({ length: 4 }, createMarker);
    const fields = { code: String(code), code_verifier: String(verifier), refresh_token: String(token) };
    const wire = toTokenWire(`${api.origin}/token`, { id: 'docs', secret: String(secret) }, fields);
    const { outcomes, recorded } = await record('proxy', [wire]);
    expect(outcomes).toEqual([200]);
    expect(api.received.at(-1)).toContain(verifier);
    for (const marker of [code, verifier, token, secret]) expectNoSecret(recorded, String(marker));
  });

  it('has the authorization code only if the server sends it in the query', async () => {
    const code = createMarker();
    const path = '/_/try/callback';
    await fetch(`${site.origin}${path}#code=${code}`);
    expectNoSecret(await site.recorded(path), code);
    await fetch(`${site.origin}${path}?code=${code}`);
    expect(await site.recorded(`${path}?code=${code}`)).toContain(code);
  });

  it('has nothing of the values in a report', async () => {
    const secret = createMarker();
    const faults = [
      { pointer: `/${secret}`, keyword: 'type', found: secret },
      { pointer: `/token_${secret}`, keyword: 'undocumented', found: 'string' },
    ];
    const path = '/_/try/report/proxy/create-order';
    const headers = { Origin: site.origin };
    const body = JSON.stringify({ status: 200, faults, url: secret });
    await fetch(site.origin + path, { method: 'POST', headers, body });
    const recorded = await site.recorded(path);
    expect(recorded).toContain('try-it-mismatch');
    expectNoSecret(recorded, secret);
  });

  it.each([
    'no JSON: SECRET\n',
    '{"method":"GET","url":"not a URL SECRET","headers":[]}\n',
    '{"method":"GET","url":"http://a.example","headers":[{"name":"X-Key","value":"a\\r\\nSECRET"}]}\n',
    'SECRET without an end of line',
  ])('has no secret of an invalid request: %j', async (template) => {
    const secret = createMarker();
    const target = toTarget('mock');
    const body = template.replace('SECRET', secret);
    const response = await fetch(site.origin + target, { method: 'POST', headers: { Origin: site.origin }, body });
    expect(response.status).toBe(400);
    expectNoSecret(await site.recorded(target), secret);
  });

  it('has no secret of requests beyond the rate limit', async () => {
    const secret = createMarker();
    const wire = post(`${api.origin}/orders/success`, 'X-Key', secret);
    const wires = Array<TryItWire>(RATE_LIMIT + 1).fill(wire);
    const first = await record('proxy', wires);
    // The runtime counts by the minute of the clock, which may have changed.
    const { outcomes, recorded } = first.outcomes.includes('rate') ? first : await record('proxy', wires);
    expect(outcomes).toContain('rate');
    expectNoSecret(first.recorded + recorded, secret);
  });
});
