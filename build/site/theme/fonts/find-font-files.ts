import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SourceError, type SourceLocation } from '../../../base/report/finding.ts';
import { suggest } from '../../../base/report/nearest.ts';
import { isPackageName, resolveModule } from '../../../base/source/installed-package.ts';

/** The use of a font: `theme.fonts.text` or `theme.fonts.mono`. */
export type FontUse = 'text' | 'mono';

/** An original font file. */
export interface FontFile {
  /** Path in the content folder or in a package, for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const FONT_FILE = /\.(?:woff2?|ttf|otf)$/i;

/** The weights that pages use, for packages with a file per weight. */
const STATIC_WEIGHTS = { text: ['400', '600'], mono: ['400'] } as const;

/** `manrope-latin-wght-normal.woff2`, `manrope-latin-400-italic.woff2`: https://fontsource.org */
const PACKAGED_FILE = /-(?<weight>wght|\d{3})-(?:normal|italic)\.woff2$/;

/**
 * The files of a setting: files in the content folder, or an installed Fontsource package. Throws SourceError if they
 * do not exist.
 */
export async function findFontFiles(
  use: FontUse,
  setting: string | readonly string[],
  contentDir: string,
  location: SourceLocation,
): Promise<FontFile[]> {
  const named = [setting].flat();
  const paths = named.flatMap((name) => {
    const path = resolve(contentDir, name);
    if (existsSync(path)) return [{ name, path }];
    const found = findInPackage(use, name, contentDir);
    if (found.length > 0) return found;
    throw SourceError.at(
      location,
      `Cannot find the font ${JSON.stringify(name)} of theme.fonts.${use}: ${reasonOf(name, contentDir)}`,
    );
  });
  return Promise.all(paths.map(async ({ name, path }) => ({ name, bytes: await readFile(path) })));
}

/** Why there is no such font, and what to do. */
function reasonOf(name: string, contentDir: string): string {
  if (!isPackage(name)) {
    const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    const hint = suggest(
      name.replaceAll('\\', '/'),
      files.filter((file) => FONT_FILE.test(file)),
    );
    return `the content folder has no such file${hint || '. Add the file, and write its path with "/".'}`;
  }
  return `it is neither a file in the content folder nor an installed Fontsource package. Add the file, or run "npm install ${name}".`;
}

function findInPackage(use: FontUse, name: string, contentDir: string): { name: string; path: string }[] {
  const folder = findPackage(name, contentDir);
  if (folder === null || !existsSync(join(folder, 'files'))) return [];
  const files = readdirSync(join(folder, 'files')).sort();
  const weightOf = (file: string): string => PACKAGED_FILE.exec(file)?.groups?.weight ?? '';
  const wanted: readonly string[] = files.some((file) => weightOf(file) === 'wght') ? ['wght'] : STATIC_WEIGHTS[use];
  return files
    .filter((file) => wanted.includes(weightOf(file)) && !file.endsWith('-italic.woff2'))
    .map((file) => ({ name: `${name}/files/${file}`, path: join(folder, 'files', file) }));
}

/** Folder of a package installed for the site or the engine, or null. */
function findPackage(name: string, contentDir: string): string | null {
  if (!isPackage(name)) return null;
  const places = [join(resolve(contentDir), 'site.yaml'), import.meta.url];
  const file = places.map((from) => resolveModule(`${name}/package.json`, from)).find((found) => found !== null);
  return file === undefined ? null : dirname(file);
}

function isPackage(name: string): boolean {
  return isPackageName(name) && !FONT_FILE.test(name);
}
