import { dirname, join, relative } from 'node:path';
import { Report } from '../../../../base/report/report.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import { ENGINE_BLOCKS } from '../../../../page/blocks/registry.ts';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { parsePlainData } from '../../../../page/mdx/plain-data.ts';
import { unescapeHtml } from '../../../../page/text/escape.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseTag, type Tag } from '../../../../page/text/markdown/parse-tag.ts';
import { FRONT_MATTER } from '../../../../site/docs/front-matter.ts';
import { Evaluator } from '../../evaluate/evaluator.ts';
import { ProjectModules } from '../../evaluate/project-modules.ts';
import { parseModule, type SourceModule } from '../../evaluate/source-module.ts';
import { nameOf } from '../../evaluate/syntax-tree.ts';
import { ImportNotes } from '../../shared/import-notes.ts';
import { rewriteMarkdown } from '../../shared/markdown-files.ts';
import { type PageLanguage, TreeRenderer } from './page-tree.ts';
import { toMarkdown } from './tree-markdown.ts';

/** Where the components of pages come from, and what they are rendered with. */
interface ComponentSource {
  readonly root: string;
  readonly contentDir: string;
  readonly language: PageLanguage;
}

/**
 * Replaces uses of the project's own components by what they show, if that is static: elements, text and the content of
 * the use. Others stay for the build, which shows their content, and are counted in the notes.
 */
export async function expandComponents(
  { root, contentDir, language }: ComponentSource,
  notes: ImportNotes | null,
): Promise<void> {
  const modules = new ProjectModules(root, new Report());
  const shared = await loadSharedComponents(root, modules);
  const left = new LeftComponents();
  await rewriteMarkdown(contentDir, async (page, file) => {
    const path = join(root, relative(contentDir, file));
    const module = pageModule(path, page);
    if (module === null) return page;
    const names = new Set([...module.imports.keys(), ...module.declarations.keys(), ...(shared?.names ?? [])]);
    const expander = new PageExpander(names, async (name, props, isInside) => {
      const isOwn = module.imports.has(name) || module.declarations.has(name);
      const scope = isOwn ? module : shared?.module;
      const local = isOwn ? name : (shared?.locals.get(name) ?? name);
      if (scope === undefined || !(await isOfProject(scope, local, root, modules))) return null;
      const rendered =
        props === null ? null : await new TreeRenderer(root, language, modules).renderComponent(scope, local, props);
      const shown = rendered === null ? null : toMarkdown(rendered.tree);
      // Part of a component can replace it only if it shows text and includes all of the content.
      const isPartial = rendered !== null && rendered.unknown > 0;
      // A component that shows nothing marks its content for the component around it.
      const isMarker = isInside && shown?.trim() === '' && props?.children !== undefined;
      const text = (shown ?? '').replace(/<[^>]*>/g, '');
      const isEnough =
        !isMarker && (!isPartial || (/\p{L}/u.test(text) && (props?.children === undefined || text.includes(CONTENT))));
      if ((shown === null || isPartial || isMarker) && !(ENGINE_BLOCKS.components.includes(name) && !isEnough))
        left.add(name, path, shown !== null && isEnough);
      return isEnough ? shown : null;
    });
    return await expander.expand(page);
  });
  if (notes !== null) left.note(notes);
}

/** Counts the uses of components that are not shown, or only in part. */
class LeftComponents {
  readonly #uses = new Map<
    string,
    { readonly name: string; readonly isPartial: boolean; uses: number; readonly files: Set<string> }
  >();

  add(name: string, file: string, isPartial: boolean): void {
    const key = `${name} ${isPartial}`;
    const use = this.#uses.get(key) ?? { name, isPartial, uses: 0, files: new Set() };
    use.uses++;
    use.files.add(file);
    this.#uses.set(key, use);
  }

