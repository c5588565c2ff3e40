import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import type { DescriptionText } from '../../../../build/openapi/read/text/description-text.ts';
import { CachedCopies } from '../../../../build/openapi/remote/cached-copies.ts';
import { RemoteDescriptions, type RemoteOptions } from '../../../../build/openapi/remote/remote-descriptions.ts';
import { writeContent } from '../../content-folder.ts';
import { thrownFindings } from '../../thrown-findings.ts';
import { answers, serve, text } from './host.ts';

const GOOD = 'openapi: 3.1.0\npaths: {}\n';
const NOON = Date.parse('2026-11-21T12:00:00Z');
const OPTIONS: RemoteOptions = { copyUse: 'never', headers: {}, timeoutMs: 2_000, variables: {} };
const down: RequestListener = (_request, response) => response.writeHead(503).end();

let dir: string;
beforeEach(() => {
  dir = writeContent({});
});

/** Loads like a separate build. */
async function load(
  url: string,
  options: Partial<RemoteOptions> = {},
): Promise<{ description: DescriptionText; warnings: string[] }> {
  const report = new Report();
  const remote = new RemoteDescriptions(new CachedCopies(dir), () => NOON);
  const description = await remote.load(url, { ...OPTIONS, ...options }, report);
  return { description, warnings: report.warnings.map(formatFinding) };
}

function faults(url: string, options: Partial<RemoteOptions> = {}): Promise<string[]> {
  return thrownFindings(() => load(url, options));
}

describe('a remote description', () => {
  it('is parsed once and cached', async () => {
    const url = await serve(text(GOOD));
    const { description, warnings } = await load(url);
    expect([description.file, description.text, warnings]).toEqual([url, GOOD, []]);
    expect(description.parsed?.root).toEqual({ openapi: '3.1.0', paths: {} });
    const [name = ''] = readdirSync(dir);
    expect(readdirSync(dir)).toHaveLength(1);
    expect(readFileSync(join(dir, name), 'utf8')).toMatch(/^\{"source":"http:.*"date":"2026-11-21T12:00:00.000Z".*\n/);
  });

  it('is not downloaded again while it is unchanged', async () => {
    const sent: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      const known = request.headers['if-none-match'];
      sent.push(known);
      response.writeHead(known === '"1"' ? 304 : 200, { etag: '"1"' }).end(known === '"1"' ? undefined : GOOD);
    });
    await load(url);
    const { description } = await load(url);
    expect([description.file, description.text, description.parsed]).toEqual([url, GOOD, null]);
    expect(sent).toEqual([undefined, '"1"']);
  });

  it('is checked at most once a minute in watch mode', async () => {
    let asked = 0;
    let now = NOON;
    const url = await serve((_request, response) => response.end(`${GOOD}x: ${++asked}\n`));
    const remote = new RemoteDescriptions(new CachedCopies(dir), () => now);
    for (const elapsed of [0, 30_000, 61_000, -3_600_000]) {
      now = NOON + elapsed;
      await remote.load(url, OPTIONS, new Report());
    }
    expect(asked).toBe(3);
  });

  it.each([
    ['fails', down, 'Cannot fetch the API description: the server returned 503. Check the URL'],
    ['requires a login', text('<!doctype html><title>Sign in</title>'), 'found a web page or XML'],
    ['sends an empty file', text(''), 'the file is empty'],
    ['sends something else', text('name: package'), 'found neither "openapi" nor "swagger"'],
    ['sends half a file', text('{"openapi":"3.1.0","paths":{'), 'the JSON is incomplete'],
    [
      'sends bytes that are not text',
      (_request: unknown, response: { end(bytes: Buffer): void }) => response.end(Buffer.from([0xe4])),
      'is not UTF-8',
    ],
  ] as [string, RequestListener, string][])(
    'is replaced with the last valid copy if its host %s',
    async (_what, fault, found) => {
      const url = await serve(answers(text(GOOD), fault));
      await load(url);
      const [message = ''] = await faults(url);
      expect(message).toContain(found);
      expect(message).toMatch(/To build from the copy of 2026-11-21T12:00:00\.000Z, add --offline\.$/);
      const { description, warnings } = await load(url, { copyUse: 'fails' });
      expect(description.text).toBe(GOOD);
      expect(warnings).toEqual([expect.stringMatching(/The copy of 2026-11-21T12:00:00\.000Z is used\.$/)]);
      expect(warnings[0]).toContain(found);
    },
  );

  it('without a copy is an error if its host fails', async () => {
    const url = await serve(down);
    expect(await faults(url, { copyUse: 'fails' })).toEqual([
      `${url}: Cannot fetch the API description: the server returned 503. Check the URL, or specify a file with --description.`,
    ]);
  });

  it('is read from the copy without a request for --offline', async () => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked++;
      response.end(GOOD);
    });
    expect(await faults(url, { copyUse: 'always' })).toEqual([
      `${url}: Cannot read the API description: there is no cached copy. Build once without --offline.`,
    ]);
    await load(url);
    const { description, warnings } = await load(url, { copyUse: 'always' });
    expect([description.text, warnings.length, asked]).toEqual([GOOD, 1, 1]);
  });

  it.each([
    ['a changed text', (content: string) => content.replace('3.1.0', '3.1.1')],
    ['truncated text', (content: string) => content.slice(0, -5)],
    ['nothing', () => ''],
    ['another header', (content: string) => content.replace('{"source"', '{"sauce"')],
  ])('is downloaded again if the copy is damaged: %s', async (_what, damage) => {
    const sent: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      sent.push(request.headers['if-none-match']);
      response.writeHead(200, { etag: '"1"' }).end(GOOD);
    });
    await load(url);
    const file = join(dir, readdirSync(dir)[0] ?? '');
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(await faults(url, { copyUse: 'always' })).toHaveLength(1);
    expect((await load(url)).description.text).toBe(GOOD);
    expect(sent).toEqual([undefined, undefined]);
  });

  it('is cached intact by concurrent builds', async () => {
    let asked = 0;
    const url = await serve((_request, response) => response.end(`${GOOD}x: ${'x'.repeat(100_000 * (asked++ % 3))}\n`));
    await Promise.all(Array.from({ length: 12 }, () => load(url)));
    expect(readdirSync(dir)).toHaveLength(1);
    expect((await load(url, { copyUse: 'always' })).description.text).toContain(GOOD);
  });

  it('is used even if it cannot be cached', async () => {
    writeFileSync(join(dir, 'file'), '');
    const report = new Report();
    const remote = new RemoteDescriptions(new CachedCopies(join(dir, 'file')), () => NOON);
    const { text: got } = await remote.load(await serve(text(GOOD)), OPTIONS, report);
    expect([got, report.warnings.length]).toEqual([GOOD, 1]);
  });
});

