import { linkSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verify } from '../../../build/cli/commands/release/verify.ts';
import { type Listening, listen } from '../../listen.ts';
import { SMALLEST_SITE, writeContent, writeFiles } from '../content-folder.ts';

const SITE = `${SMALLEST_SITE['site.yaml']}apis: [{ id: books, description: books.yaml, tryIt: { mode: mock } }]\n`;
const OK = 'responses: { 200: { description: OK } }';

describe('verify', () => {
  let server: Listening;
  let respond: RequestListener;
  let lines: string[];

  beforeAll(async () => {
    server = await listen(createServer((request, response) => respond(request, response)));
  });

  afterAll(() => server.stop());

  beforeEach(() => {
    respond = (_, response) => void response.end();
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  /** Verifies a server with these paths, and returns the content folder. */
  async function run(paths: string, ...options: string[]): Promise<string> {
    const folder = site(paths);
    await verifySite(folder, options);
    return folder;
  }

  function site(paths: string): string {
    const description = `openapi: 3.1.0\ninfo: { title: Books, version: '2.1' }\npaths: ${paths}\n`;
    return writeContent({
      ...SMALLEST_SITE,
      'site.yaml': SITE,
      'index.md': '# Home',
      'books.yaml': description,
    });
  }

  const verifySite = async (folder: string, options: readonly string[]): Promise<void> =>
    verify.parse(['--content', folder, '--no-cache', '--server', server.origin, ...options]).run({});

  it('stamps what matches with the date and the release', async () => {
    const folder = await run(`{ /a: { get: { ${OK} } } }`, '--stamp');
    expect(lines).toEqual(['matches  GET /a 200', '1 operation, 1 verified, 0 not.']);
    expect(process.exitCode).toBe(0);
    const date = new Date().toISOString().slice(0, 10);
    expect(JSON.parse(readFileSync(join(folder, 'verified.json'), 'utf8'))).toEqual({
      books: { 'GET /a': { date, release: '2.1', fingerprint: expect.any(String) } },
    });
  });

  it('never leaves a part of the stamps', async () => {
    const folder = site(`{ /a: { get: { ${OK} } } }`);
    writeFiles(folder, { 'verified.json': '{}' });
    linkSync(join(folder, 'verified.json'), join(folder, 'open'));
    await verifySite(folder, ['--stamp']);
    expect(readFileSync(join(folder, 'open'), 'utf8')).toBe('{}');
    expect(readFileSync(join(folder, 'verified.json'), 'utf8')).toContain('GET /a');
  });

  it.each([
    ['nothing may be called', `{ /a: { post: { ${OK} } } }`, ['0 operations, 0 verified, 0 not.']],
    [
      'everything is skipped',
      `{ /a: { get: { parameters: [{ name: q, in: query, required: true, schema: false }], ${OK} } } }`,
      [expect.stringMatching(/^skipped {2}GET \/a\n/), '1 operation, 0 verified, 0 not.'],
    ],
  ])('fails if %s', async (_, paths, printed) => {
    await run(paths);
    expect(lines).toEqual(printed);
    expect(process.exitCode).toBe(1);
  });

  it('fails with a remedy at the first operation whose credentials are refused', async () => {
    respond = (_, response) => void response.writeHead(401).end();
    await run(`{ /a: { get: { ${OK} } }, /b: { get: { ${OK} } } }`);
    expect(lines).toEqual([
      expect.stringMatching(/^refused {2}GET \/a 401\n.*--auth/),
      '1 operation, 0 verified, 1 not.',
    ]);
    expect(process.exitCode).toBe(1);
  });
});
