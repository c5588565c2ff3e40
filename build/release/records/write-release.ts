import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { type ManifestText, toManifestText } from '../../../worker/model/records/manifest-text.ts';
import { RECORD_FOLDERS } from '../../../worker/model/records/record-keys.ts';
import { toViewText } from '../../../worker/model/records/views/view-text.ts';
import { SourceError } from '../../base/report/finding.ts';
import { slashPath } from '../../base/source/file-paths.ts';
import { ACCESS_FILE, TRY_IT_FILE } from '../bundle/bundle-worker.ts';
import type { LazyModules, Release } from './make-release.ts';
import { DATA_FILE, renderReleaseData } from './release-data.ts';
import { replaceFolder, stageFolder } from './replace-folder.ts';

/** The changes of a build in its output folder. */
export interface WrittenRelease {
  readonly newRecords: number;
  readonly unchangedRecords: number;
  readonly bytes: number;
}

/**
 * Writes a release to a new folder next to `outDir` and swaps the two, so that `outDir` always has a complete release:
 *
 *     worker/index.js  worker/app.js  worker/manifest.js   deployed by wrangler; the other modules in worker/ are loaded on demand
 *     manifest.json                                        the manifest as data, for a machine that does not trust the code
 *     records/page/…   records/file/…                      sent to KV, each under its key
 */
export async function writeRelease(outDir: string, release: Release): Promise<WrittenRelease> {
  await refuseForeignFolder(outDir);
  const before = await listKeys(join(outDir, 'records'));
  const bytes = writeBeside(outDir, release);
  const unchangedRecords = [...release.records.keys()].filter((key) => before.has(key)).length;
  return { newRecords: release.records.size - unchangedRecords, unchangedRecords, bytes };
}

/** Returns the size of all records in bytes. Throws SourceError if the disk is full or not writable. */
function writeBeside(outDir: string, release: Release): number {
  let staged: ReturnType<typeof stageFolder> | null = null;
  try {
    staged = stageFolder(outDir);
    const bytes = writeFiles(staged.staging, release);
    replaceFolder(staged.staging, staged.target);
    return bytes;
  } catch (error) {
    if (staged !== null) rmSync(staged.staging, { recursive: true, force: true });
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw SourceError.at(
      { file: outDir },
      `Cannot write the build: ${error.message}. Free some disk space, or choose another folder with --out.`,
    );
  }
}

function writeFiles(folder: string, release: Release): number {
  for (const name of RECORD_FOLDERS) mkdirSync(join(folder, 'records', name), { recursive: true });
  mkdirSync(join(folder, 'worker'), { recursive: true });
  let bytes = 0;
  for (const [key, value] of release.records) {
    // Sequentially: passing hundreds of small files to threads costs more than writing them.
    writeFileSync(join(folder, 'records', key), value);
    bytes += value.byteLength;
  }
  for (const [name, code] of workerModules(release)) writeFileSync(join(folder, 'worker', name), code);
  writeFileSync(join(folder, DATA_FILE), renderReleaseData(release));
  return bytes;
}

interface TextMembers {
  readonly [name: string]: string | TextMembers;
}

/** The worker's modules by file name. A content change only affects the manifest. */
export function workerModules({ manifest, workerCode, lazyModules = {} }: Release): ReadonlyMap<string, string> {
  const { views = [] } = manifest;
  return new Map([
    ['index.js', manifest.access === undefined ? renderEntry(lazyModules) : renderAccessEntry(lazyModules, views)],
    ['app.js', workerCode],
    ['manifest.js', `export default ${renderManifest(toManifestText(manifest))};\n`],
    ...Object.entries(lazyModules),
    ...views.map((view, index): [string, string] => [viewFile(index), renderView(view, manifest)]),
  ]);
}

function renderEntry(lazyModules: LazyModules): string {
  return `import { createWorker, openManifest } from './app.js';\nimport manifest from './manifest.js';\nexport default createWorker(openManifest(manifest)${loadTryIt(lazyModules)});\n`;
}

/** A gate that believes whatever a request says, for a runtime on this machine that checks what each reader gets. */
const AUDIT_GATE = `, {
  identify: async ({ headers }) => ({ audiences: headers.get('Authorization')?.split(' ') ?? [], signedIn: true }),
  respond: async () => null,
  challenge: () => null,
}`;

/** The worker's modules, with an entry for a check of all views. Never deployed. */
export function auditModules(release: Release): ReadonlyMap<string, string> {
  const { lazyModules = {}, manifest } = release;
  const entry = renderAccessEntry(lazyModules, manifest.views ?? [], AUDIT_GATE);
  return new Map([...workerModules(release), ['index.js', entry]]);
}

/** The entry of a site with audiences: the manifest of each view is loaded for its readers only. */
function renderAccessEntry(lazyModules: LazyModules, views: readonly Manifest[], gate = ''): string {
  const modules = views.map(
    ({ audiences }, index) =>
      `  { audiences: ${JSON.stringify(audiences)}, load: () => import('./${viewFile(index)}') },\n`,
  );
  return `import { splitByAudience } from './${ACCESS_FILE}';
import { createWorker, openManifest } from './app.js';
import manifest from './manifest.js';
export default splitByAudience(openManifest(manifest), (view) => createWorker(view${loadTryIt(lazyModules)}), [
${modules.join('')}]${gate});
`;
}

function viewFile(index: number): string {
  return `view-${index + 1}.js`;
}

function renderView(view: Manifest, open: Manifest): string {
  const { translations, ...text } = toViewText(view, open);
  return `export default ${renderTexts(text, translations)};\n`;
}

/** The argument of `createWorker` that loads the module for form requests, which only sites with forms have. */
export function loadTryIt(lazyModules: LazyModules): string {
  return TRY_IT_FILE in lazyModules ? `, () => import('./${TRY_IT_FILE}')` : '';
}

function renderManifest({ translations, ...text }: ManifestText): string {
  return renderTexts(text, translations);
}

function renderTexts(text: TextMembers, translations: readonly object[] | undefined): string {
  const others =
    translations === undefined
      ? []
      : [
          `translations: [${translations.map((translation) => toObject({ ...translation } as TextMembers)).join(', ')}]`,
        ];
  return toObject(text, others);
}

/** An object of strings, which may be nested. */
function toObject(texts: TextMembers, more: readonly string[] = []): string {
  const members = Object.entries(texts).map(
    ([name, text]) => `[${toLiteral(name)}]: ${typeof text === 'string' ? toLiteral(text) : toObject(text)}`,
  );
  return `{\n${[...members, ...more].join(',\n')}\n}`;
}

/** In single quotes, because JSON is full of double quotes. */
function toLiteral(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** Throws if the folder was not created by a build. */
async function refuseForeignFolder(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw SourceError.at(
      { file: outDir },
      `Cannot write the build: ${error.message}. Choose another folder with --out.`,
    );
  });
  if (entries.length > 0 && !existsSync(join(outDir, 'worker', 'manifest.js'))) {
    throw SourceError.at(
      { file: outDir },
      'Cannot write the build: the folder contains other files, which would be lost. Choose an empty folder with --out.',
    );
  }
}

async function listKeys(dir: string): Promise<Set<string>> {
  if (!existsSync(dir)) return new Set();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => slashPath(dir, join(entry.parentPath, entry.name))),
  );
}
