import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFolder, stageFolder } from '../release/replace-folder.ts';
import { SourceError } from '../report/finding.ts';

/** Every export has it, and little else that has an `index.html` does. */
const MARK = '.nojekyll';

/** A folder of files that takes its place when it is whole. */
export class ExportFolder {
  readonly #target: string;
  readonly #staging: string;
  readonly #written = new Set<string>();
  readonly #folders = new Set<string>();
  #bytes = 0;
  #changed = 0;

  private constructor({ staging, target }: ReturnType<typeof stageFolder>) {
    this.#target = target;
    this.#staging = staging;
  }

  /** Throws SourceError when the folder holds anything that is no export, which would be lost. */
  static async create(target: string): Promise<ExportFolder> {
    await refuseForeignFolder(target);
    return new ExportFolder(stageFolder(target));
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many files are new or have changed. */
  get changed(): number {
    return this.#changed;
  }

  /** A file of the export that is replaced, or null. */
  readBefore(name: string): string | null {
    const path = join(this.#target, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  /** Writes a file, or keeps the one that is there when it has the same content. Throws SourceError when another path has taken it. */
  write(name: string, content: Uint8Array | string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const before = statSync(join(this.#target, name), { throwIfNoEntry: false });
    const isSame =
      before?.isFile() === true &&
      before.size === bytes.byteLength &&
      readFileSync(join(this.#target, name)).equals(bytes);
    if (isSame && this.keep(name)) return;
    const path = this.#place(name);
    writeFileSync(path, bytes);
    this.#bytes += bytes.byteLength;
    this.#changed++;
  }

  /** Copies a file from the previous export; false if there is no such file. */
  keep(name: string): boolean {
    const before = join(this.#target, name);
    const stats = statSync(before, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return false;
    const path = this.#place(name);
    try {
      linkSync(before, path);
    } catch {
      // A file system without hard links.
      copyFileSync(before, path);
    }
    this.#bytes += stats.size;
    return true;
  }

  #place(name: string): string {
    if (this.#written.has(name))
      throw SourceError.at(
        { file: name },
        'Cannot export: two paths of the site lead to this file. Rename one of them.',
      );
    this.#written.add(name);
    const path = join(this.#staging, name);
    const dir = dirname(path);
    if (!this.#folders.has(dir)) mkdirSync(dir, { recursive: true });
    this.#folders.add(dir);
    return path;
  }

  async replace(): Promise<void> {
    replaceFolder(this.#staging, this.#target);
  }

  /** Removes what was written and has not taken its place. */
  async discard(): Promise<void> {
    await rm(this.#staging, { recursive: true, force: true });
  }
}

async function refuseForeignFolder(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw SourceError.at(
      { file: target },
      `Cannot write the export: ${error.message}. Name another folder with --out.`,
    );
  });
  if (entries.length === 0 || (existsSync(join(target, MARK)) && !entries.includes('.git'))) return;
  throw SourceError.at(
    { file: target },
    'Cannot write the export: the folder holds other files, which would be lost. Name an empty folder with --out.',
  );
}
