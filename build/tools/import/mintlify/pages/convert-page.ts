import { join, posix } from 'node:path';
import { Lines } from '../../../../base/report/position.ts';
import { Report } from '../../../../base/report/report.ts';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import type { PlainData } from '../../../../page/mdx/plain-data.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { isJavaScript, parseModule, takeCode } from '../../evaluate/source-module.ts';
import { AttributesOf } from '../../shared/markup/attributes.ts';
import {
  type Component,
  MarkupConverter,
  type MarkupLoss,
  type MarkupPage,
  separateBlocks,
} from '../../shared/markup/convert-markup.ts';
import { expandCode } from '../../shared/markup/expand-code.ts';
import { type ElementNode, type MarkupNode, parseMarkup } from '../../shared/markup/markup-tree.ts';
import { StaticJsx } from '../../shared/markup/static-jsx.ts';
import { tellLoss } from '../../shared/markup/tell-loss.ts';
import type { SourcePage } from '../../shared/pages/read-page.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { MINTLIFY } from './components.ts';
import { keepHeadingIds } from './heading-ids.ts';
import { type Snippet, type Snippets, toImportedName } from './snippets.ts';

/** A page or a snippet to convert. */
export type ConvertedSource = Pick<SourcePage, 'name' | 'file' | 'body' | 'linesBefore'>;

/** What the pages of a project share. */
export interface PageContext {
  readonly root: string;
  readonly snippets: Snippets;
  /** Those that pages include. The text of others is in the pages. */
  readonly usedSnippets: Set<Snippet>;
  /** Names of `variables` in docs.json. */
  readonly variables: ReadonlySet<string>;
  /** The address of an imported page or file for an address of the project. */
  readonly toAddress: (path: string) => string;
  /** Whether the project has a page or a file with this address. */
  readonly isFile: (path: string) => boolean;
  readonly notes: ImportNotes;
}

/** Components that show nothing but the code directly in them. */
const CODE_PARENTS: ReadonlySet<string> = new Set(['CodeGroup', 'RequestExample', 'ResponseExample']);
/** Snippets that include one another. */
const MAX_DEPTH = 10;

/** Converts the body of a page to the Markdown of this engine. */
export async function convertPage(source: ConvertedSource, context: PageContext): Promise<string> {
  return keepHeadingIds(await new PageConverter(source, context, new Map(), 0).convert());
}

class PageConverter {
  readonly #source: ConvertedSource;
  readonly #context: PageContext;
  readonly #depth: number;
  readonly #text: string;
  readonly #imports: ReadonlyMap<string, string>;
  /** Names that the page imports or exports. */
  readonly #defined: ReadonlySet<string>;
  readonly #data: ReadonlyMap<string, PlainData>;
  /** Imports that the converted text needs: name → file. */
  readonly #needed = new Map<string, string>();
  /** The text of snippets that are part of the page, by their use. */
  readonly #inlined = new Map<ElementNode, string>();
  #lines: Lines | null = null;

  constructor(source: ConvertedSource, context: PageContext, props: ReadonlyMap<string, PlainData>, depth: number) {
    this.#source = source;
    this.#context = context;
    this.#depth = depth;
    const { text, imports, exports } = takeModuleLines(source.body, new CodeRegions(source.body));
    this.#text = text;
    this.#imports = imports;
    this.#defined = new Set([...imports.keys(), ...exports.keys()]);
    const data = new Map<string, PlainData>(props);
    data.set('props', Object.fromEntries(props));
    for (const [name, from] of imports) {
      const value = this.#snippet(from)?.exports.get(toImportedName(source.body, name));
      if (value !== undefined) data.set(name, value);
    }
    for (const [name, value] of exports) if (value !== undefined) data.set(name, value);
    this.#data = data;
  }

