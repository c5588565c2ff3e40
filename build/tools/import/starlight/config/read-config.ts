import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { SourceError, type SourceLocation } from '../../../../base/report/finding.ts';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { readElements } from '../../evaluate/elements.ts';
import { Evaluator } from '../../evaluate/evaluator.ts';
import type { Members } from '../../evaluate/names.ts';
import { type Aliases, ProjectModules } from '../../evaluate/project-modules.ts';
import { type Located, requireExported, type SourceModule } from '../../evaluate/source-module.ts';
import { child, children, methodOf, type Node, nameOf } from '../../evaluate/syntax-tree.ts';
import { ImportNotes } from '../../shared/report/import-notes.ts';
import { own, textAt } from '../../shared/values.ts';
import { type DocsCollection, readDocsCollection } from './docs-collection.ts';

/** A plugin of Starlight or an integration of Astro. */
export interface AstroPlugin {
  /** Its package: `starlight-openapi`; null if the project defines it. */
  readonly name: string | null;
  /** Its arguments, as far as they are data. */
  readonly values: readonly unknown[];
  readonly location: SourceLocation;
}

/** The settings of an Astro project with Starlight. */
export interface StarlightConfig {
  /** Settings of Astro: `site`, `base`, `redirects`. */
  readonly astro: JsonObject;
  /** Options of Starlight. */
  readonly options: JsonObject;
  readonly plugins: readonly AstroPlugin[];
  readonly integrations: readonly AstroPlugin[];
  /** Absolute folder of the sources. */
  readonly srcDir: string;
  readonly docs: DocsCollection;
  /** Absolute folder of the files that the site serves. */
  readonly publicDir: string;
  /** Folders that imports name shortly, as in `tsconfig.json`. */
  readonly aliases: Aliases;
  /** Where a setting of Starlight or Astro is. */
  locate(key: string): SourceLocation;
}

interface Integration extends Pick<AstroPlugin, 'name'> {
  readonly call: Located;
}

interface FoundStarlight {
  readonly integration: Integration;
  readonly options: Located | undefined;
}

const STARLIGHT = '@astrojs/starlight';
/** A plugin whose first argument is the sidebar. */
export const TOPICS = 'starlight-sidebar-topics';
/** Where its values are missed, and what to do. */
const SIDEBAR = ['the sidebar', 'Add it to sidebars.yaml.'] as const;
/** The key of an entry that represents the pages of an API in a sidebar. */
export const API_GROUP = 'docvane:apiGroup';

/** Reads `astro.config` without running it. Throws SourceError if it has no Starlight. */
export async function readConfig(path: string, root: string, notes: ImportNotes): Promise<StarlightConfig> {
  const aliases = await readAliases(root);
  const modules = new ProjectModules(root, notes.report, aliases);
  const module = await modules.load(path);
  if (module === null) throw new SourceError(notes.report.errors);
  const reader = new ConfigReader(root, withApiGroups(module), modules, notes);
  const config = await reader.read();
  return { ...config, aliases, docs: await readDocsCollection({ root, srcDir: config.srcDir, aliases }, notes) };
}

class ConfigReader {
  readonly #root: string;
  readonly #module: SourceModule;
  readonly #notes: ImportNotes;
  readonly #modules: ProjectModules;
  readonly #evaluator: Evaluator;

  constructor(root: string, module: SourceModule, modules: ProjectModules, notes: ImportNotes) {
    this.#root = root;
    this.#module = module;
    this.#modules = modules;
    this.#notes = notes;
    this.#evaluator = new Evaluator(root, notes, null, modules);
  }

