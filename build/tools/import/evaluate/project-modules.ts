import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../../../base/report/report.ts';
import { isFileBelow } from '../../../base/source/file-paths.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { loadModule, parseModule, type SourceModule } from './source-module.ts';

/** Endings of a module's file that an import may omit, in the order in which they are tried. */
const ENDINGS = [
  ...['', '.ts', '.js', '.tsx', '.jsx', '.mjs', '.cjs', '.json'],
  ...['/index.ts', '/index.js', '/index.tsx', '/index.jsx'],
];

/**
 * Finds the file of a module from its absolute path, which may omit the ending, or have the one that a compiler writes:
 * `sidebars.js` for `sidebars.ts`. Null if the file does not exist.
 */
export function findModuleFile(path: string): string | null {
  const written = [path, withoutEnding(path)];
  return written.flatMap((start) => ENDINGS.map((ending) => start + ending)).find(isFile) ?? null;
}

function withoutEnding(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

const CODE = /\.(?:[cm]?[jt]sx?|json|mdx?|astro)$/;

/** Beginnings of imports, and the absolute folders that they name. */
export type Aliases = readonly (readonly [start: string, folder: string])[];

/** Loads the modules of a project, each only once and never from outside its folder and those of its pages beside it. */
export class ProjectModules {
  readonly #root: string;
  readonly #report: Report;
  readonly #aliases: Aliases;
  readonly #folders: readonly string[];
  readonly #modules = new Map<string, Promise<SourceModule | null>>();
  readonly #provided = new Map<string, string>();

  constructor(root: string, report: Report, aliases: Aliases = [], beside: readonly string[] = []) {
    this.#root = root;
    this.#report = report;
    this.#aliases = aliases;
    this.#folders = [root, ...beside];
  }

  /** Loads a file. Returns null and adds a finding if it cannot be read. */
  async load(path: string): Promise<SourceModule | null> {
    const module = this.#modules.get(path) ?? this.#report.attempt(() => loadModule(path));
    this.#modules.set(path, module);
    return await module;
  }

  /** Uses data for a module instead of its code. It may have no file. */
  provide(path: string, data: unknown): void {
    const file = displayPath(path);
    const module = parseModule(path, { file, text: `export default ${JSON.stringify(data)};` });
    // Lines of the data are not those of the file.
    this.#modules.set(path, Promise.resolve({ ...module, locate: () => ({ file }) }));
    this.#provided.set(withoutEnding(path), path);
  }

  /** Loads a module imported by another one; null if it is not code or data of the project. */
  async loadBeside({ path }: SourceModule, from: string): Promise<SourceModule | null> {
    const file = this.locate(path, from);
    return file === null ? null : await this.find(file);
  }

  /** The absolute path that an import in a file names; null for a package. */
  locate(path: string, from: string): string | null {
    if (from.startsWith('@site/')) return resolve(this.#root, from.slice('@site/'.length));
    // In Mintlify and Astro, a path begins at the project.
    if (from.startsWith('/')) return resolve(this.#root, `.${from}`);
    if (from.startsWith('.')) return resolve(dirname(path), from);
    const alias = this.#aliases.find(([start]) => from.startsWith(start));
    return alias === undefined ? null : resolve(alias[1], from.slice(alias[0].length));
  }

  /** Loads a module from its absolute path, which may omit the ending; null if it is not code or data of the project. */
  async find(path: string): Promise<SourceModule | null> {
    const provided = this.#provided.get(withoutEnding(path));
    if (provided !== undefined) return await this.load(provided);
    const file = findModuleFile(path) ?? this.#findMain(path);
    return file !== null && CODE.test(file) && this.#isOwn(file) ? await this.load(file) : null;
  }

  #isOwn(file: string): boolean {
    return this.#folders.some((folder) => isFileBelow(folder, file));
  }

  /** The `main` of a folder with a package of the project. */
  #findMain(folder: string): string | null {
    const file = join(folder, 'package.json');
    if (!this.#isOwn(file)) return null;
    const [, main] = /"main"\s*:\s*"([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    return main === undefined ? null : findModuleFile(join(folder, main));
  }
}
