import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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
  #bytes = 0;

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

  /** Throws SourceError when another path has taken the file. */
  async write(name: string, content: Uint8Array | string): Promise<void> {
    if (this.#written.has(name))
      throw SourceError.at(
        { file: name },
        'Cannot export: two paths of the site lead to this file. Rename one of them.',
      );
    this.#written.add(name);
    const path = join(this.#staging, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    this.#bytes += Buffer.byteLength(content);
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
