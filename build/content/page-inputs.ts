import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathBelow, slashPath } from '../source/file-paths.ts';
import { type ImageSize, readImageSize } from '../source/image-size.ts';

interface InputFile {
  /** Tells without reading whether the file is as it was. */
  readonly stamp: string;
  readonly digest: string;
  /** Of an image whose header tells it. */
  readonly size: ImageSize | null;
}

/** The state of a file that is not there. */
export const ABSENT = 'absent';

/** Files of the content folder that pages are made of besides their own, read once in a build. */
export class PageInputs {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #files = new Map<string, InputFile>();

  constructor(contentDir: string) {
    this.#root = resolve(contentDir);
    this.#realRoot = realpathSync(this.#root);
  }

  /**
   * Where a path may lead that a file of the content folder names: relative, of the site (`@site/…`), of `static/` (`/…`).
   * The first that is there is meant.
   */
  locate(fromFile: string, path: string): readonly [string, ...string[]] {
    if (path.startsWith('@site/')) return this.#fromSite(path.slice('@site/'.length));
    return [path.startsWith('/') ? join(this.#root, 'static', path) : resolve(dirname(fromFile), path)];
  }

  /** A hash of what a file holds, or of the names in a folder, whose path ends with a slash; `absent` for none. */
  stateOf(path: string): string {
    const full = resolve(this.#root, path);
    if (!path.endsWith('/')) return this.#read(full)?.digest ?? ABSENT;
    return digestOf(JSON.stringify(listNames(full)));
  }

  /** The size of an image; null if there is no such image or its header does not say. */
  sizeOf(path: string): ImageSize | null {
    return this.#read(path)?.size ?? null;
  }

  /** Whether a path, links of the file system followed, is in the content folder. */
  isInside(path: string): boolean {
    return pathBelow(this.#realRoot, realpathSync(path)) !== null;
  }

  /** What a path is called from the content folder: `user/bills.md`. */
  relativePath(path: string): string {
    return slashPath(this.#root, path);
  }

  /** Files in the same folder, for a suggestion. */
  namesBeside(path: string): readonly string[] {
    return listNames(dirname(path));
  }

  #read(path: string): InputFile | null {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return null;
    const stamp = `${stats.mtimeMs}:${stats.size}`;
    const known = this.#files.get(path);
    if (known?.stamp === stamp) return known;
    const bytes = readFileSync(path);
    const file = { stamp, digest: digestOf(bytes), size: readImageSize(bytes, extname(path)) };
    this.#files.set(path, file);
    return file;
  }

  /** Docusaurus' `@site` is the folder around `docs` and `static`; the content folder may be that or `docs` itself. */
  #fromSite(path: string): readonly [string, string] {
    return [join(this.#root, path), join(this.#root, path.replace(/^[^/]+\//, ''))];
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // There is no such folder, and so nothing in it.
    return [];
  }
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
