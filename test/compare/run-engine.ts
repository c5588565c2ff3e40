import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Miniflare } from 'miniflare';
import { readCompatibilityDate, workerOptions } from '../../build/serve/local/local-worker.ts';

/** As many requests as keep the worker busy. */
const CONCURRENCY = 8;

/** What `docvane build --json` reports. */
export interface BuildReport {
  readonly pages: number;
  readonly warnings: readonly unknown[];
  readonly errors: readonly { readonly message: string }[];
}

/** A site to build: a content folder, and perhaps another API description than its own. */
export interface SiteInput {
  readonly name: string;
  readonly content: string;
  readonly description?: string;
}

/**
 * Builds a site with the engine in a checkout and serves it while `visit` runs; not if the build fails. Nothing of the
 * engine is imported: the command, the files that it writes and the worker's responses are the same for every engine.
 */
export async function runEngine(
  engine: string,
  site: SiteInput,
  visit: (origin: string) => Promise<void>,
): Promise<BuildReport> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  const out = join(folder, 'dist');
  let miniflare: Miniflare | null = null;
  try {
    const report = await build(engine, site, out);
    if (report.errors.length > 0) return report;
    const modules = readdirSync(join(out, 'worker')).map(
      (name) => [name, readFileSync(join(out, 'worker', name), 'utf8')] as const,
    );
    // The entry is the first one.
    modules.sort(([name]) => (name === 'index.js' ? -1 : 1));
    miniflare = new Miniflare({
      ...workerOptions(modules, await readCompatibilityDate(engine)),
      kvNamespaces: ['CONTENT'],
    });
    await store(miniflare, join(out, 'records'));
    await visit((await miniflare.ready).origin);
    return report;
  } finally {
    await miniflare?.dispose();
    rmSync(folder, { recursive: true });
  }
}

async function build(engine: string, { content, description }: SiteInput, out: string): Promise<BuildReport> {
  const options = ['--json', '--offline', '--no-cache', '--content', content, '--out', out];
  if (description !== undefined) options.push('--description', description);
  const command = promisify(execFile)(process.execPath, ['build/run.js', 'build', ...options], {
    cwd: engine,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // A build that fails reports why.
  const { stdout, stderr } = await command.catch(
    (error: { readonly stdout: string; readonly stderr: string }) => error,
  );
  if (!stdout.startsWith('{')) throw new Error(`Cannot build ${content} with the engine in ${engine}:\n${stderr}`);
  return JSON.parse(stdout) as BuildReport;
}

/** Fills the worker's store with the records of a build. */
async function store(miniflare: Miniflare, folder: string): Promise<void> {
  const namespace = await miniflare.getKVNamespace('CONTENT');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  await inParallel(files, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    // A copy with its own buffer, because a Node Buffer is a view into a shared one.
    await namespace.put(path.slice(folder.length + 1), new Uint8Array(readFileSync(path)).buffer);
  });
}

/** Does the work for every item, a few at a time. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].values();
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    for (const item of left) await work(item);
  });
  await Promise.all(workers);
}
