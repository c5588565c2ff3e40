import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { manifest } from './fixture/release.ts';
import { ORIGIN } from './get.ts';
import { collectErrors } from './log.ts';

/** What a store may do instead of returning a record. */
const FAULTS: Readonly<Record<string, (bytes: ArrayBuffer) => Promise<ArrayBufferLike | null>>> = {
  fails: () => Promise.reject(new Error('KV GET failed')),
  'has lost the record': async () => null,
  'gives only its beginning': async (bytes) => bytes.slice(0, bytes.byteLength / 4),
  'gives nothing': async () => new ArrayBuffer(),
  'gives another record': async () => new TextEncoder().encode('{"terms":[],"documents":[]}\nother').buffer,
  'changes a bit of each part': async (bytes) => flipEachPart(bytes),
  'gives an error page': async () => new TextEncoder().encode('<html>502 Bad Gateway').buffer,
};

/** A copy whose length and header are right. */
function flipEachPart(bytes: ArrayBuffer): ArrayBuffer {
  const copy = new Uint8Array(bytes.slice());
  const header = copy.indexOf(0x0a) + 1;
  // Some files are shorter than a header.
  for (const index of [header + 20, copy.byteLength - 1])
    if (index < copy.byteLength) copy[index] = (copy[index] ?? 0) ^ 1;
  return copy.buffer;
}

/** Each kind of response that needs the store. */
const ANSWERS: readonly (readonly [what: string, path: string, headers: Readonly<Record<string, string>>])[] = [
  ['a page', '/user/bills', {}],
  ['a page as Markdown', '/user/bills.md', {}],
  ['a style sheet', '/assets/site-1a2b.css', {}],
  ['a script', '/assets/site-3c4d.js', {}],
  ['a script in brotli', '/assets/site-3c4d.js', { 'Accept-Encoding': 'br' }],
  ['an image', '/img/logo.svg', {}],
  ['a part of a file', '/accounting.yaml', { Range: 'bytes=0-3' }],
  ['an API description', '/api/ledger-api.json', {}],
  ['an API description in gzip', '/api/ledger-api.json', { 'Accept-Encoding': 'gzip' }],
  ['search', '/search?q=bills', {}],
  ['search as JSON', '/search?q=bills', { Accept: 'application/json' }],
  ['the full text', '/llms-full.txt', {}],
  ['health', '/healthz', {}],
];

const TABLE = ANSWERS.flatMap(([what, path, headers]) =>
  Object.entries(FAULTS).map(([fault, damage]) => ({ what, path, headers, fault, damage })),
);

let run = 0;

const logged = collectErrors();

/** A store that damages records while `isDown()`. */
function damagedStore(
  damage: (bytes: ArrayBuffer) => Promise<ArrayBufferLike | null>,
  isDown: () => boolean,
): KVNamespace {
  const get = async (key: string, options: string | { readonly type: string }): Promise<unknown> => {
    const whole = await env.CONTENT.get(key, 'arrayBuffer');
    const bytes = whole !== null && isDown() ? await damage(whole) : whole;
    const type = typeof options === 'string' ? options : options.type;
    return type === 'stream' && bytes !== null ? new Blob([new Uint8Array(bytes)]).stream() : bytes;
  };
  return { get } as unknown as KVNamespace;
}

describe('a damaged store', () => {
  it.each(TABLE)('$fault: $what returns 503, logged and not cached, and recovers with the store', async (row) => {
    const worker = createWorker({ ...manifest, release: `damaged-${++run}` });
    let isDown = true;
    const CONTENT = damagedStore(row.damage, () => isDown);
    const ask = async (): Promise<Response> => {
      const context = createExecutionContext();
      // Separate hosts, because the edge cache is shared.
      const url = `${ORIGIN.replace('docs', `docs-${run}`)}${row.path}`;
      const request = new Request(url, {
        headers: row.headers,
        cf: { clientAcceptEncoding: row.headers['Accept-Encoding'] ?? '' },
      });
      const response = await worker.fetch(request, { CONTENT }, context);
      await waitOnExecutionContext(context);
      return response;
    };
    const { status, headers } = await ask();
    expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([503, 'no-store', null]);
    expect(headers.get('Retry-After')).toBe('60');
    const path = row.path.replace(/\?.*/, '');
    const cause: unknown = expect.stringMatching(/^Error: .+\n +at /);
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'fault', path, cause }));
    isDown = false;
    const after = await ask();
    expect(after.status).toBe('Range' in row.headers ? 206 : 200);
    await after.arrayBuffer();
  });

  it('a page that is right when it is read again is logged as damaged, and served', async () => {
    const worker = createWorker({ ...manifest, release: 'damaged-once' });
    let reads = 0;
    const CONTENT = damagedStore(
      async (bytes) => flipEachPart(bytes),
      () => ++reads === 1,
    );
    const context = createExecutionContext();
    const response = await worker.fetch(new Request('https://once.example.com/user/bills'), { CONTENT }, context);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<p>Text of Bills.</p>');
    await waitOnExecutionContext(context);
    expect(logged()).toEqual([
      expect.objectContaining({ path: '/user/bills', cause: expect.stringContaining('its checksum is wrong') }),
    ]);
  });

  it.concurrent.each([
    ['a stylesheet', '/assets/site-1a2b.css'],
    ['an image', '/img/logo.svg'],
  ])('%s that never arrives returns 503 after six seconds', { timeout: 15_000 }, async (_, path) => {
    const worker = createWorker(manifest);
    const CONTENT = { get: () => new Promise(() => {}) } as unknown as KVNamespace;
    const request = new Request(`https://slow.example.com${path}`);
    const response = await worker.fetch(request, { CONTENT }, createExecutionContext());
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });
});