  /** Reports them, those with most uses first. */
  note(notes: ImportNotes): void {
    for (const { name, isPartial, uses, files } of [...this.#uses.values()].sort((a, b) => b.uses - a.uses)) {
      const [first = '', ...others] = files;
      notes.missUses({
        what: `${isPartial ? 'all of ' : ''}<${name}>`,
        why: `only running its code could show it; its ${isPartial ? 'static text is imported' : 'content is shown'}`,
        remedy: 'Write it as Markdown, or configure a replacement under "markdown.components" in site.yaml.',
        count: uses,
        files: [displayPath(first), ...others.map(displayPath)],
      });
    }
  }
}

/** Components that Docusaurus makes available on all pages. */
interface SharedComponents {
  readonly module: SourceModule;
  readonly names: readonly string[];
  /** Their names in the module. */
  readonly locals: ReadonlyMap<string, string>;
}

async function loadSharedComponents(root: string, modules: ProjectModules): Promise<SharedComponents | null> {
  const module = await modules.find(join(root, 'src/theme/MDXComponents'));
  if (module?.exported == null) return null;
  const { names } = new Evaluator(root, new ImportNotes(), null, modules);
  const members = await names.members({ module, node: module.exported });
  const locals = [...members].flatMap(([name, { node }]) =>
    /^[A-Z]/.test(name) ? [[name, nameOf(node) ?? name] as const] : [],
  );
  return { module, names: locals.map(([name]) => name), locals: new Map(locals) };
}

/**
 * Adds imports of the partials that `src/theme/MDXComponents` makes available on all pages, where pages use them without
 * an import.
 */
export async function importSharedPartials(root: string, contentDir: string): Promise<void> {
  const shared = await loadSharedComponents(root, new ProjectModules(root, new Report()));
  if (shared === null) return;
  const partials = [...shared.locals].flatMap(([name, local]) => {
    const from = shared.module.imports.get(local)?.from ?? '';
    if (!/\.mdx?$/i.test(from)) return [];
    const path = from.startsWith('@site/') ? from : `@site/${relative(root, join(dirname(shared.module.path), from))}`;
    return [[name, path] as const];
  });
  await rewriteMarkdown(contentDir, (text) => {
    const code = new CodeRegions(text);
    const used = partials.filter(([name]) => {
      const uses = [...text.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))];
      return (
        uses.some(({ index }) => !code.includes(index)) && !new RegExp(`^import\\s.*\\b${name}\\b`, 'm').test(text)
      );
    });
    if (used.length === 0) return text;
    const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
    const lines = used.map(([name, path]) => `import ${name} from '${path}';\n`).join('');
    return `${text.slice(0, start)}\n${lines}\n${text.slice(start)}`;
  });
}

/** Whether a name leads to code of the project, rather than to the theme, a package or a page. */
async function isOfProject(
  module: SourceModule,
  name: string,
  root: string,
  modules: ProjectModules,
): Promise<boolean> {
  return (await new Evaluator(root, new ImportNotes(), null, modules).names.findDefinition(module, name)) !== null;
}

/** The imports and definitions of a page as a module, or null if none can be parsed. */
function pageModule(path: string, text: string): SourceModule | null {
  if (!/<[A-Z]/.test(text)) return null;
  const blanked = takeModuleLines(text, new CodeRegions(text)).text;
  let code = '';
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const [character = '', other = ''] = [text[at], blanked[at]];
    const isTaken = character !== other;
    if (isTaken && !isInside) isInside = /^(?:import|export)\b/.test(text.slice(at, at + 8));
    else if (!isTaken && /\S/.test(character)) isInside = false;
    code += isInside || character === '\n' ? character : ' ';
  }
  try {
    return parseModule(path, { file: displayPath(path), text: code });
  } catch {
    return null;
  }
}

/**
 * Renders a use: its Markdown, or null if it stays. `props` are null if they can only be determined by running code.
 * `isInside`: whether it is in the content of another component.
 */
type RenderUse = (
  name: string,
  props: Readonly<Record<string, unknown>> | null,
  isInside: boolean,
) => Promise<string | null>;

