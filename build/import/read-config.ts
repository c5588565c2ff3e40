import { dirname } from 'node:path';
import type * as z from 'zod';
import type { Place } from '../report/finding.ts';
import type { Evaluator } from './evaluate.ts';
import type { ImportNotes } from './import-notes.ts';
import { explainPlugin, type LeftOutPlugin, REMEDIES } from './known-plugins.ts';
import {
  BLOG,
  DOCS,
  SILENT,
  SILENT_BLOG,
  SILENT_DOCS,
  SILENT_THEME,
  THEME,
  TOP,
  TRANSFORMERS,
} from './known-settings.ts';
import {
  child,
  children,
  type Node,
  nameOf,
  requiredModule,
  requireExported,
  type SourceModule,
} from './source-module.ts';
import { wrappedPlugin } from './wrapped-plugin.ts';

/** A configuration value with its location. */
export interface Setting {
  readonly value: unknown;
  readonly place: Place;
}

/** The readable options of a plugin by name. */
export interface PluginOptions {
  readonly place: Place;
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
  /** The first of Google's analytics plugins, or null. */
  readonly google: PluginOptions | null;
}

/** Arguments for an `editUrl` function: its result contains placeholders for the parts of a path. */
const EDITED_PAGE = {
  docPath: '{path}',
  versionDocsDirPath: '{dir}',
  locale: 'en',
  version: 'current',
  permalink: '{permalink}',
};

const NO_OTHER: LeftOutPlugin = {
  why: 'there is no equivalent',
  remedy: 'See docs/writing.md for alternatives.',
};

/** Reads `docusaurus.config` without running it. */
export async function readConfig(
  path: string,
  evaluator: Evaluator,
  notes: ImportNotes,
): Promise<DocusaurusConfig | null> {
  const module = await evaluator.load(path);
  if (module === null) return null;
  const exported = await notes.report.attempt(() => requireExported(module));
  return exported === null ? null : await new ConfigReader(dirname(path), evaluator, notes).read(module, exported);
}

/** Plugins that can be carried over. */
const KNOWN = /content-docs|content-blog|client-redirects|openapi-docs|redocusaurus/;
const GOOGLE = /google-(?:gtag|tag-manager)/;
/** Preset options with the same meaning. */
const GOOGLE_KEYS: Readonly<Record<string, string>> = {
  gtag: 'plugin-google-gtag',
  googleTagManager: 'plugin-google-tag-manager',
};

class ConfigReader {
  #hasUnknown = false;
  readonly #root: string;
  readonly #evaluator: Evaluator;
  readonly #notes: ImportNotes;

  constructor(root: string, evaluator: Evaluator, notes: ImportNotes) {
    this.#root = root;
    this.#evaluator = evaluator;
    this.#notes = notes;
  }

