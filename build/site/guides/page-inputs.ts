import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { digestOf } from '../../base/digest.ts';
import { pathBelow, slashPath } from '../../base/source/file-paths.ts';
import { type ImageSize, readImageSize } from '../../base/source/image-size.ts';
import type { Translations } from '../languages/translations.ts';

interface InputFile {
  /** Identifies the state of the file without reading it. */
  readonly stamp: string;
  readonly digest: string;
  /** For images with a readable size. */
  readonly size: ImageSize | null;
}

/** The state of a missing file. */
export const ABSENT = 'absent';

/** Content files that pages depend on besides their own, each read once per build. */
export class PageInputs {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #files = new Map<string, InputFile>();
  readonly #translations: Translations | null;
  readonly #hasFile: (relativeFile: string) => boolean;

  /** `hasFile`: whether the view of the site has a file. Others count as missing. */
  constructor(
    contentDir: string,
    translations: Translations | null = null,
    hasFile: (relativeFile: string) => boolean = () => true,
  ) {
    this.#translations = translations;
    this.#hasFile = hasFile;
    this.#root = resolve(contentDir);
    this.#realRoot = realpathSync(this.#root);
  }

  /**
   * Candidates for a path in a content file: relative, in the site (`@site/…`), or in `static/` (`/…`). The first
   * existing one counts. A translation is before its original.
   */
  locate(fromFile: string, path: string): readonly [string, ...string[]] {
    const original = resolve(this.#root, this.relativePath(fromFile));
    const found: readonly [string, ...string[]] = path.startsWith('@site/')
      ? this.#fromSite(path.slice('@site/'.length))
      : [path.startsWith('/') ? join(this.#root, 'static', path) : resolve(dirname(original), path)];
    const translations = this.#translations;
    if (translations === null) return found;
    const [first, ...others] = found.map((file) => resolve(this.#root, translations.locate(this.relativePath(file))));
    return [first ?? found[0], ...others, ...found];
  }

  /**
   * A hash of a file's content, or of a folder's file names if the path ends with a slash; `absent` if it does not
   * exist.
   */
  stateOf(path: string): string {
    if (this.isHidden(path)) return ABSENT;
    const full = this.#resolve(path);
    if (!path.endsWith('/')) return this.#read(full)?.digest ?? ABSENT;
    return digestOf(JSON.stringify(listNames(full)));
  }

  /** Whether a file is only for readers that this view is not for. `path`: relative to the content folder. */
  isHidden(path: string): boolean {
    return !this.#hasFile(path);
  }

  /** The size of an image; null if it is missing or has no readable size. */
  sizeOf(path: string): ImageSize | null {
    return this.#read(this.#resolve(this.relativePath(path)))?.size ?? null;
  }

  /** Whether a path is in the content folder after following symbolic links. */
  isInside(path: string): boolean {
    return pathBelow(this.#realRoot, realpathSync(path)) !== null;
  }

  /** Path relative to the content folder: `user/bills.md`. That of a translation is the path of its original. */
  relativePath(path: string): string {
    const relative = slashPath(this.#root, path);
    return this.#translations?.originalOf(relative) ?? relative;
  }

  /** Files in the same folder, for a suggestion. */
  namesBeside(path: string): readonly string[] {
    return listNames(dirname(path));
  }

  #resolve(path: string): string {
    return resolve(this.#root, this.#translations?.locate(path) ?? path);
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

  /**
   * Docusaurus's `@site` is the parent folder of `docs` and `static`. The content folder may be that folder or `docs`.
   */
  #fromSite(path: string): readonly [string, string] {
    return [join(this.#root, path), join(this.#root, path.replace(/^[^/]+\//, ''))];
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // The folder does not exist.
    return [];
  }
}
