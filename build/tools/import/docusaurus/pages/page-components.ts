import { dirname, join } from 'node:path';
import { isFileBelow } from '../../../../base/source/file-paths.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import { ENGINE_BLOCKS } from '../../../../page/blocks/registry.ts';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { Evaluator } from '../../evaluate/evaluator.ts';
import type { ProjectModules } from '../../evaluate/project-modules.ts';
import { parseIn, parseModule, type SourceModule } from '../../evaluate/source-module.ts';
import { type Node, nameOf } from '../../evaluate/syntax-tree.ts';
import { writeVideo } from '../../shared/markup/common-components.ts';
import { ImportNotes } from '../../shared/report/import-notes.ts';
import { CONTENT, type ComponentUse } from './page-expander.ts';
import { type PageLanguage, TreeRenderer } from './tree/page-tree.ts';
import { toMarkdown } from './tree/tree-markdown.ts';

/** Components that Docusaurus makes available on all pages. */
export interface SharedComponents {
  readonly module: SourceModule;
  readonly names: readonly string[];
  /** Their names in the module. */
  readonly locals: ReadonlyMap<string, string>;
}

export async function loadSharedComponents(root: string, modules: ProjectModules): Promise<SharedComponents | null> {
  const module = await modules.find(join(root, 'src/theme/MDXComponents'));
  if (module?.exported == null) return null;
  const { names } = new Evaluator(root, new ImportNotes(), null, modules);
  const members = await names.members({ module, node: module.exported });
  const locals = [...members].flatMap(([name, { node }]) =>
    /^[A-Z]/.test(name) ? [[name, nameOf(node) ?? name] as const] : [],
  );
  return { module, names: locals.map(([name]) => name), locals: new Map(locals) };
}

/** What all pages share. */
interface ComponentProject {
  readonly root: string;
  readonly language: PageLanguage;
  readonly modules: ProjectModules;
  readonly shared: SharedComponents | null;
}

/** What is known of a use without running code. */
interface StaticUse {
  /** Its Markdown, if that is enough to replace it. */
  readonly shown: string | null;
  /** What only running its code could show. */
  readonly missing: 'all' | 'part' | null;
}

/** The components that a page imports or defines, and those of all pages. */
export class PageComponents {
  readonly #project: ComponentProject;
  readonly #page: SourceModule;
  readonly #code: string;
  readonly names: ReadonlySet<string>;

  constructor(project: ComponentProject, { module: page, code }: PageCode) {
    this.#project = project;
    this.#page = page;
    this.#code = code;
    this.names = new Set([...page.imports.keys(), ...page.declarations.keys(), ...(project.shared?.names ?? [])]);
  }

