import { dirname, extname, resolve } from 'node:path';
import type { Report } from '../report/report.ts';
import { pathBelow } from '../source/file-paths.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { readText } from '../source/read-text.ts';
import { findModuleFile } from './module-file.ts';
import { loadModule, type SourceModule } from './source-module.ts';

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Loads the modules of a project, each only once and never from outside its folder. */
export class ProjectModules {
  readonly root: string;
  readonly #report: Report;
  readonly #modules = new Map<string, Promise<SourceModule | null>>();

  constructor(root: string, report: Report) {
    this.root = root;
    this.#report = report;
  }

  /** Loads the syntax tree of a module. Returns null and adds a finding if it cannot be read. */
  async load(path: string): Promise<SourceModule | null> {
    const module = this.#modules.get(path) ?? this.#report.attempt(() => loadModule(path));
    this.#modules.set(path, module);
    return await module;
  }

  /** Loads a module imported by another one; null if it is not code of the project. */
  async loadBeside(module: SourceModule, from: string): Promise<SourceModule | null> {
    const path = this.#resolve(module, from);
    return path === null || isJson(path) ? null : await this.load(path);
  }

  /**
   * Reads a JSON file that a module imports. Returns null if the import is not JSON, or, with a finding, if the file is
   * invalid.
   */
  async readDataBeside(module: SourceModule, from: string): Promise<{ readonly value: unknown } | null> {
    const path = this.#resolve(module, from);
    if (path === null || !isJson(path)) return null;
    return await this.#report.attempt(async () => {
      const { file, text } = await readText(path, 'the file');
      return { value: parseYaml(file, text, 'the file').value };
    });
  }

  /** Whether an import is data rather than code. */
  isData(module: SourceModule, from: string): boolean {
    const path = this.#resolve(module, from);
    return path !== null && isJson(path);
  }

  /** Resolves an import to a project file, or null. */
  #resolve(module: SourceModule, from: string): string | null {
    if (!/^(?:\.|@site\/)/.test(from)) return null;
    const base = from.startsWith('.')
      ? resolve(dirname(module.path), from)
      : resolve(this.root, from.slice('@site/'.length));
    if (pathBelow(this.root, base) === null) return null;
    const path = findModuleFile(base);
    return path !== null && CODE.test(path) ? path : null;
  }
}

function isJson(path: string): boolean {
  return extname(path) === '.json';
}
