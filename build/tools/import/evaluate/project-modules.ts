import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Report } from '../../../base/report/report.ts';
import { isFileBelow } from '../../../base/source/file-paths.ts';
import { loadModule, type SourceModule } from './source-module.ts';

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
  const written = [path, path.replace(/\.[cm]?[jt]sx?$/, '')];
  return written.flatMap((start) => ENDINGS.map((ending) => start + ending)).find(isFile) ?? null;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

const CODE = /\.(?:[cm]?[jt]sx?|json|mdx?)$/;

/** Loads the modules of a project, each only once and never from outside its folder. */
export class ProjectModules {
  readonly #root: string;
  readonly #report: Report;
  readonly #modules = new Map<string, Promise<SourceModule | null>>();

  constructor(root: string, report: Report) {
    this.#root = root;
    this.#report = report;
  }

  /** Loads a file. Returns null and adds a finding if it cannot be read. */
  async load(path: string): Promise<SourceModule | null> {
    const module = this.#modules.get(path) ?? this.#report.attempt(() => loadModule(path));
    this.#modules.set(path, module);
    return await module;
  }

  /** Loads a module imported by another one; null if it is not code or data of the project. */
  async loadBeside({ path }: SourceModule, from: string): Promise<SourceModule | null> {
    if (from.startsWith('@site/')) return await this.find(resolve(this.#root, from.slice('@site/'.length)));
    // In Mintlify, a path begins at the project.
    if (from.startsWith('/')) return await this.find(resolve(this.#root, `.${from}`));
    return from.startsWith('.') ? await this.find(resolve(dirname(path), from)) : null;
  }

  /** Loads a module from its absolute path, which may omit the ending; null if it is not code or data of the project. */
  async find(path: string): Promise<SourceModule | null> {
    const file = findModuleFile(path);
    return file !== null && CODE.test(file) && isFileBelow(this.#root, file) ? await this.load(file) : null;
  }
}
