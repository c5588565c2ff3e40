import type { SourceLocation } from '../report/finding.ts';
import type { Evaluator } from './evaluate.ts';
import type { ImportNotes } from './import-notes.ts';
import { explainPlugin, type LeftOutPlugin, NO_OTHER } from './known-plugins.ts';
import type { Member, Members } from './name-resolver.ts';
import { children, type Node, nameOf, type SourceModule } from './source-module.ts';
import { wrappedPlugin } from './wrapped-plugin.ts';
import { readElements } from './written-elements.ts';

export interface FoundPlugin {
  readonly name: string;
  readonly id: string | null;
  readonly location: SourceLocation;
  readonly members: Members;
}

/** Plugins that can be carried over. */
const KNOWN = /content-docs|content-blog|client-redirects|openapi-docs|redocusaurus/;
/** Google's plugins for statistics. */
export const GOOGLE = /google-(?:gtag|tag-manager)/;
/** Preset options with the same meaning. */
const GOOGLE_KEYS: Readonly<Record<string, string>> = {
  gtag: 'plugin-google-gtag',
  googleTagManager: 'plugin-google-tag-manager',
};

/** Preset options without an equivalent. */
const LEFT_OUT: readonly (readonly [name: string, left: LeftOutPlugin])[] = [
  [
    'theme',
    {
      why: 'the theme has only a few settings',
      remedy: 'Set "theme" in site.yaml: "accent", and a "stylesheet" in plain CSS.',
    },
  ],
  ['googleAnalytics', { why: 'analytics are configured in one place', remedy: 'Configure "analytics" in site.yaml.' }],
];

/** Reads the plugins and presets of a configuration. */
export class PluginReader {
  /** Whether a plugin that may create pages cannot be read. */
  hasUnknown = false;
  readonly #root: string;
  readonly #evaluator: Evaluator;
  readonly #notes: ImportNotes;

  constructor(root: string, evaluator: Evaluator, notes: ImportNotes) {
    this.#root = root;
    this.#evaluator = evaluator;
    this.#notes = notes;
  }

  /** Plugins in order. Those inside the classic preset count as separate plugins. */
  async read(list: Member | undefined, arePresets: boolean): Promise<FoundPlugin[]> {
    if (list === undefined) return [];
    const plugins: FoundPlugin[] = [];
    for (const { module, node } of await readElements(this.#evaluator, list))
      plugins.push(...(await this.#plugin(module, node, arePresets)));
    return plugins;
  }

  async #plugin(module: SourceModule, element: Node, isPreset: boolean): Promise<FoundPlugin[]> {
    const location = module.locate(element);
    if (/Function/.test(element.type)) {
      this.hasUnknown = true;
      this.#notes.leaveOut(location, 'this plugin', 'it is a function, and no code is run', NO_OTHER.remedy);
      return [];
    }
    const entry = await this.#evaluator.names.follow(module, element);
    const [first, second] =
      entry?.node.type === 'ArrayExpression' ? children(entry.node, 'elements') : [entry?.node ?? element];
    const named = first === undefined ? undefined : await this.#nameOf(module, first);
    if (typeof named !== 'string') {
      this.hasUnknown ||= element.type !== 'Literal' && named !== null;
      return [];
    }
    const name = wrappedPlugin(this.#root, module.path, named);
    const members =
      second === undefined ? new Map() : await this.#evaluator.names.members(entry?.module ?? module, second);
    if (isPreset && /classic/.test(name)) return await this.#preset(location, members);
    const isKnown = KNOWN.test(name) || GOOGLE.test(name);
    const left = isKnown ? null : explainPlugin(name);
    // A local plugin may create pages from any folder.
    this.hasUnknown ||= left !== null && /^\.{0,2}\//.test(name);
    if (left !== null) this.#notes.leaveOut(location, `the plugin ${JSON.stringify(name)}`, left.why, left.remedy);
    return [{ name, id: await this.#textOf(members.get('id')), location, members }];
  }

  async #nameOf(module: SourceModule, node: Node): Promise<unknown> {
    return node.type === 'Literal' ? nameOf(node) : await this.#evaluator.evaluate(module, node);
  }

  /** The plugins inside the classic preset. */
  async #preset(location: SourceLocation, members: Members): Promise<FoundPlugin[]> {
    const inner: FoundPlugin[] = [];
    for (const key of ['docs', 'blog', ...Object.keys(GOOGLE_KEYS).filter((name) => members.has(name))]) {
      const member = members.get(key);
      if (member?.node.type === 'Literal' && member.node.value === false) continue;
      const own: Members =
        member === undefined ? new Map() : await this.#evaluator.names.members(member.module, member.node);
      inner.push({
        name: GOOGLE_KEYS[key] ?? `content-${key}`,
        id: await this.#textOf(own.get('id')),
        location: member === undefined ? location : member.module.locate(member.key),
        members: own,
      });
    }
    for (const [key, { why, remedy }] of LEFT_OUT) {
      const member = members.get(key);
      if (member !== undefined)
        this.#notes.leaveOut(member.module.locate(member.key), `"${key}" of the preset`, why, remedy);
    }
    return inner;
  }

  async #textOf(member: Member | undefined): Promise<string | null> {
    const value = member === undefined ? null : await this.#evaluator.evaluate(member.module, member.node);
    return typeof value === 'string' ? value : null;
  }
}
