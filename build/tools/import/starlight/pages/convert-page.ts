import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lines } from '../../../../base/report/position.ts';
import { Report } from '../../../../base/report/report.ts';
import { isFileBelow, slashPath } from '../../../../base/source/file-paths.ts';
import { parseRawImport, takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { type PlainData, parsePlainData } from '../../../../page/mdx/plain-data.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { ASTRO_TEXT } from '../../evaluate/astro-code.ts';
import { findModuleFile, ProjectModules } from '../../evaluate/project-modules.ts';
import { isJavaScript, parseModule, takeCode } from '../../evaluate/source-module.ts';
import { AttributesOf, writeTag } from '../../shared/markup/attributes.ts';
import {
  type Component,
  MarkupConverter,
  type MarkupPage,
  separateBlocks,
} from '../../shared/markup/convert-markup.ts';
import { expandCode } from '../../shared/markup/expand-code.ts';
import { type ElementNode, type MarkupNode, parseMarkup } from '../../shared/markup/markup-tree.ts';
import { IMAGE, StaticJsx } from '../../shared/markup/static-jsx.ts';
import { tellLoss } from '../../shared/markup/tell-loss.ts';
import { readPage } from '../../shared/pages/read-page.ts';
import { type PageContext, toAddress } from './addresses.ts';
import { STARLIGHT } from './components.ts';
import { withoutContainers } from './containers.ts';
import type { StarlightPage } from './list-pages.ts';
import { fromMarkdoc } from './markdoc.ts';

type Source = Pick<
  StarlightPage,
  'name' | 'file' | 'body' | 'linesBefore' | 'frontMatter' | 'url' | 'locale' | 'syntax'
>;

/** Partials in a page, with those in other partials. A few that use each other several times would be millions. */
const MAX_PARTIALS = 1_000;
/** `:::note[Title]{icon="heart"}` */
const ASIDE_ATTRIBUTES = /^([ \t>]*:{3,}(?:note|tip|caution|danger)(?:\[[^\n]*?\])?)\{[^}\n]*\}[ \t]*$/gm;

/** HTML of a script: `<Fragment set:html={"<pre>…</pre>"} />` */
const SET_HTML = /<Fragment\s+set:html=\{("(?:[^"\\\n]|\\.)*")\}\s*\/>/g;
/** Those that remain of attributes. */
const BLANKS = /^([ \t>]*:{3,}(?:note|tip|caution|danger)(?:\[[^\n]*?\])?)[ \t]+$/gm;

/** Converts the body of a page to the Markdown of this engine. */
export async function convertPage(source: Source, context: PageContext): Promise<string> {
  const partials = { open: new Set([join(context.root, source.name)]), used: { count: 0 } };
  return await new PageConverter(source, context, new Map(), partials).convert();
}

interface Partials {
  /** The files around the text, which a partial cannot use again. */
  readonly open: ReadonlySet<string>;
  /** Of the whole page. */
  readonly used: { count: number };
}

class PageConverter {
  readonly #source: Source;
  readonly #context: PageContext;
  readonly #partials: Partials;
  readonly #path: string;
  readonly #modules: ProjectModules;
  readonly #text: string;
  readonly #imports: ReadonlyMap<string, string>;
  /** Names that the page imports or exports, except those of Starlight. */
  readonly #defined: ReadonlySet<string>;
  readonly #data: ReadonlyMap<string, PlainData>;
  /** The text of partials, by their use. */
  readonly #inlined = new Map<ElementNode, string>();
  readonly #lines: Lines;

  constructor(source: Source, context: PageContext, props: ReadonlyMap<string, PlainData>, partials: Partials) {
    this.#source = source;
    this.#context = context;
    this.#partials = partials;
    this.#path = join(context.root, source.name);
    this.#modules = new ProjectModules(context.root, new Report(), context.config.aliases);
    this.#lines = new Lines(source.body);
    const body = this.#withoutForeignSyntax(source.body);
    const { text, imports, exports } =
      source.syntax === 'mdx'
        ? takeModuleLines(body, new CodeRegions(body))
        : { text: body, imports: new Map<string, string>(), exports: new Map<string, PlainData | undefined>() };
    this.#text = text;
    this.#imports = imports;
    this.#defined = new Set([...imports.keys(), ...exports.keys()].filter((name) => !this.#isOfPackage(name)));
    const data = new Map<string, PlainData>([...props, ['props', Object.fromEntries(props)]]);
    data.set('frontmatter', source.frontMatter as PlainData);
    for (const [name, from] of imports) {
      const value = this.#imported(from, this.#path);
      if (value !== null) data.set(name, value);
    }
    for (const [name, value] of exports) if (value !== undefined) data.set(name, value);
    this.#data = data;
  }

