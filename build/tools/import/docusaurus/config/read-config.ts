import { dirname } from 'node:path';
import type * as z from 'zod';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { Evaluator } from '../../evaluate/evaluator.ts';
import type { Member, Members } from '../../evaluate/names.ts';
import { type Located, requireExported } from '../../evaluate/source-module.ts';
import { child, children, nameOf, requiredModule } from '../../evaluate/syntax-tree.ts';
import { ImportNotes } from '../../shared/report/import-notes.ts';
import { explainPlugin, NO_OTHER, REMEDIES } from './known-plugins.ts';
import {
  ANALYTICS,
  BLOG,
  DOCS,
  type KnownSettings,
  OPENAPI,
  REDIRECTS,
  REDOC,
  THEME,
  TOP,
  TRANSFORMERS,
} from './known-settings.ts';
import { noteUnknownParts } from './note-unknown-parts.ts';
import { type FoundPlugin, GOOGLE, isSkipped, PluginReader } from './read-plugins.ts';

/** A configuration value with its location. */
export interface Setting {
  readonly value: unknown;
  readonly location: SourceLocation;
}

/** The readable options of a plugin by name. */
export interface PluginOptions {
  readonly location: SourceLocation;
  /** The id of the plugin, or null. */
  readonly id: string | null;
  readonly options: ReadonlyMap<string, Setting>;
}

/** The parts of a Docusaurus configuration that matter here. */
export interface DocusaurusConfig {
  /** Top-level settings by name: `title`, `url`, … */
  readonly top: ReadonlyMap<string, Setting>;
  /** Settings in `themeConfig`. */
  readonly theme: ReadonlyMap<string, Setting>;
  /** The docs plugin; null if the docs are turned off. */
  readonly docs: PluginOptions | null;
  /** Additional instances of the docs plugin. */
  readonly moreDocs: readonly PluginOptions[];
  readonly redirects: PluginOptions | null;
  /** Instances of `docusaurus-plugin-openapi-docs`. */
  readonly openapi: readonly PluginOptions[];
  /** Instances of `redocusaurus`. */
  readonly redoc: readonly PluginOptions[];
  /** All instances of the blog plugin, including the one in the preset. */
  readonly blogs: readonly PluginOptions[];
  /** Whether there are unreadable plugins that may create pages: functions, project files or computed names. */
  readonly hasUnknownPlugins: boolean;
  /** Paths of the project's own styles; undefined if the preset names none. */
  readonly customCss: unknown;
  /** The first of Google's analytics plugins, or null. */
  readonly google: PluginOptions | null;
}

/** Settings that readers see as a whole. */
const SEEN: ReadonlySet<string> = new Set(['navbar', 'footer']);

/** Arguments for an `editUrl` function: its result contains placeholders for the parts of a path. */
export const EDITED_PAGE = {
  docPath: '{path}',
  versionDocsDirPath: '{dir}',
  locale: 'en',
  version: 'current',
  permalink: '{permalink}',
};

/** Reads `docusaurus.config` without running it. */
export async function readConfig(
  path: string,
  evaluator: Evaluator,
  notes: ImportNotes,
): Promise<DocusaurusConfig | null> {
  const module = await evaluator.modules.load(path);
  if (module === null) return null;
  const exported = await notes.report.attempt(() => requireExported(module));
  return exported === null
    ? null
    : await new ConfigReader(dirname(path), evaluator, notes).read({ module, node: exported });
}

class ConfigReader {
  readonly #plugins: PluginReader;
  readonly #evaluator: Evaluator;
  readonly #notes: ImportNotes;
  readonly #root: string;

  constructor(root: string, evaluator: Evaluator, notes: ImportNotes) {
    this.#plugins = new PluginReader(root, evaluator, notes);
    this.#evaluator = evaluator;
    this.#notes = notes;
    this.#root = root;
  }

