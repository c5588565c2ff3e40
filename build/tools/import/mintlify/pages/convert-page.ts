import { posix } from 'node:path';
import { Lines } from '../../../../base/report/position.ts';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import type { PlainData } from '../../../../page/mdx/plain-data.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';
import {
  type Component,
  MarkupConverter,
  type MarkupLoss,
  type MarkupPage,
} from '../../shared/markup/convert-markup.ts';
import { parseMarkup } from '../../shared/markup/markup-tree.ts';
import { MINTLIFY } from './components.ts';
import { type Snippet, type Snippets, toImportedName } from './snippets.ts';

/** A page or a snippet to convert. */
export interface ConvertedSource {
  /** Relative to the project. */
  readonly name: string;
  readonly file: string;
  readonly body: string;
  readonly linesBefore: number;
}

/** What the pages of a project share. */
export interface PageContext {
  readonly snippets: Snippets;
  /** Those that pages include. The text of others is in the pages. */
  readonly usedSnippets: Set<Snippet>;
  /** Names of `variables` in docs.json. */
  readonly variables: ReadonlySet<string>;
  /** The address of an imported page or file for an address of the project. */
  readonly toAddress: (path: string) => string;
  /** Whether the project has a page or a file with this address. */
  readonly isFile: (path: string) => boolean;
  readonly hosts: { readonly frames: Set<string>; readonly images: Set<string> };
  readonly notes: ImportNotes;
}

/** Snippets that include one another. */
const MAX_DEPTH = 10;

/** Converts the body of a page to the Markdown of this engine. */
export function convertPage(source: ConvertedSource, context: PageContext): string {
  return new PageConverter(source, context, new Map(), 0).convert();
}

class PageConverter {
  readonly #source: ConvertedSource;
  readonly #context: PageContext;
  readonly #depth: number;
  readonly #text: string;
  readonly #imports: ReadonlyMap<string, string>;
  readonly #defined: ReadonlySet<string>;
  readonly #data: ReadonlyMap<string, PlainData>;
  /** Imports that the converted text needs: name → file. */
  readonly #needed = new Map<string, string>();
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

  convert(): string {
    const page: MarkupPage = {
      data: this.#data,
      component: (name) => this.#component(name),
      isDefined: (name) => this.#defined.has(name),
      address: (written) => this.#address(written),
      host: (kind, address) => this.#host(kind, address),
      tell: (loss, offset) => this.#tell(loss, offset),
    };
    const converted = new MarkupConverter(MINTLIFY, page).convert(parseMarkup(this.#text));
    const imports = [...this.#needed].map(([name, file]) => `import ${name} from '@site/${file}';\n`);
    const text = (this.#depth === 0 ? this.#withVariables(converted) : converted)
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
    return `${imports.join('')}${imports.length === 0 ? '' : '\n'}${text}\n`;
  }

  /** A variable needs a group here. */
  #withVariables(text: string): string {
    const { variables } = this.#context;
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) =>
      variables.has(name) ? `{{ docs.${name} }}` : /^(?:product|links|docs)\./.test(name) ? `\\${whole}` : whole,
    );
  }

  #component(name: string): Component | null {
    if (name === 'Snippet')
      return (element, use) => {
        const file = use.attributes.text('file') ?? '';
        const snippet = this.#context.snippets.findFile(file);
        if (snippet !== null) return this.#include(snippet, `Snippet${snippet.id}`, new Map(), element.indent ?? '');
        use.tell({ kind: 'missing', what: `the snippet ${JSON.stringify(file)}, which is not in the project` });
        return '';
      };
    const from = this.#imports.get(name);
    const snippet = from === undefined ? null : this.#snippet(from);
    if (snippet !== null && !snippet.exports.has(toImportedName(this.#source.body, name)))
      return (element, use) => {
        const props = new Map<string, PlainData>();
        for (const { name: key } of element.tag.attributes) {
          const value = key === '' ? undefined : use.attributes.data(key);
          const text = value === undefined ? use.attributes.text(key) : value;
          if (text !== undefined && text !== null) props.set(key, text);
        }
        return this.#include(snippet, name, props, element.indent ?? '');
      };
    return null;
  }

  /** The snippet as an include, or its text if it takes values or has parts of the component around it. */
  #include(snippet: Snippet, name: string, props: ReadonlyMap<string, PlainData>, indent: string): string {
    if (this.#depth >= MAX_DEPTH) return '';
    if (props.size === 0 && !snippet.isPart) {
      this.#needed.set(name, snippet.target);
      this.#context.usedSnippets.add(snippet);
      return `<${name} />`;
    }
    const inner = new PageConverter(snippet, this.#context, props, this.#depth + 1);
    const text = inner.convert().trim();
    const [, imports = '', body = ''] = /^((?:import \S+ from '[^']+';\n)*)([\s\S]*)$/.exec(text) ?? [];
    for (const [, own = '', file = ''] of imports.matchAll(/import (\S+) from '@site\/([^']+)'/g))
      this.#needed.set(own, file);
    return body.trim().replace(/\n(?=[^\n])/g, `\n${indent}`);
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

  #host(kind: 'frame' | 'image', address: string): void {
    if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return;
    const { host } = new URL(address);
    (kind === 'frame' ? this.#context.hosts.frames : this.#context.hosts.images).add(host);
  }

  #tell(loss: MarkupLoss, offset: number): void {
    this.#lines ??= new Lines(this.#text);
    const { line, column } = this.#lines.at(offset);
    const location = { file: this.#source.file, position: { line: line + this.#source.linesBefore, column } };
    const { notes } = this.#context;
    if (loss.kind === 'changed') notes.change(loss.what);
    else if (loss.kind === 'missing')
      notes.miss(location, loss.what, 'it is made by code, and no code is run', 'Write it as Markdown.');
    else notes.leaveOut(location, loss.what, loss.why, loss.remedy);
  }
}

export function usesMath(body: string): boolean {
  return /\$\$[^$]+\$\$|<Latex>|\$[^\s$][^$\n]*[\\^_{][^$\n]*\$/.test(body.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''));
}
