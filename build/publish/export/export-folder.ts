import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import { replaceFolder, stageFolder } from '../../release/records/replace-folder.ts';
import { STATE_FILE } from './export-state.ts';

/** Where the files of a language are written. */
export type FileWriter = Pick<ExportFolder, 'write' | 'keep' | 'readBefore'>;

/** A folder in an export: `de/`. */
export function folderIn(folder: FileWriter, prefix: string): FileWriter {
  if (prefix === '') return folder;
  return {
    write: (name, content) => folder.write(prefix + name, content),
    keep: (name) => folder.keep(prefix + name),
    readBefore: (name) => folder.readBefore(prefix + name),
  };
}

/** Writes files to a staging folder, which replaces the target when it is complete. */
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

  /** Throws SourceError if the folder contains anything that is not an export and would be lost. */
  static async create(target: string): Promise<ExportFolder> {
    await refuseForeignFolder(target);
    return new ExportFolder(stageFolder(target));
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Number of new or changed files. */
  get changed(): number {
    return this.#changed;
  }

  /** A file of the previous export, or null. */
  readBefore(name: string): string | null {
    const path = join(this.#target, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  /**
   * Writes a file, or reuses the previous one if its content is the same. Throws SourceError if another path already
   * uses it.
   */
  write(name: string, content: Uint8Array | string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const before = statSync(join(this.#target, name), { throwIfNoEntry: false });
    const isSame =
      before?.isFile() === true &&
      before.size === bytes.byteLength &&
      readFileSync(join(this.#target, name)).equals(bytes);
    if (isSame && this.keep(name)) return;
    const path = this.#stage(name);
    writeFileSync(path, bytes);
    this.#bytes += bytes.byteLength;
    this.#changed++;
  }

  /** Reuses a file from the previous export. Returns false if it does not exist. */
  keep(name: string): boolean {
    const before = join(this.#target, name);
    const stats = statSync(before, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return false;
    const path = this.#stage(name);
    try {
      linkSync(before, path);
    } catch {
      // The file system does not support hard links.
      copyFileSync(before, path);
    }
    this.#bytes += stats.size;
    return true;
  }

  #stage(name: string): string {
    if (this.#written.has(name))
      throw SourceError.at({ file: name }, 'Cannot export: two paths of the site use this file. Rename one of them.');
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

  /** Removes the staging folder. */
  async discard(): Promise<void> {
    await rm(this.#staging, { recursive: true, force: true });
  }
}

async function refuseForeignFolder(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw SourceError.at(
      { file: target },
      `Cannot write the export: ${error.message}. Choose another folder with --out.`,
    );
  });
  // Unlike the other files, only exports have their state.
  if (entries.length === 0 || (existsSync(join(target, STATE_FILE)) && !entries.includes('.git'))) return;
  throw SourceError.at(
    { file: target },
    'Cannot write the export: the folder contains other files, which would be lost. Choose an empty folder with --out.',
  );
}