  async convert(): Promise<string> {
    const page: MarkupPage = {
      data: this.#data,
      component: (name) => this.#component(name),
      isCode: (expression) => this.#isCode(expression),
      isDefined: (name) => this.#defined.has(name),
      address: (written) => this.#address(written),
      tell: (loss, offset) => this.#tell(loss, offset),
    };
    const nodes = await this.#expand(parseMarkup(this.#text, { math: usesMath(this.#text) }));
    await this.#inline(nodes);
    const converted = separateBlocks(new MarkupConverter(MINTLIFY, page).convert(nodes));
    const imports = [...this.#needed].map(([name, file]) => `import ${name} from '@site/${file}';\n`);
    const text = (this.#depth === 0 ? this.#withVariables(converted) : converted)
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
    return `${imports.join('')}${imports.length === 0 ? '' : '\n'}${text}\n`;
  }

  /** Code with a name that the page does not have cannot be run either: it is text. */
  #isCode(expression: string): boolean {
    const name = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/.exec(expression)?.[1];
    return name === undefined ? isJavaScript(expression) : this.#defined.has(name);
  }

  /** Shows what the code of the page shows at first. */
  async #expand(nodes: readonly MarkupNode[]): Promise<readonly MarkupNode[]> {
    const { root } = this.#context;
    const path = join(root, this.#source.name);
    const module = await new Report().attempt(() =>
      parseModule(path, { file: this.#source.file, text: takeCode(this.#source.body) }),
    );
    if (module === null) return nodes;
    const bindings = new Map<string, unknown>(this.#data);
    return await expandCode(nodes, {
      data: this.#data,
      jsx: new StaticJsx(root, { ...module, bindings }),
      isOwn: (name) => this.#defined.has(name) && this.#snippetOf(name) === null,
      tellUnknown: (what, offset) => this.#tell({ kind: 'missing', what }, offset),
    });
  }

  /** Converts the snippets that are part of the page: those that take values, or have parts of the component around them. */
  async #inline(nodes: readonly MarkupNode[], parent = ''): Promise<void> {
    for (const node of nodes) {
      if (node.kind !== 'element') continue;
      await this.#inline(node.children, node.name);
      const attributes = new AttributesOf(node, this.#data);
      const isOld = node.name === 'Snippet';
      const snippet = isOld
        ? this.#context.snippets.findFile(attributes.text('file') ?? '')
        : this.#snippetOf(node.name);
      const props = new Map<string, PlainData>();
      for (const { name } of isOld ? [] : node.tag.attributes) {
        const value = name === '' ? undefined : (attributes.data(name) ?? attributes.text(name));
        if (value !== undefined && value !== null) props.set(name, value);
      }
      if (snippet === null || (props.size === 0 && !snippet.isPart && !CODE_PARENTS.has(parent))) continue;
      const text =
        this.#depth >= MAX_DEPTH
          ? ''
          : await new PageConverter(snippet, this.#context, props, this.#depth + 1).convert();
      const [, imports = '', body = ''] = /^((?:import \S+ from '[^']+';\n)*)([\s\S]*)$/.exec(text.trim()) ?? [];
      for (const [, own = '', file = ''] of imports.matchAll(/import (\S+) from '@site\/([^']+)'/g))
        this.#needed.set(own, file);
      this.#inlined.set(node, body.trim().replace(/\n(?=[^\n])/g, `\n${node.indent ?? ''}`));
    }
  }

  /** A variable needs a group here. */
  #withVariables(text: string): string {
    const { variables } = this.#context;
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) =>
      variables.has(name) ? `{{ docs.${name} }}` : /^(?:product|links|docs)\./.test(name) ? `\\${whole}` : whole,
    );
  }

  #component(name: string): Component | null {
    if (name !== 'Snippet' && this.#snippetOf(name) === null) return null;
    return (element, use) => {
      const file = use.attributes.text('file') ?? '';
      const snippet = name === 'Snippet' ? this.#context.snippets.findFile(file) : this.#snippetOf(name);
      if (snippet === null) {
        use.tell({ kind: 'missing', what: `the snippet ${JSON.stringify(file)}, which is not in the project` });
        return '';
      }
      const inlined = this.#inlined.get(element);
      if (inlined !== undefined) return inlined;
      const local = name === 'Snippet' ? `Snippet${snippet.id}` : name;
      this.#needed.set(local, snippet.target);
      this.#context.usedSnippets.add(snippet);
      return `<${local} />`;
    };
  }

  /** The snippet that the page imports as a component, or null. */
  #snippetOf(name: string): Snippet | null {
    const from = this.#imports.get(name);
    const snippet = from === undefined ? null : this.#snippet(from);
    return snippet?.exports.has(toImportedName(this.#source.body, name)) === true ? null : snippet;
  }

  #snippet(from: string): Snippet | null {
    if (!/\.mdx?$/i.test(from)) return null;
    const path = from.startsWith('/') ? from.slice(1) : posix.join(posix.dirname(this.#source.name), from);
    return this.#context.snippets.find(path.replace(/^@site\//, ''));
  }

  /** An absolute address for one that is relative to the page. */
  #address(written: string): string {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\{|$)/i.test(written)) return written;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    if (path === '') return written;
    const beside = `/${posix.join(posix.dirname(this.#source.name), path)}`;
    // Mintlify also finds what is relative to the project.
    const absolute = path.startsWith('/')
      ? path
      : this.#context.isFile(beside) || !this.#context.isFile(`/${path}`)
        ? beside
        : `/${path}`;
    return this.#context.toAddress(absolute.replace(/\.mdx?$/i, '')) + rest;
  }

  #tell(loss: MarkupLoss, offset: number): void {
    this.#lines ??= new Lines(this.#text);
    const { line, column } = this.#lines.at(offset);
    const location = { file: this.#source.file, position: { line: line + this.#source.linesBefore, column } };
    tellLoss(loss, location, this.#context.notes);
  }
}

export function usesMath(body: string): boolean {
  return /\$\$[^$]+\$\$|<Latex>|\$[^\s$][^$\n]*[\\^_{][^$\n]*\$/.test(body.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''));
}
