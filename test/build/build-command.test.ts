import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../listen.ts';
import { type Outcome, outcomeOf } from '../outcome-of.ts';
import { SMALLEST_SITE, writeContent, writeFiles } from './content-folder.ts';

interface Finding {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
}
interface BuildReport {
  readonly errors: readonly Finding[];
  readonly ms: number;
  readonly keys: number;
  readonly bytes: number;
}
const DESCRIPTION =
  'openapi: 3.1.0\ninfo: { title: Books, version: 1.0.0 }\npaths:\n  /bills: { get: { operationId: listBills } }\n  /odd: { get: 5 }\nwebhooks:\n  paid: { post: { operationId: onPaid } }\n';
let content: string;
let out: string;
let first: Outcome;
beforeAll(async () => {
  content = writeContent({
    ...SMALLEST_SITE,
    'site.yaml': `${SMALLEST_SITE['site.yaml']}apis: [{ id: books, description: api/books.yaml }]\n`,
    'index.md': '# Home\n',
    'api/books.yaml': DESCRIPTION,
  });
  out = writeContent({});
  first = await build(options('--json'));
}, 60_000);

/** Runs `npm run build -- …` as npm does. */
function build(options: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const env = { ...process.env, NODE_ENV: '', ...variables };
  return outcomeOf(spawn(process.execPath, ['build/run.js', 'build', ...options], { env }));
}
const options = (...more: string[]): string[] => ['--content', content, '--out', join(out, 'dist'), ...more];
const readReport = ({ stdout }: Outcome): BuildReport =>
  JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as BuildReport;
const snapshot = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true })
    .map((name): [string, string] => {
      const file = join(folder, String(name));
      return [String(name), statSync(file).isFile() ? `${statSync(file).mtimeMs} ${readFileSync(file, 'base64')}` : ''];
    })
    .sort();

describe('npm run build', { timeout: 60_000 }, () => {
  it('writes a release and ends with one report as JSON', () => {
    const report = readReport(first);
    expect(first.code).toBe(0);
    const remedy = 'Describe its "responses", or remove it.';
    const warning = {
      ...{ rule: 'api-description', severity: 'warning', pointer: '#/paths/~1odd/get' },
      ...{ file: expect.stringMatching(/api\/books\.yaml$/), line: 5, column: 11 },
      ...{ message: `Cannot read the operation GET: it must be a mapping. ${remedy}`, remedy },
    };
    const sizes = { ms: report.ms, keys: report.keys, bytes: report.bytes };
    expect(report).toEqual({ pages: 5, operations: 1, webhooks: 1, warnings: [warning], errors: [], ...sizes });
    const records = join(out, 'dist/records');
    const files = snapshot(records).filter(([, text]) => text !== '');
    expect(files).toHaveLength(report.keys);
    expect(report.bytes).toBe(files.reduce((sum, [name]) => sum + statSync(join(records, name)).size, 0));
    expect(report.ms).toBeGreaterThan(0);
  });

  it('prints a summary for people', async () => {
    const { code, stdout, stderr } = await build(options());
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Built 5 pages \(1 operation, 1 webhook\) into .*dist in [\d.]+ s: 0 new records, \d+ unchanged, [\d.]+ MB, 1 warning\.\n$/,
    );
    expect(stderr).toMatch(
      /^warning: .*books\.yaml:5:11 \(#\/paths\/~1odd\/get\): Cannot read the operation GET.* \[api-description\]\n {2}5 \| {3}\/odd: \{ get: 5 \}\n {4}\| {11}\^\n$/,
    );
  });

  it('fails on warnings with --strict, and ignores checks that site.yaml turns off', async () => {
    const strict = await build(options('--strict'));
    expect(strict.code).toBe(1);
    expect(strict.stderr).toMatch(/Build failed with 0 errors and 1 warning\./);
    const site = `${SMALLEST_SITE['site.yaml']}apis: [{ id: books, description: api/books.yaml }]\n`;
    writeFiles(content, { 'site.yaml': `${site}checks: { api-description: off }\n` });
    const off = await build(options('--strict'));
    writeFiles(content, { 'site.yaml': site });
    expect([off.code, off.stderr]).toEqual([0, '']);
  });

  it('exits with 1, prints every error, and keeps the last build unchanged', async () => {
    const before = snapshot(out);
    writeFiles(content, { 'index.md': '---\ntitle: [x]\n---\n[x](none)\n', 'sidebars.yaml': 'docs: [nope]\n' });
    const laughs = [...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(10)}]`);
    writeFiles(content, { 'api/books.yaml': `openapi: 3.1.0\na: &a [x,x,x,x,x,x,x,x,x,x]\n${laughs.join('\n')}\n` });
    const json = await build(options('--json'), { NODE_OPTIONS: '--max-old-space-size=300' });
    const text = await build(options());
    const report = readReport(json);
    expect([json.code, text.code]).toEqual([1, 1]);
    expect(report).toMatchObject({ pages: 0, operations: 0, webhooks: 0, keys: 0, bytes: 0 });
    const places = report.errors.map(({ file, line, column }) => `${basename(file)}:${line}:${column}`);
    expect(places).toEqual(['books.yaml:null:null', 'index.md:2:8', 'index.md:4:1', 'sidebars.yaml:1:8']);
    expect(report.errors[0]?.message).toContain('Excessive alias count');
    expect(report.ms).toBeLessThan(5_000);
    expect(text.stderr.match(/^error: /gm)).toHaveLength(4);
    expect(text.stderr).toMatch(/Build failed with 4 errors and 0 warnings\. .*dist is unchanged\.\n$/);
    expect(snapshot(out)).toEqual(before);
  });

  it('ends if the host of a description sends an endless error page', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(404);
      response.on('drain', () => response.write('x'.repeat(65_536)));
      response.write('x'.repeat(65_536));
    });
    const { origin, stop } = await listen(server);
    const url = `${origin}/api.yaml`;
    const run = await build(options('--json', '--description', url));
    await stop();
    expect(run.code).toBe(1);
    expect(readReport(run).errors.find(({ file }) => file === url)?.message).toContain('the server returned 404');
  });
});