  async read(exported: Located): Promise<DocusaurusConfig> {
    const { names } = this.#evaluator;
    const members = await names.members(exported);
    await noteUnknownParts({ written: exported, members, needed: ['presets', 'themeConfig'] }, names, this.#notes);
    this.#noteOthers(members, TOP, 'the setting');
    const written = members.get('themeConfig');
    const themeMembers = await names.members(written);
    if (written !== undefined)
      await noteUnknownParts({ written, members: themeMembers, needed: ['navbar', 'footer'] }, names, this.#notes);
    this.#noteOthers(themeMembers, THEME, 'the setting of the theme');
    const plugins = [
      ...(await this.#plugins.read(members.get('presets'), true)),
      ...(await this.#plugins.read(members.get('plugins'), false)),
    ];
    await this.#transformers(members.get('themes'), 'the theme');
    const ofName = (pattern: RegExp): FoundPlugin[] => plugins.filter(({ name }) => pattern.test(name));
    const docs = ofName(/content-docs/);
    const atRoot = ({ members: options }: FoundPlugin): boolean =>
      nameOf(options.get('routeBasePath')?.node ?? null) === '/';
    const own = docs.find(({ id }) => id === null || id === 'default') ?? docs.find(atRoot) ?? docs[0] ?? null;
    const optionsOf = (pattern: RegExp, known: KnownSettings): Promise<PluginOptions[]> =>
      Promise.all(ofName(pattern).map((plugin) => this.#options(plugin, known)));
    return {
      top: await this.#settings(members, TOP),
      theme: await this.#settings(themeMembers, THEME),
      docs: own === null ? null : await this.#options(own, DOCS),
      moreDocs: await Promise.all(docs.filter((plugin) => plugin !== own).map((plugin) => this.#options(plugin, DOCS))),
      redirects: (await optionsOf(/client-redirects/, REDIRECTS))[0] ?? null,
      openapi: await optionsOf(/openapi-docs/, OPENAPI),
      redoc: await optionsOf(/redocusaurus/, REDOC),
      hasUnknownPlugins: this.#plugins.hasUnknown,
      customCss: this.#plugins.customCss,
      google: (await optionsOf(GOOGLE, ANALYTICS))[0] ?? null,
      blogs: await optionsOf(/content-blog/, BLOG),
    };
  }

  #noteOthers(members: Members, { silent }: KnownSettings, what: string): void {
    for (const [name, { module, key }] of members) {
      if (silent.has(name)) continue;
      const { why, remedy } = REMEDIES[name] ?? NO_OTHER;
      this.#notes.leaveOut(module.locate(key), `${what} ${JSON.stringify(name)}`, why, remedy);
    }
  }

  async #settings(members: Members, { read }: KnownSettings): Promise<ReadonlyMap<string, Setting>> {
    const settings = new Map<string, Setting>();
    for (const name of read) {
      const member = members.get(name);
      if (member === undefined) continue;
      const called = name === 'editUrl' ? await this.#evaluator.call(member, [EDITED_PAGE]) : undefined;
      const value =
        called ?? (SEEN.has(name) ? await this.#seen(name, member) : await this.#evaluator.evaluate(member));
      if (value !== undefined) settings.set(name, { value, location: member.module.locate(member.key) });
    }
    return settings;
  }

  /** The value of a setting that readers see. They miss what cannot be told of it. */
  async #seen(name: string, member: Member): Promise<unknown> {
    const unknown = new ImportNotes();
    const value = await new Evaluator(this.#root, unknown, null, this.#evaluator.modules).evaluate(member);
    this.#notes.missValues(unknown, `the ${name}`, `Add it to "${name}" in site.yaml.`);
    return value;
  }

  /** Reads the options of a plugin. Other options are reported unless they are silent. */
  async #options({ location, id, members }: FoundPlugin, known: KnownSettings): Promise<PluginOptions> {
    this.#noteOthers(members, known, 'the option');
    for (const name of TRANSFORMERS) await this.#transformers(members.get(name), 'the plugin');
    return { location, id, options: await this.#settings(members, known) };
  }

  /** Reports the entries of a list that have no equivalent here. */
  async #transformers(list: Member | undefined, what: string): Promise<void> {
    const array = list === undefined ? null : await this.#evaluator.names.follow(list);
    if (array === null) return;
    for (const element of children(array.node, 'elements')) {
      if (element.type === 'SpreadElement') {
        const node = child(element, 'argument') ?? element;
        await this.#transformers({ module: array.module, node, key: element }, what);
        continue;
      }
      if (isSkipped(element)) continue;
      const name = packageName({ module: array.module, node: element });
      const left = explainPlugin(name ?? '');
      if (left === null) continue;
      const label = `${what} ${name === null ? array.module.quote(element) : JSON.stringify(name)}`;
      this.#notes.leaveOut(array.module.locate(element), label, left.why, left.remedy);
    }
  }
}

/** The package of a plugin entry: `'a'`, an imported `a`, `require('a')`, or one of these with options. */
function packageName({ module, node }: Located): string | null {
  const element = node.type === 'ArrayExpression' ? (children(node, 'elements')[0] ?? node) : node;
  if (element.type === 'Literal') return nameOf(element);
  return requiredModule(element) ?? module.imports.get(nameOf(element) ?? '')?.from ?? null;
}

/** A setting that matches a schema, or undefined. */
export function settingOf<T>(
  settings: ReadonlyMap<string, Setting> | undefined,
  name: string,
  schema: z.ZodType<T>,
): T | undefined {
  const result = schema.safeParse(settings?.get(name)?.value);
  return result.success ? result.data : undefined;
}