  async read(): Promise<Omit<StarlightConfig, 'aliases' | 'docs'>> {
    const module = this.#module;
    const { names } = this.#evaluator;
    const members = await names.members(await this.#unwrap({ module, node: requireExported(module) }));
    const integrations = await this.#plugins(members.get('integrations'));
    const starlight = await this.#findStarlight(integrations);
    const own = await names.members(starlight.options);
    const astro = await this.#values(members, ['site', 'base', 'redirects', 'trailingSlash', 'srcDir', 'publicDir']);
    const folder = (key: string, otherwise: string): string => {
      const written = resolve(this.#root, `./${textAt(astro, key) ?? otherwise}`);
      return pathBelow(this.#root, written) === null ? resolve(this.#root, otherwise) : written;
    };
    return {
      astro,
      options: {
        ...(await this.#values(
          own,
          [...own.keys()].filter((key) => !SKIPPED.has(key)),
        )),
        ...(await this.#sidebar(own)),
        componentNames: [...(await names.members(own.get('components'))).keys()],
      },
      plugins: await this.#read(await this.#plugins(own.get('plugins'))),
      integrations: await this.#read(integrations.filter((integration) => integration !== starlight.integration)),
      srcDir: folder('srcDir', 'src'),
      publicDir: folder('publicDir', 'public'),
      locate: (key) => {
        const member = own.get(key) ?? members.get(key);
        return member === undefined ? { file: module.file } : member.module.locate(member.key);
      },
    };
  }

  /** `starlight({…})`, or an integration that adds it, such as `Icons({ starlight: {…} })`. */
  async #findStarlight(integrations: readonly Integration[]): Promise<FoundStarlight> {
    const optionsOf = async ({ call }: Integration): Promise<Located | undefined> => {
      const [first] = children(call.node, 'arguments');
      return first === undefined ? undefined : await this.#unwrap({ ...call, node: first });
    };
    for (const integration of integrations)
      if (integration.name === STARLIGHT) return { integration, options: await optionsOf(integration) };
    for (const integration of integrations) {
      const inner = (await this.#evaluator.names.members(await optionsOf(integration))).get('starlight');
      if (inner !== undefined) return { integration, options: await this.#unwrap(inner) };
    }
    throw SourceError.at(
      { file: this.#module.file },
      `Cannot import: the integrations do not have ${STARLIGHT}. Specify a project of Starlight.`,
    );
  }

  /** The argument of `defineConfig(…)`. */
  async #unwrap(located: Located): Promise<Located> {
    const found = (await this.#evaluator.names.follow(located)) ?? located;
    const [argument] = found.node.type === 'CallExpression' ? children(found.node, 'arguments') : [];
    const callee = nameOf(child(found.node, 'callee'));
    const isWrapper = callee !== null && found.module.imports.get(callee)?.from === 'astro/config';
    return isWrapper && argument !== undefined ? await this.#unwrap({ ...found, node: argument }) : found;
  }

  async #values(members: Members, keys: readonly string[]): Promise<JsonObject> {
    const entries: [string, unknown][] = [];
    for (const key of keys) {
      const member = members.get(key);
      const value = member === undefined ? undefined : await this.#evaluator.evaluate(member);
      if (value !== undefined) entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  }

  /** Readers miss what cannot be told of the sidebar, so these are errors. */
  async #sidebar(members: Members): Promise<JsonObject> {
    const member = members.get('sidebar');
    if (member === undefined) return {};
    const unknown = new ImportNotes();
    const sidebar = await new Evaluator(this.#root, unknown, null, this.#modules).evaluate(member);
    this.#notes.missValues(unknown, ...SIDEBAR);
    return { sidebar: sidebar ?? [] };
  }

  /** The entries of a list of plugins, by the packages of their functions. */
  async #plugins(list: Located | undefined): Promise<Integration[]> {
    if (list === undefined) return [];
    const found: Integration[] = [];
    for (const call of await readElements(this.#evaluator, list)) {
      const value = await this.#evaluator.names.follow(call);
      const node = value?.node.type === 'CallExpression' ? value.node : call.node;
      const module = value?.node.type === 'CallExpression' ? value.module : call.module;
      if (node.type === 'Literal') continue;
      found.push({ name: packageOf(module, node), call: { module, node } });
    }
    return found;
  }

  async #read(plugins: readonly Integration[]): Promise<AstroPlugin[]> {
    const read: AstroPlugin[] = [];
    for (const { name, call } of plugins) {
      const unknown = new ImportNotes();
      const evaluator = new Evaluator(this.#root, unknown, null, this.#modules);
      const values: unknown[] = [];
      for (const node of children(call.node, 'arguments')) values.push(await evaluator.evaluate({ ...call, node }));
      if (name === TOPICS) this.#notes.missValues(unknown, ...SIDEBAR);
      read.push({ name, values, location: call.module.locate(call.node) });
    }
    return read;
  }
}

/** Read apart, or only of code. */
const SKIPPED: ReadonlySet<string> = new Set(['sidebar', 'plugins', 'expressiveCode', 'components']);

/** The package of `plugin(…)` or of `createPlugin()[0]`. */
function packageOf(module: SourceModule, node: Node): string | null {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : node;
  const name = nameOf(callee) ?? nameOf(methodOf(node)?.owner ?? null);
  return module.imports.get(name ?? '')?.from ?? null;
}

/** Groups of starlight-openapi in a sidebar: `openAPISidebarGroups`, and the results of `createOpenAPISidebarGroup()`. */
function withApiGroups(module: SourceModule): SourceModule {
  const isOpenApi = (name: string | null): boolean => module.imports.get(name ?? '')?.from === 'starlight-openapi';
  const declarations = new Map(module.declarations);
  const literal = (value: unknown): Node => ({ type: 'Literal', start: 0, value });
  for (const [local, { name }] of module.imports)
    if (isOpenApi(local) && name === 'openAPISidebarGroups') declarations.set(local, literal([{ [API_GROUP]: '' }]));
  for (const [local, node] of module.declarations)
    if (node.type === 'CallExpression' && isOpenApi(nameOf(child(node, 'callee'))))
      declarations.set(local, literal({ [API_GROUP]: local }));
  return { ...module, declarations };
}

/** `compilerOptions.paths` of `tsconfig.json`, which may have comments. */
async function readAliases(root: string): Promise<Aliases> {
  const path = join(root, 'tsconfig.json');
  if (!existsSync(path)) return [];
  const quiet = new ImportNotes();
  const module = await new ProjectModules(root, quiet.report).find(path);
  if (module === null || module.exported === null) return [];
  const options = own(await new Evaluator(root, quiet).evaluate({ module, node: module.exported }), 'compilerOptions');
  const paths = own(options, 'paths');
  const base = resolve(dirname(path), textAt(options, 'baseUrl') ?? '.');
  const aliases = Object.entries(isObject(paths) ? paths : {}).flatMap(([start, targets]): [string, string][] => {
    const [target] = Array.isArray(targets) ? targets : [];
    return start.endsWith('*') && typeof target === 'string' && target.endsWith('*')
      ? [[start.slice(0, -1), resolve(base, target.slice(0, -1))]]
      : [];
  });
  // The longest first: `@/assets/` before `@/`.
  return aliases.filter(([start]) => start !== '').sort(([a], [b]) => b.length - a.length);
}
