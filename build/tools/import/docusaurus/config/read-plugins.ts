import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { readElements } from '../../evaluate/elements.ts';
import type { Evaluator } from '../../evaluate/evaluator.ts';
import type { Member, Members } from '../../evaluate/names.ts';
import { findModuleFile } from '../../evaluate/project-modules.ts';
import type { Located } from '../../evaluate/source-module.ts';
import { children, isFunction, type Node, nameOf } from '../../evaluate/syntax-tree.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { explainPlugin, type LeftOutPlugin, NO_OTHER } from './known-plugins.ts';

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
      why: 'only its main color, a literal --ifm-color-primary, is carried over',
      remedy: 'Set "theme" in site.yaml: "accent", and a "stylesheet" in plain CSS.',
    },
  ],
  ['googleAnalytics', { why: 'analytics are configured in one place', remedy: 'Configure "analytics" in site.yaml.' }],
];

/** The options of the classic preset. Those without a meaning here are built in. */
const CLASSIC_KEYS: ReadonlySet<string> = new Set([
  ...['docs', 'blog', 'pages', 'sitemap', 'svgr', 'debug', ...Object.keys(GOOGLE_KEYS)],
  ...LEFT_OUT.map(([name]) => name),
]);

/** A preset is what it configures: companies have presets of their own around the classic one. */
function isClassic(name: string, members: Members): boolean {
  return /classic/.test(name) || ['docs', 'blog', 'pages'].some((key) => members.has(key));
}

/** Whether an entry of a list is nothing, as in `isProduction && 'plugin'`, also as a plugin with options. */
export function isSkipped(entry: Node): boolean {
  const [node = entry] = entry.type === 'ArrayExpression' ? children(entry, 'elements') : [entry];
  return node.type === 'Literal' && typeof node.value !== 'string';
}

/** Reads the plugins and presets of a configuration. */
export class PluginReader {
  /** Whether a plugin that may create pages cannot be read. */
  hasUnknown = false;
  /** The stylesheets of the preset: paths, or undefined if they are not given. */
  customCss: unknown;
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
    for (const element of await readElements(this.#evaluator, list))
      plugins.push(...(await this.#plugin(element, arePresets)));
    return plugins;
  }

  async #plugin(element: Located, isPreset: boolean): Promise<FoundPlugin[]> {
    const { module, node } = element;
    const location = module.locate(node);
    if (isFunction(node)) {
      this.hasUnknown = true;
      const what = `the plugin ${module.quote(node)}`;
      this.#notes.leaveOut(location, what, 'it is a function, and no code is run', NO_OTHER.remedy);
      return [];
    }
    const entry = (await this.#evaluator.names.follow(element)) ?? element;
    if (isSkipped(entry.node)) return [];
    const [first, second] = entry.node.type === 'ArrayExpression' ? children(entry.node, 'elements') : [entry.node];
    const named = first === undefined ? undefined : await this.#nameOf({ module: entry.module, node: first });
    if (typeof named !== 'string') {
      this.hasUnknown ||= node.type !== 'Literal' && named !== null;
      return [];
    }
    const name = wrappedPlugin(this.#root, module.path, named);
    const members = await this.#evaluator.names.members(second && { module: entry.module, node: second });
    if (isPreset && isClassic(name, members)) return await this.#preset(name, location, members);
    const isKnown = KNOWN.test(name) || GOOGLE.test(name);
    const left = isKnown ? null : explainPlugin(name);
    // A local plugin may create pages from any folder.
    this.hasUnknown ||= left !== null && /^\.{0,2}\//.test(name);
    if (left !== null) this.#notes.leaveOut(location, `the plugin ${JSON.stringify(name)}`, left.why, left.remedy);
    return [{ name, id: await this.#textOf(members.get('id')), location, members }];
  }

  async #nameOf(located: Located): Promise<unknown> {
    return located.node.type === 'Literal' ? nameOf(located.node) : await this.#evaluator.evaluate(located);
  }

  /** The plugins inside the classic preset, or one that extends it. */
  async #preset(name: string, location: SourceLocation, members: Members): Promise<FoundPlugin[]> {
    const inner: FoundPlugin[] = [];
    for (const [key, { module, key: node }] of members)
      if (!CLASSIC_KEYS.has(key))
        this.#notes.leaveOut(module.locate(node), `"${key}" of the preset`, NO_OTHER.why, NO_OTHER.remedy);
    if (!/classic/.test(name))
      this.#notes.leaveOut(
        location,
        `what ${JSON.stringify(name)} adds to the classic preset`,
        'Docusaurus plugins do not run here',
        'Its docs, blog and pages are imported. Add what else it generates by hand.',
      );
    for (const key of ['docs', 'blog', ...Object.keys(GOOGLE_KEYS).filter((name) => members.has(name))]) {
      const member = members.get(key);
      if (member?.node.type === 'Literal' && member.node.value === false) continue;
      const own = await this.#evaluator.names.members(member);
      inner.push({
        name: GOOGLE_KEYS[key] ?? `content-${key}`,
        id: await this.#textOf(own.get('id')),
        location: member === undefined ? location : member.module.locate(member.key),
        members: own,
      });
    }
    const css = (await this.#evaluator.names.members(members.get('theme'))).get('customCss');
    if (css !== undefined) this.customCss = await this.#evaluator.evaluate(css);
    for (const [key, { why, remedy }] of LEFT_OUT) {
      const member = members.get(key);
      if (member !== undefined)
        this.#notes.leaveOut(member.module.locate(member.key), `"${key}" of the preset`, why, remedy);
    }
    return inner;
  }

  async #textOf(member: Member | undefined): Promise<string | null> {
    const value = member === undefined ? null : await this.#evaluator.evaluate(member);
    return typeof value === 'string' ? value : null;
  }
}

/**
 * The Docusaurus plugin that a project file extends, or the name itself. Most such files only add facts to pages, so
 * the folder and options are those of the extended plugin.
 */
function wrappedPlugin(root: string, module: string, name: string): string {
  if (!/^\.{0,2}\//.test(name)) return name;
  const bases = name.startsWith('/') ? [name] : [resolve(dirname(module), name), join(root, name)];
  const [file] = bases.flatMap((base) => findModuleFile(base) ?? []);
  const code = file === undefined ? '' : readFileSync(file, 'utf8');
  const [, wrapped] = /["']@docusaurus\/plugin-(content-(?:docs|blog))["']/.exec(code) ?? [];
  return wrapped ?? name;
}
