import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { type Files, writeFiles } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { type ServedRelease, serveRelease } from '../served-release.ts';
import { newFolder } from '../temporary-folder.ts';
import { ledgerDescription } from './fixture/ledger-description.ts';

/**
 * Builds and serves the fixture on a free port. `changes` override settings in its site.yaml; `files` are added to its
 * content.
 */
export async function startFixture(
  changes: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<ServedRelease> {
  const contentDir = newFolder();
  cpSync(join(import.meta.dirname, 'fixture/content'), contentDir, { recursive: true });
  const config = join(contentDir, 'site.yaml');
  writeFileSync(config, stringify({ ...parse(readFileSync(config, 'utf8')), ...changes }));
  mkdirSync(join(contentDir, 'api'), { recursive: true });
  writeFileSync(join(contentDir, 'api/ledger.json'), JSON.stringify(ledgerDescription()));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(contentDir, path), text);
  return startSite(contentDir);
}

/** Builds and serves a folder of the project, such as the engine's own documentation. */
export function startFolder(name: string): Promise<ServedRelease> {
  return startSite(join(PROJECT_ROOT, name));
}

/** Builds and serves a site with these files. */
export function startContent(files: Files): Promise<ServedRelease> {
  const contentDir = newFolder();
  writeFiles(contentDir, files);
  return startSite(contentDir);
}

async function startSite(contentDir: string): Promise<ServedRelease> {
  return serveRelease((await buildSite({ contentDir })).release);
}