describe('a private host', () => {
  it('gets the headers that the environment variables contain', async () => {
    const url = await serve((request, response) =>
      request.headers.authorization === 'Bearer s3cret' ? response.end(GOOD) : response.writeHead(401).end(),
    );
    const headers = { Authorization: 'DOCS_TOKEN' };
    const { description } = await load(url, { headers, variables: { DOCS_TOKEN: 'Bearer s3cret\n' } });
    expect(description.text).toBe(GOOD);
    expect(await faults(url)).toEqual([expect.stringContaining('returned 401, which requires credentials')]);
  });

  it.each([
    [{ Authorization: 'DOCS_TOKEN' }, {}, 'the environment variable DOCS_TOKEN'],
    [
      { Authorization: 'DOCS_TOKEN' },
      { DOCS_TOKEN: 's3cret\r\nX: y' },
      'contains characters that are not allowed in the header',
    ],
    [{ 'a b': 'DOCS_TOKEN' }, { DOCS_TOKEN: 's3cret' }, '"a b" is not a valid header name'],
    [{ Authorization: 'Bearer s3cret' }, {}, 'is not the name of an environment variable'],
  ])('is not contacted with %o, and no secret is shown', async (headers, variables, fault) => {
    const [message = ''] = await faults('http://127.0.0.1:1/', { headers, variables });
    expect(message).toContain(fault);
    expect(message).not.toContain('s3cret');
  });

  it('has its user name and password in no message and no copy', async () => {
    const url = await serve(answers(text(GOOD), down));
    const secret = url.replace('http://', 'http://me:s3cret@');
    await load(secret);
    const [message = ''] = await faults(secret);
    expect(message).toContain(url);
    expect(message).not.toContain('s3cret');
    expect(readFileSync(join(dir, readdirSync(dir)[0] ?? ''), 'utf8')).not.toContain('s3cret');
  });
});
