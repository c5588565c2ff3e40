import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../../base/report/report.ts';
import { slashPath } from '../../../base/source/file-paths.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { encodePath } from '../../docs/doc-name.ts';
import { fileToPath, type SiteLink } from '../../docs/site-links.ts';
import type { Translations } from '../../languages/translations.ts';
import type { LoadedContent } from './load-content.ts';

/** KV's size limit for a value. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

interface FileFolder {
  readonly contentDir: string;
  readonly translations?: Translations | null;
  /** In kilobytes. Larger images are reported. */
  readonly maxImageSize: number;
}

interface FileSources {
  readonly contentDir: string;
  readonly config: Pick<SiteConfig, 'maxImageSize'>;
  readonly content: Pick<LoadedContent, 'assets'>;
  readonly translations?: Translations | null;
}

/** Files to serve: linked files and static ones. */
export async function loadFiles(
  { contentDir, config, content, translations = null }: FileSources,
  links: readonly SiteLink[],
  report: Report,
): Promise<Map<string, Uint8Array>> {
  const folder = { contentDir, translations, maxImageSize: config.maxImageSize };
  const linked = new Set(links.map(({ path }) => path));
  return new Map([
    ...(await loadAssets(folder, content.assets, linked, report)),
    ...(await loadStatic(folder, report)),
  ]);
}

/** The files in `static/`, by path (`/img/logo.svg`). */
export async function loadStatic(folder: FileFolder, report: Report): Promise<ReadonlyMap<string, Uint8Array>> {
  const dir = join(folder.contentDir, 'static');
  if (!existsSync(dir)) return new Map();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => slashPath(dir, join(entry.parentPath, entry.name)));
  const files = names.map((name): [string, string] => [`/${encodePath(name)}`, locate(folder, `static/${name}`)]);
  return await readFiles(files, folder, report);
}

/** Files next to pages that pages show or offer for download, by path. */
async function loadAssets(
  folder: FileFolder,
  assets: ReadonlySet<string>,
  linked: ReadonlySet<string>,
  report: Report,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const wanted = [...assets].map((file): [string, string] => [fileToPath(file), locate(folder, file)]);
  return await readFiles(
    wanted.filter(([path]) => linked.has(path)),
    folder,
    report,
  );
}

/** A file on this machine, or its translation. */
function locate({ contentDir, translations }: FileFolder, file: string): string {
  return join(contentDir, translations?.locate(file) ?? file);
}

async function readFiles(
  files: readonly (readonly [path: string, file: string])[],
  { maxImageSize }: FileFolder,
  report: Report,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const byPath = new Map<string, Uint8Array>();
  for (const [path, file] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = await readFile(file);
    noteLargeImage(file, bytes, maxImageSize, report);
    if (bytes.byteLength <= MAX_FILE_BYTES) byPath.set(path, bytes);
    else {
      report.note(
        'unusable-file',
        { file: displayPath(file) },
        `Cannot serve this file: it has ${(bytes.byteLength / 1e6).toFixed(1)} MB, but the limit is 26.2 MB. Make it smaller, or host it elsewhere.`,
      );
    }
  }
  return byPath;
}

const IMAGE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i;

function noteLargeImage(file: string, { byteLength }: Uint8Array, maxSize: number, report: Report): void {
  const kilobytes = Math.round(byteLength / 1_000);
  if (kilobytes <= maxSize || !IMAGE.test(file)) return;
  report.note(
    'large-image',
    { file: displayPath(file) },
    `Cannot load this image quickly: it has ${kilobytes} kB, but "maxImageSize" in site.yaml is ${maxSize}. Reduce its size, for example by saving it as WebP.`,
  );
}
