import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileBelow, pathBelow, slashPath } from '../../../../base/source/file-paths.ts';
import { encodePath } from '../../../../site/docs/doc-name.ts';
import { copyContent } from '../../shared/content-files.ts';
import { noteLink } from '../../shared/pages/outside-links.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { StarlightConfig } from '../config/read-config.ts';

/** The files of a project that its site serves: those of `public`, and those that pages use. */
export class ProjectFiles {
  readonly #root: string;
  readonly #srcDir: string;
  /** The folder of the pages, which may be outside of the project. */
  readonly #docsDir: string;
  readonly #publicDir: string;
  /** Files by their names in `static`. */
  readonly #files = new Map<string, string>();
  readonly #names = new Map<string, string>();

  constructor(root: string, { srcDir, publicDir, docs }: Pick<StarlightConfig, 'srcDir' | 'publicDir' | 'docs'>) {
    this.#root = root;
    this.#docsDir = docs.dir;
    this.#srcDir = srcDir;
    this.#publicDir = publicDir;
  }

  async addPublic(notes: ImportNotes): Promise<void> {
    if (!existsSync(this.#publicDir) || pathBelow(this.#root, this.#publicDir) === null) return;
    for (const entry of await readdir(this.#publicDir, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && isFileBelow(this.#root, file)) this.#files.set(slashPath(this.#publicDir, file), file);
      else if (entry.isSymbolicLink()) noteLink(file, notes);
    }
  }

  /** The address of a file of the project, or null if it lacks the file. */
  address(file: string): string | null {
    const known = this.#names.get(file);
    if (known !== undefined) return known;
    if (!isFileBelow(this.#root, file) && !this.#isInDocs(file)) return null;
    const name = pathBelow(this.#publicDir, file) ?? this.#freeName(file);
    this.#files.set(name, file);
    this.#names.set(file, `/${encodePath(name)}`);
    return `/${encodePath(name)}`;
  }

  #isInDocs(file: string): boolean {
    return isFileBelow(this.#docsDir, file) && !/(?:^|\/)\./.test(slashPath(this.#docsDir, file));
  }

  #freeName(file: string): string {
    const wanted = pathBelow(this.#srcDir, file) ?? pathBelow(this.#docsDir, file) ?? slashPath(this.#root, file);
    let name = wanted;
    for (let count = 2; this.#files.has(name); count++) name = wanted.replace(/(?=\.\w+$)/, `-${count}`);
    return name;
  }

  /** Copies the files, and returns their number. */
  async copy(staticDir: string): Promise<number> {
    for (const [name, file] of this.#files) await copyContent(file, join(staticDir, name));
    return this.#files.size;
  }
}
