import { access, realpath, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import { pathBelow } from '../../base/source/file-paths.ts';
import { displayPath, readText } from '../../base/source/read-text.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import { parseDataFile } from './text/parse-description.ts';

/** A file that a description refers to. */
export interface ReferencedFile {
  /** Its value in JSON or YAML; for Markdown, code and other text, the text itself. */
  readonly data: unknown;
  readonly text: string;
}

/** Suffixes of files with data. Others hold text, even if it looks like YAML. */
const DATA = /^(?:\.json|\.ya?ml)?$/i;

/** The files that a description may read: those in one folder that are not hidden, because a description is untrusted. */
export class ReferencedFiles {
  readonly #root: string;
  /** The folder of the description, which may be hidden itself. */
  readonly #folder: string;
  readonly #warnings: ApiWarnings;
  readonly #known = new Set<string>();

  constructor(root: string, description: string, warnings: ApiWarnings) {
    this.#root = root;
    this.#folder = dirname(description);
    this.#warnings = warnings;
  }

  /** Paths of the files that were read. */
  get known(): readonly string[] {
    return [...this.#known];
  }

  /** Returns null and warns if the file cannot or must not be read. */
  async read(file: string, pointer: string): Promise<ReferencedFile | null> {
    const refusal = this.#refuse(file);
    if (refusal !== null) {
      this.#warnings.warn(pointer, `Cannot follow the reference to ${displayPath(file)}: ${refusal}`);
      return null;
    }
    try {
      return await this.#read(file);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#warnings.warn(pointer, error.message);
      return null;
    }
  }

  /** The same without a warning, for an address that need not be a file. Also null for more than `maxBytes`. */
  async find(file: string, maxBytes: number): Promise<ReferencedFile | null> {
    if (this.#refuse(file) !== null) return null;
    const isShort = (): Promise<boolean> => stat(file).then((found) => found.isFile() && found.size <= maxBytes);
    if (!(await isShort().catch(() => false))) return null;
    return this.#read(file).catch((error: unknown) => {
      if (error instanceof SourceError) return null;
      throw error;
    });
  }

  async #read(file: string): Promise<ReferencedFile> {
    const read = await readFileOrText(file);
    this.#known.add(file);
    return read;
  }

  /** Why a file must not be read, with the remedy. Hidden files hold credentials: `.env`, `.git/config`. */
  #refuse(file: string): string | null {
    const path = pathBelow(this.#root, file);
    if (path === null) return `it is outside the folder ${displayPath(this.#root)}. Move the file there.`;
    const isHidden = /(?:^|\/)\./.test(pathBelow(this.#folder, file) ?? path);
    return isHidden ? 'its name, or that of a folder, begins with a dot. Rename it.' : null;
  }
}

/** Reads a file that a description refers to. Throws SourceError. */
async function readFileOrText(path: string): Promise<ReferencedFile> {
  const { file, text } = await readText(path, 'the referenced file');
  return { data: DATA.test(extname(path)) ? (parseDataFile(file, text) ?? text) : text, text };
}

/** Whether a reference leads to another file. */
export function isExternal(ref: unknown): ref is string {
  return typeof ref === 'string' && !ref.startsWith('#') && !/^[a-z][a-z0-9+.-]*:/i.test(ref);
}

/** Whether a value in the mapping of a discriminator is a reference, not the name of a schema (OpenAPI 3.1 §4.8.25). */
export function isMappedRef(value: unknown): value is string {
  return typeof value === 'string' && /^#|\/|\.(?:json|ya?ml)$/i.test(value);
}

/** Whether such a value is a reference although it looks like a name: a file has this name. */
export async function isMappedFile(value: string, file: string): Promise<boolean> {
  return isMappedRef(value) || (value !== '' && (await existsFile(value, file)));
}

/** Whether a reference in a file leads to an existing file or folder. */
export async function existsFile(ref: string, file: string): Promise<boolean> {
  const { path } = await locateRef(ref, file);
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The file and the pointer that a reference in a file leads to. */
export async function locateRef(
  ref: string,
  file: string,
): Promise<{ readonly path: string; readonly fragment: string }> {
  const [target = '', ...fragments] = ref.split('#');
  const fragment = fragments.join('#').replace(/^\/$/, '');
  if (target === '') return { path: file, fragment };
  const path = join(dirname(file), decodePath(target));
  return { path: await realpath(path).catch(() => path), fragment };
}

/** Decodes percent-encoding, but accepts a literal `%` in a file name. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
