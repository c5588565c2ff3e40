import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { LocalRuntime } from '../../build/serve/local/local-runtime.ts';
import { type Files, writeFiles } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { ledgerDescription } from './fixture/ledger-description.ts';

/** A site that is built and served as at the edge. */
export interface TestSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Builds and serves the fixture on a free port. `changes` override settings in its site.yaml; `files` are added to its
 * content.
 */
export async function startFixture(
  changes: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const folder = makeFolder();
  const contentDir = join(folder, 'content');
  cpSync(join(import.meta.dirname, 'fixture/content'), contentDir, { recursive: true });
  const config = join(contentDir, 'site.yaml');
  writeFileSync(config, stringify({ ...parse(readFileSync(config, 'utf8')), ...changes }));
  mkdirSync(join(contentDir, 'api'), { recursive: true });
  writeFileSync(join(contentDir, 'api/ledger.json'), JSON.stringify(ledgerDescription()));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(contentDir, path), text);
  return startSite(folder, contentDir);
}

/** Builds and serves a folder of the project, such as the engine's own documentation. */
export function startFolder(name: string): Promise<TestSite> {
  return startSite(makeFolder(), join(PROJECT_ROOT, name));
}

/** Builds and serves a site with these files. */
export function startContent(files: Files): Promise<TestSite> {
  const folder = makeFolder();
  const contentDir = join(folder, 'content');
  writeFiles(contentDir, files);
  return startSite(folder, contentDir);
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'browser-test-'));
}

async function startSite(folder: string, contentDir: string): Promise<TestSite> {
  const { release } = await buildSite({ contentDir });
  const runtime = new LocalRuntime({ port: 0, stateDir: folder });
  return {
    origin: await runtime.serve(release),
    async stop() {
      await runtime.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
