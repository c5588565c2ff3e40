import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { type ImageSize, readImageSize } from './image-size.ts';

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

  /** Where a path leads that a file of the content folder names: relative, of the site (`@site/…`), of `static/` (`/…`). */
  locate(fromFile: string, path: string): string {
    if (path.startsWith('@site/')) return this.#fromSite(path.slice('@site/'.length));
    return path.startsWith('/') ? join(this.#root, 'static', path) : resolve(dirname(fromFile), path);
  }

  /** Whether files have the states that were noted of them. */
  areAsBefore(states: ReadonlyMap<string, string>): boolean {
    return [...states].every(([path, state]) => this.stateOf(path) === state);
  }

  /** A hash of what a file holds; `absent` for none. */
  stateOf(path: string): string {
    return this.#read(path)?.digest ?? ABSENT;
  }

  /** The size of an image; null where there is none or it does not tell. */
  sizeOf(path: string): ImageSize | null {
    return this.#read(path)?.size ?? null;
  }

  /** Whether a path, links of the file system followed, is in the content folder. */
  isInside(path: string): boolean {
    const real = realpathSync(path);
    return real.startsWith(this.#realRoot + sep);
  }

  /** What a path is called from the content folder: `user/bills.md`. */
  relativePath(path: string): string {
    return relative(this.#root, path).replaceAll('\\', '/');
  }

  /** Files in the same folder, for a suggestion. */
  namesBeside(path: string): readonly string[] {
    try {
      return readdirSync(dirname(path));
    } catch {
      // There is no such folder, and so nothing to suggest.
      return [];
    }
  }

  #read(path: string): InputFile | null {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return null;
    const stamp = `${stats.mtimeMs}:${stats.size}`;
    const known = this.#files.get(path);
    if (known?.stamp === stamp) return known;
    const bytes = readFileSync(path);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    const file = { stamp, digest, size: readImageSize(bytes, extname(path)) };
    this.#files.set(path, file);
    return file;
  }

  /** Docusaurus' `@site` is the folder around `docs` and `static`; the content folder may be that or `docs` itself. */
  #fromSite(path: string): string {
    const direct = join(this.#root, path);
    const inside = join(this.#root, path.replace(/^[^/]+\//, ''));
    return exists(direct) || !exists(inside) ? direct : inside;
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