/** Placeholder for the content of a use. Noncharacters do not occur in text (Unicode 17 §23.7). */
const CONTENT = '\uFDD2content\uFDD3';

/** Expands the uses of components in a text. */
class PageExpander {
  readonly #names: ReadonlySet<string>;
  readonly #render: RenderUse;

  constructor(names: ReadonlySet<string>, render: RenderUse) {
    this.#names = names;
    this.#render = render;
  }

  async expand(text: string, isInside = false): Promise<string> {
    const code = new CodeRegions(text);
    let result = '';
    let at = 0;
    for (const { index, 1: name = '' } of text.matchAll(/<([A-Z][\w.]*)(?=[\s/>])/g)) {
      if (index < at || !this.#names.has(name) || code.includes(index)) continue;
      const tag = parseTag(text, index);
      const inner = index + (tag?.length ?? 0);
      const close =
        tag === null ? null : tag.kind === 'empty' ? { start: inner, end: inner } : findClose(text, inner, name, code);
      if (tag === null || close === null) continue;
      const content = await this.expand(text.slice(inner, close.start), true);
      const rendered = await this.#render(name, readProps(tag, content.trim() !== ''), isInside);
      const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
      const isBlock = before.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(close.end, close.end + 200));
      const shown = rendered === null ? null : insert(rendered, content, isBlock ? before : null);
      result +=
        text.slice(at, index) + (shown ?? text.slice(index, inner) + content + text.slice(close.start, close.end));
      at = close.end;
    }
    return result + text.slice(at);
  }
}

/** The closing tag of an element, past nested ones with the same name. */
function findClose(text: string, from: number, name: string, code: CodeRegions): { start: number; end: number } | null {
  let depth = 1;
  const tags = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?=[\\s/>])`, 'g');
  tags.lastIndex = from;
  for (const { index } of text.matchAll(tags)) {
    const tag = index < from || code.includes(index) ? null : parseTag(text, index);
    if (tag === null || tag.kind === 'empty') continue;
    depth += tag.kind === 'close' ? -1 : 1;
    if (depth === 0) return { start: index, end: index + tag.length };
  }
  return null;
}

function readProps({ attributes }: Tag, hasContent: boolean): Record<string, unknown> | null {
  const props: Record<string, unknown> = hasContent ? { children: CONTENT } : {};
  for (const { name, value } of attributes) {
    const read = value.kind === 'none' ? true : value.kind === 'text' ? unescapeHtml(value.text) : readCode(value.code);
    if (read === undefined || name === '') return null;
    // The reader of tags names attributes as in HTML.
    props[name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name] = read;
  }
  return props;
}

function readCode(code: string): unknown {
  const [, path] = /^\s*(?:require|useBaseUrl)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?\s*$/.exec(code) ?? [];
  return path ?? parsePlainData(code);
}

/**
 * The Markdown of a use with its content. A block has the indentation of the use; null if it cannot be part of a line.
 * `indent`: null within a line.
 */
function insert(rendered: string, content: string, indent: string | null): string | null {
  const dedented = dedent(content);
  if (indent === null) {
    const line = rendered.replace(CONTENT, () => content);
    return /\n/.test(line.trim()) || /^(?:#|[-|]|```|<[A-Z])/.test(rendered) ? null : line.trim();
  }
  const lines = rendered.split('\n').flatMap((line) => {
    const before = line.slice(0, Math.max(0, line.indexOf(CONTENT)));
    const prefix = /^[\s>]*$/.test(before) ? before : ' '.repeat(/^\s*/.exec(before)?.[0].length ?? 0);
    return line
      .replace(CONTENT, () => dedented)
      .split('\n')
      .map((part, index) => (index === 0 ? part : prefix + part));
  });
  return `\n${lines.map((line) => (line.trim() === '' ? '' : indent + line)).join('\n')}\n`;
}

function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths, 100);
  return lines
    .map((line) => line.slice(Math.min(depth, /^[ \t]*/.exec(line)?.[0].length ?? 0)))
    .join('\n')
    .trimStart();
}