  async convert(): Promise<string> {
    const { notes, hasMath } = this.#context;
    const page: MarkupPage = {
      data: this.#data,
      component: (name) => this.#component(name),
      isCode: (expression) => this.#isCode(expression),
      isDefined: (name) => this.#defined.has(name),
      address: (written) =>
        toAddress(written, { ...this.#source, path: this.#path, modules: this.#modules }, this.#context),
      tell: (loss, offset) => tellLoss(loss, this.#locate(offset), notes),
    };
    const syntax = { math: hasMath, expressions: this.#source.syntax !== 'md' };
    const nodes = await this.#expand(parseMarkup(this.#text, syntax));
    await this.#inline(nodes);
    const text = new MarkupConverter(STARLIGHT, page).convert(nodes).replace(BLANKS, '$1');
    return `${separateBlocks(text)
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd()}\n`;
  }

  #withoutForeignSyntax(body: string): string {
    const code = new CodeRegions(body);
    const text =
      this.#source.syntax === 'markdoc'
        ? fromMarkdoc(
            body,
            (offset) => code.includes(offset),
            (tag, offset) =>
              tellLoss({ kind: 'missing', what: `what ${tag} shows` }, this.#locate(offset), this.#context.notes),
          )
        : body;
    const regions = text === body ? code : new CodeRegions(text);
    const isCode = (offset: number): boolean => regions.includes(offset);
    // Blanks keep the offsets of what follows.
    return withoutContainers(text, isCode)
      .replace(ASIDE_ATTRIBUTES, (whole: string, aside: string, offset: number) =>
        isCode(offset) ? whole : aside.padEnd(whole.length),
      )
      .replace(SET_HTML, (whole: string, html: string, offset: number) => (isCode(offset) ? whole : toHtml(html)));
  }

  /** Whether the page imports a component that this engine knows from a package. */
  #isOfPackage(name: string): boolean {
    const from = this.#imports.get(name);
    return from !== undefined && this.#modules.locate(this.#path, from) === null && STARLIGHT.components.has(name);
  }

  #locate(offset: number) {
    const { line, column } = this.#lines.at(Math.min(offset, this.#source.body.length));
    return { file: this.#source.file, position: { line: line + this.#source.linesBefore, column } };
  }

  /** Code with a name that the page does not have cannot be run either: it is text. */
  #isCode(expression: string): boolean {
    const name = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/.exec(expression)?.[1];
    return name === undefined ? isJavaScript(expression) : this.#defined.has(name) || /^(?:Astro|props)$/.test(name);
  }

  /** Shows what the code of the page and the project's components show. */
  async #expand(nodes: readonly MarkupNode[]): Promise<readonly MarkupNode[]> {
    if (this.#source.syntax !== 'mdx') return nodes;
    const { root, notes, texts, translated } = this.#context;
    const { locale } = this.#source;
    const module = await new Report().attempt(() =>
      parseModule(this.#path, { file: this.#source.file, text: takeCode(this.#source.body) }),
    );
    if (module === null) return nodes;
    const jsx = new StaticJsx(
      root,
      { ...module, bindings: new Map<string, unknown>(this.#data) },
      {
        modules: this.#modules,
        locale: locale ?? 'en',
        file: (from, path) => this.#imported(from, path),
        call: (name, [first, second]) => {
          if (name === ASTRO_TEXT && typeof first === 'string') return toResult(texts(first, locale));
          if (name !== 'getRelativeLocaleUrl' || typeof second !== 'string') return null;
          const folder = first === locale && locale !== null && !translated.has(locale) ? `${locale}/` : '';
          return { value: `/${folder}${second.replace(/^\/+/, '')}` };
        },
      },
    );
    return await expandCode(nodes, {
      data: this.#data,
      jsx,
      isOwn: (name) => this.#defined.has(name) && this.#partialOf(name) === null,
      tellUnknown: (what, offset) => tellLoss({ kind: 'missing', what }, this.#locate(offset), notes),
    });
  }

  /** Converts the partials that the page imports. */
  async #inline(nodes: readonly MarkupNode[]): Promise<void> {
    for (const node of nodes) {
      if (node.kind !== 'element') continue;
      await this.#inline(node.children);
      const partial = this.#partialOf(node.name);
      if (partial === null) continue;
      const { root, notes } = this.#context;
      const { open, used } = this.#partials;
      const fault = open.has(partial)
        ? 'the partial uses itself'
        : used.count >= MAX_PARTIALS
          ? `the page has more than ${MAX_PARTIALS.toLocaleString('en')} partials`
          : null;
      if (fault !== null) {
        notes.miss(this.#locate(node.offset), `what <${node.name}> shows`, fault, 'Write it as Markdown.');
        this.#inlined.set(node, '');
        continue;
      }
      used.count++;
      const read = await readPage(root, slashPath(root, partial), notes);
      if (read === null) continue;
      const attributes = new AttributesOf(node, this.#data);
      const props = new Map<string, PlainData>();
      for (const { name } of node.tag.attributes) {
        const value = name === '' ? undefined : attributes.data(name);
        if (value !== undefined) props.set(name, value);
      }
      const { url, locale } = this.#source;
      const syntax = partial.endsWith('.mdx') ? 'mdx' : 'md';
      const text = await new PageConverter({ ...read, url, locale, syntax }, this.#context, props, {
        open: new Set([...open, partial]),
        used,
      }).convert();
      // A partial in Markdown may have braces, which the page would evaluate.
      const shown = syntax === 'md' && this.#source.syntax === 'mdx' ? escapeBraces(text) : text;
      this.#inlined.set(node, `\n${shown.trim().replace(/\n(?=[^\n])/g, `\n${node.indent ?? ''}`)}\n`);
    }
  }

  #component(name: string): Component | null {
    const image = IMAGE.test(this.#imports.get(name) ?? '') ? this.#data.get(name) : undefined;
    // An imported drawing is also a component.
    if (typeof image === 'string')
      return (_element, { attributes }) =>
        writeTag('img', { src: image, alt: attributes.text('title') ?? attributes.text('aria-label') ?? '' }, ' />');
    if (this.#partialOf(name) === null) return null;
    return (element, use) => {
      const text = this.#inlined.get(element);
      if (text === undefined) use.tell({ kind: 'missing', what: `what <${name}> shows` });
      return text ?? '';
    };
  }

  /** The absolute path of the Markdown that the page imports as a component, or null. */
  #partialOf(name: string): string | null {
    const from = this.#imports.get(name);
    if (from === undefined || !/\.mdx?$/i.test(from)) return null;
    const path = this.#modules.locate(this.#path, from);
    return path !== null && isFileBelow(this.#context.root, path) ? path : null;
  }

  /** The value of an import in a file: the address of an image, or the text of a file. */
  #imported(from: string, path: string): string | null {
    const raw = parseRawImport(from);
    const named = raw === null && !IMAGE.test(from) ? null : this.#modules.locate(path, raw ?? from);
    if (named === null) return null;
    if (raw === null) return this.#context.asset(named);
    const file = findModuleFile(named);
    return file !== null && isFileBelow(this.#context.root, file) ? readFileSync(file, 'utf8') : null;
  }
}

function toResult(value: string | null): { readonly value: string } | null {
  return value === null ? null : { value };
}

/** HTML on one line, whose braces are text. */
function toHtml(literal: string): string {
  const html = parsePlainData(literal);
  return typeof html === 'string' ? html.replace(/[\n{}]/g, (sign) => `&#${sign.charCodeAt(0)};`) : '';
}

function escapeBraces(text: string): string {
  const code = new CodeRegions(text);
  return text.replace(/(?<!\\)[{}]/g, (brace, offset: number) => (code.includes(offset) ? brace : `\\${brace}`));
}