  async read(module: SourceModule, exported: Node): Promise<DocusaurusConfig> {
    const members = await this.#evaluator.members(module, exported);
    this.#noteOthers(members, SILENT, 'the setting');
    const themeConfig = members.get('themeConfig');
    const themeMembers =
      themeConfig === undefined ? new Map() : await this.#evaluator.members(themeConfig.module, themeConfig.node);
    this.#noteOthers(themeMembers, SILENT_THEME, 'the setting of the theme');
    const plugins = [
      ...(await this.#plugins(members.get('presets'), true)),
      ...(await this.#plugins(members.get('plugins'), false)),
    ];
    await this.#transformers(members.get('themes'), 'the theme');
    const ofName = (pattern: RegExp): FoundPlugin[] => plugins.filter(({ name }) => pattern.test(name));
    const docs = ofName(/content-docs/);
    const atRoot = ({ members: options }: FoundPlugin): boolean =>
      nameOf(options.get('routeBasePath')?.node ?? null) === '/';
    const own = docs.find(({ id }) => id === null || id === 'default') ?? docs.find(atRoot) ?? docs[0] ?? null;
    return {
      top: await this.#settings(members, TOP),
      theme: await this.#settings(themeMembers, THEME),
      docs: own === null ? null : await this.#options(own, DOCS, SILENT_DOCS),
      moreDocs: await Promise.all(
        docs.filter((plugin) => plugin !== own).map((plugin) => this.#options(plugin, DOCS, SILENT_DOCS)),
      ),
      redirects: await this.#firstOptions(ofName(/client-redirects/), ['redirects', 'fromExtensions', 'toExtensions']),
      openapi: await Promise.all(
        ofName(/openapi-docs/).map((plugin) =>
          this.#options(plugin, ['config'], new Set(['config', 'id', 'docsPluginId', 'docsPlugin'])),
        ),
      ),
      redoc: await Promise.all(
        ofName(/redocusaurus/).map((plugin) =>
          this.#options(plugin, ['specs', 'openapi'], new Set(['specs', 'openapi', 'id', 'debug', 'config', 'theme'])),
        ),
      ),
      hasUnknownPlugins: this.#hasUnknown,
      google: await this.#firstOptions(ofName(GOOGLE), ['trackingID', 'containerId', 'anonymizeIP']),
      blogs: await Promise.all(ofName(/content-blog/).map((plugin) => this.#options(plugin, BLOG, SILENT_BLOG))),
    };
  }

  #noteOthers(members: Members, silent: ReadonlySet<string>, what: string): void {
    for (const [name, { module, key }] of members) {
      if (silent.has(name)) continue;
      const { why, remedy } = REMEDIES[name] ?? NO_OTHER;
      this.#notes.leaveOut(module.place(key), `${what} ${JSON.stringify(name)}`, why, remedy);
    }
  }

  async #settings(members: Members, names: readonly string[]): Promise<ReadonlyMap<string, Setting>> {
    const settings = new Map<string, Setting>();
    for (const name of names) {
      const member = members.get(name);
      if (member === undefined) continue;
      const { module, node } = member;
      const called = name === 'editUrl' ? await this.#evaluator.call(module, node, [EDITED_PAGE]) : undefined;
      const value = called ?? (await this.#evaluator.evaluate(module, node));
      if (value !== undefined) settings.set(name, { value, place: member.module.place(member.key) });
    }
    return settings;
  }

  async #textOf(member: Member | undefined): Promise<string | null> {
    const value = member === undefined ? null : await this.#evaluator.evaluate(member.module, member.node);
    return typeof value === 'string' ? value : null;
  }

  async #firstOptions(plugins: readonly FoundPlugin[], names: readonly string[]): Promise<PluginOptions | null> {
    const [first] = plugins;
    return first === undefined ? null : await this.#options(first, names, new Set([...names, 'id']));
  }

  /** Reads the options of a plugin. Other options are reported unless they are silent. */
  async #options(
    { place, id, members }: FoundPlugin,
    names: readonly string[],
    silent: ReadonlySet<string> | null,
  ): Promise<PluginOptions> {
    if (silent !== null) this.#noteOthers(members, silent, 'the option');
    for (const name of TRANSFORMERS) await this.#transformers(members.get(name), 'the plugin');
    return { place, id, options: await this.#settings(members, names) };
  }

  /** Reports the entries of a list that have no equivalent here. */
  async #transformers(list: Member | undefined, what: string): Promise<void> {
    const array = list === undefined ? null : await this.#evaluator.follow(list.module, list.node);
    if (array === null) return;
    for (const element of children(array.node, 'elements')) {
      if (element.type === 'SpreadElement') {
        const node = child(element, 'argument') ?? element;
        await this.#transformers({ module: array.module, node, key: element }, what);
        continue;
      }
      const name = packageName(array.module, element);
      const left = explainPlugin(name ?? '');
      if (left === null) continue;
      const label = name === null ? `this ${what.replace('the ', '')}` : `${what} ${JSON.stringify(name)}`;
      this.#notes.leaveOut(array.module.place(element), label, left.why, left.remedy);
    }
  }

  /** Plugins in order. Those inside the classic preset count as separate plugins. */
  async #plugins(list: Member | undefined, arePresets: boolean): Promise<FoundPlugin[]> {
    if (list === undefined) return [];
    const plugins: FoundPlugin[] = [];
    for (const { module, node } of await this.#evaluator.elements(list.module, list.node))
      plugins.push(...(await this.#plugin(module, node, arePresets)));
    return plugins;
  }

  async #plugin(module: SourceModule, element: Node, isPreset: boolean): Promise<FoundPlugin[]> {
    const place = module.place(element);
    if (/Function/.test(element.type)) {
      this.#hasUnknown = true;
      this.#notes.leaveOut(place, 'this plugin', 'it is a function, and no code is run', NO_OTHER.remedy);
      return [];
    }
    const entry = await this.#evaluator.follow(module, element);
    const [first, second] =
      entry?.node.type === 'ArrayExpression' ? children(entry.node, 'elements') : [entry?.node ?? element];
    const named =
      first === undefined
        ? undefined
        : first.type === 'Literal'
          ? nameOf(first)
          : await this.#evaluator.evaluate(module, first);
    if (typeof named !== 'string') {
      this.#hasUnknown ||= element.type !== 'Literal' && named !== null;
      return [];
    }
    const name = wrappedPlugin(this.#root, module.path, named);
    const members = second === undefined ? new Map() : await this.#evaluator.members(entry?.module ?? module, second);
    if (!isPreset || !/classic/.test(name)) {
      const id = members.get('id');
      const plugin = { name, id: await this.#textOf(id), place, members };
      const isKnown = KNOWN.test(name) || GOOGLE.test(name);
      const left = isKnown ? null : explainPlugin(name);
      // Such a plugin may create pages from any folder.
      this.#hasUnknown ||= left !== null && /^\.{0,2}\//.test(name);
      if (left !== null) this.#notes.leaveOut(place, `the plugin ${JSON.stringify(name)}`, left.why, left.remedy);
      return [plugin];
    }
    const inner: FoundPlugin[] = [];
    for (const key of ['docs', 'blog', ...Object.keys(GOOGLE_KEYS).filter((name) => members.has(name))]) {
      const member = members.get(key);
      if (member?.node.type === 'Literal' && member.node.value === false) continue;
      const own: Members = member === undefined ? new Map() : await this.#evaluator.members(member.module, member.node);
      inner.push({
        name: GOOGLE_KEYS[key] ?? `content-${key}`,
        id: await this.#textOf(own.get('id')),
        place: member === undefined ? place : member.module.place(member.key),
        members: own,
      });
    }
    for (const [key, member] of members) {
      if (['theme', 'googleAnalytics'].includes(key))
        this.#notes.leaveOut(
          member.module.place(member.key),
          `"${key}" of the preset`,
          key === 'theme' ? 'the theme has only a few settings' : 'analytics are configured in one place',
          key === 'theme'
            ? 'Set "theme" in site.yaml: "accent", and a "stylesheet" in plain CSS.'
            : 'Configure "analytics" in site.yaml.',
        );
    }
    return inner;
  }
}

/** The package of a plugin entry: `'a'`, an imported `a`, `require('a')`, or one of these with options. */
function packageName(module: SourceModule, written: Node): string | null {
  const element = written.type === 'ArrayExpression' ? (children(written, 'elements')[0] ?? written) : written;
  if (element.type === 'Literal') return nameOf(element);
  return requiredModule(element) ?? module.imports.get(nameOf(element) ?? '')?.from ?? null;
}

type Members = Awaited<ReturnType<Evaluator['members']>>;
type Member = { readonly module: SourceModule; readonly node: Node; readonly key: Node };

interface FoundPlugin {
  readonly name: string;
  readonly id: string | null;
  readonly place: Place;
  readonly members: Members;
}

/** A setting that matches a schema, or undefined. */
export function settingOf<T>(
  settings: ReadonlyMap<string, Setting>,
  name: string,
  schema: z.ZodType<T>,
): T | undefined {
  const result = schema.safeParse(settings.get(name)?.value);
  return result.success ? result.data : undefined;
}