  isCode(text: string): boolean {
    return parseIn(this.#page, text) !== null;
  }

  /** Whether a name is that of another page, which the build includes. */
  isInclude(name: string): boolean {
    return /\.mdx?$/i.test(this.#page.imports.get(name)?.from ?? '');
  }

  isPage(path: string): boolean {
    const { root } = this.#project;
    return /^@site\/.*\.mdx?$/i.test(path) && isFileBelow(root, join(root, path.slice('@site/'.length)));
  }

  /** Whether a use can be rendered by itself: it is no included page, and not in the code of another component. */
  isRunnable({ name, offset }: ComponentUse): boolean {
    return !this.isInclude(name) && !this.#isCodeAt(offset);
  }

  #isCodeAt(offset: number): boolean {
    return this.#code[offset] === '<';
  }

  /** Whether a component is that of a package, other than a block that pages here have, too. */
  isOfPackage(name: string): boolean {
    const { scope, local } = this.#find(name);
    const from = scope?.imports.get(local)?.from ?? '';
    return /^(?:[a-z]|@(?!site\/|theme|docusaurus\/))/i.test(from) && !ENGINE_BLOCKS.components.includes(name);
  }

  /**
   * The code of the page for uses of these components, with imports of those that all pages have. Other imports are left
   * out: one that fails takes only its own uses with it. `uses`: all of the page, whose texts may look like code of it.
   */
  codeFor(names: readonly string[], jsx: string, uses: readonly ComponentUse[]): string {
    const { shared } = this.#project;
    const shown = uses.filter(({ offset }) => !this.#isCodeAt(offset));
    const code = shown.reduce((text, { offset, end }) => blankOut(text, offset, end), this.#code);
    const imports = [...this.#page.imports].filter(([, { node }]) => node.type === 'ImportDeclaration');
    const without = (nodes: Iterable<Node>): string =>
      [...nodes].reduce((text, { start, end }) => blankOut(text, start, Number(end)), code);
    const words = new Set(`${jsx} ${without(imports.map(([, { node }]) => node))}`.match(/[\w$]+/g));
    const used = new Set(imports.flatMap(([name, { node }]) => (words.has(name) ? [node] : [])));
    const unused = imports.flatMap(([, { node }]) => (used.has(node) ? [] : [node]));
    const lines = names.flatMap((name) => {
      const local = shared?.locals.get(name);
      return shared === null || local === undefined || this.#isOwn(name)
        ? []
        : [importShared(name, local, shared.module)];
    });
    return [without(unused), ...lines].join('\n');
  }

  /** The Markdown that an expression shows: null if only running it could tell, undefined if it is no expression. */
  async renderExpression(code: string): Promise<string | null | undefined> {
    const { root, language, modules } = this.#project;
    const found = parseIn(this.#page, code);
    if (found === null) return undefined;
    const { tree, unknown } = await new TreeRenderer(root, language, modules).renderExpression(found);
    return unknown > 0 ? null : toMarkdown(tree);
  }

  #isOwn(name: string): boolean {
    return this.#page.imports.has(name) || this.#page.declarations.has(name);
  }

  /** The module that a component is in, and its name there. */
  #find(name: string): { readonly scope: SourceModule | undefined; readonly local: string } {
    const { shared } = this.#project;
    if (this.#isOwn(name)) return { scope: this.#page, local: name };
    return { scope: shared?.module, local: shared?.locals.get(name) ?? name };
  }

  /** Renders what is static in a use. */
  async render({ name, props, isInside }: ComponentUse): Promise<StaticUse> {
    const { root, language, modules } = this.#project;
    const { scope, local } = this.#find(name);
    if (scope === undefined || !(await isOfProject(scope, local, root, modules))) {
      const shown = this.isOfPackage(name) ? findVideo(name, props) : null;
      return { shown, missing: shown === null && this.isOfPackage(name) ? 'all' : null };
    }
    const rendered =
      props === null ? null : await new TreeRenderer(root, language, modules).renderComponent(scope, local, props);
    const written = rendered === null ? '' : toMarkdown(rendered.tree);
    // The code takes its content for a text, and changes it.
    const isChanged = /[\uFDD2\uFDD3]/.test(written.replaceAll(CONTENT, ''));
    const shown = rendered === null || isChanged ? null : written;
    // Part of a component can replace it only if it shows text and includes all of the content.
    const isPartial = rendered !== null && rendered.unknown > 0;
    // A component that shows nothing marks its content for the component around it.
    const isMarker = isInside && shown?.trim() === '' && props?.children !== undefined;
    const text = (shown ?? '').replace(/<[^>]*>/g, '');
    const isEnough =
      !isMarker && (!isPartial || (/\p{L}/u.test(text) && (props?.children === undefined || text.includes(CONTENT))));
    const isMissing =
      (shown === null || isPartial || isMarker) && !(ENGINE_BLOCKS.components.includes(name) && !isEnough);
    return {
      shown: isEnough ? shown : null,
      missing: isMissing ? (shown !== null && isEnough ? 'part' : 'all') : null,
    };
  }
}

/** The video that a component of a package plays, such as `LiteYouTubeEmbed`; null for others. */
function findVideo(name: string, props: ComponentUse['props']): string | null {
  const id = props?.id ?? props?.videoId;
  if (!/youtube/i.test(name) || typeof id !== 'string') return null;
  return writeVideo(id, typeof props?.title === 'string' ? props.title : null);
}

function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** An import of a component from where the module of all pages' components has it from, or else from this module. */
function importShared(name: string, local: string, { path, imports }: SourceModule): string {
  const found = imports.get(local);
  if (found === undefined)
    return `import components${name} from ${JSON.stringify(path)}; const ${name} = components${name}.${name};`;
  const from = found.from.startsWith('.') ? join(dirname(path), found.from) : found.from;
  return `import { ${found.name} as ${name} } from ${JSON.stringify(from)};`;
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

/** The imports and definitions of a page. */
interface PageCode {
  readonly module: SourceModule;
  /** At their offsets. */
  readonly code: string;
}

/** The imports and definitions of a page with components or expressions; null if they cannot be parsed. */
export function readPageCode(path: string, text: string): PageCode | null {
  if (!/<[A-Z]|^[ \t]*\{(?!#)/m.test(text)) return null;
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
    return { code, module: parseModule(path, { file: displayPath(path), text: code }) };
  } catch {
    return null;
  }
}
