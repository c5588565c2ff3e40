import type { Tokens } from 'marked';
import { count } from '../../../base/report/count.ts';
import { suggest } from '../../../base/report/nearest.ts';
import type { Block, BlockPage } from '../../blocks/block.ts';
import type { ParseOptions } from '../../blocks/block-registry.ts';
import { toOwnFrame } from '../../blocks/frame/frame-html.ts';
import type { MarkdownSite } from '../../blocks/markdown-site.ts';
import { resolveDrawing } from '../../blocks/media/block.ts';
import { noteUnclosed } from '../../blocks/note-unclosed.ts';
import { ENGINE_BLOCKS } from '../../blocks/registry.ts';
import { BLOCKED_ELEMENTS } from '../../html/elements.ts';
import { isComponent } from '../../mdx/elements.ts';
import { EMPTY_HEAD, type PageHead } from '../../mdx/page-head.ts';
import type { PlainData } from '../../mdx/plain-data.ts';
import { HeadingOutline, type Note, takeHeadingId } from '../../text/headings/heading-outline.ts';
import { findLongRow, findTableFault, isLargeTable, MAX_CELLS } from '../../text/markdown/bounded-markdown.ts';
import { isInlineToken, splitParagraph, toBlocks, toInline } from '../../text/markdown/fit-tokens.ts';
import type { MarkdownSource, TokenRange } from '../../text/markdown/source-positions.ts';
import {
  codeText,
  type ElementToken,
  type ExpressionToken,
  markupToken,
  paragraphOf,
  type SiteToken,
  siteTokens,
  textToken,
} from '../../text/tokens.ts';
import { type ParsedMarkdown, parseMarkdown } from '../read/grammar.ts';
import { SourceText } from '../read/source-text.ts';
import { AuthorHtml } from './author-html.ts';
import { expandAs } from './component-uses.ts';
import { IncludeStack } from './include-stack.ts';
import { PageLinks } from './page-links.ts';
import { noteUnknownComponent, resolveComponent } from './resolve-component.ts';
import { resolveItems, resolveTable, resolveText } from './resolve-containers.ts';
import { parseBranch, resolveExpression, resolveRawText } from './resolve-expression.ts';
import { findUnreadLinks } from './unread-links.ts';

/** Inline tokens that findings can refer to. */
const REPEATABLE: ReadonlySet<string> = new Set(['element', 'expression', 'link', 'image', 'html']);

/** The current container: its text, the range left to search, and its HTML. */
interface Container {
  readonly text: SourceText;
  readonly range: TokenRange;
  readonly html: AuthorHtml;
}

interface TokenContext {
  readonly text: SourceText;
  readonly offset: number;
  readonly html: AuthorHtml;
  readonly page: BlockPage;
}

/** Resolves the tokens of a page and its includes in reading order, and reports problems. */
export class TokenResolver {
  readonly #site: MarkdownSite;
  readonly #options: ParseOptions;
  /** The summary of `<details>` without one. */
  readonly #detailsLabel: string;
  readonly #includes = new IncludeStack();
  readonly #links: PageLinks;
  readonly #outline = new HeadingOutline();
  readonly #styledBlocks = new Set<string>();
  #hasIslands = false;
  #head = EMPTY_HEAD;

  constructor(site: MarkdownSite, options: ParseOptions, detailsLabel: string) {
    this.#site = site;
    this.#detailsLabel = detailsLabel;
    this.#options = options;
    this.#links = new PageLinks(site);
  }

  /** Folders of the blocks on the page that have styles of their own, and `COMPONENTS` for the site's components. */
  get styledBlocks(): ReadonlySet<string> {
    return this.#styledBlocks;
  }

  /** Whether a component on the page is hydrated by the browser. */
  get hasIslands(): boolean {
    return this.#hasIslands;
  }

  /** The page's additions to `<head>`. */
  get head(): PageHead {
    return this.#head;
  }

  resolve(source: MarkdownSource, props: ReadonlyMap<string, PlainData> = new Map()): SiteToken[] {
    return this.#includes.read(source.path, () => {
      const isMdx = this.#options.format === 'detect' && /\.mdx$/i.test(source.path);
      const parsed = parseMarkdown(source.text, {
        ...this.#options,
        ...(isMdx ? { format: 'mdx' } : {}),
        file: source.file,
      });
      this.#takeHead(parsed, source);
      const text = new SourceText(source, parsed, { props, globals: this.#site.globals });
      return toBlocks(this.#list(parsed.tokens, text, { cursor: 0, end: source.text.length }));
    });
  }

  /** Takes the head of the page itself, ignoring the heads of includes. */
  #takeHead({ head, others }: ParsedMarkdown, source: MarkdownSource): void {
    if (this.#includes.isPage) this.#head = head;
    for (const { name, offset } of others)
      this.#site.note(
        'unknown-component',
        source,
        offset,
        `Cannot keep <${name}> in the head: it takes a title, a description, keywords, a canonical link, an image and "noindex". Put content for all pages under "head" in site.yaml, or remove it.`,
      );
  }

  /** Resolves the tokens of a container, with the HTML among them. */
  #list(tokens: readonly SiteToken[], text: SourceText, range: TokenRange): SiteToken[] {
    const html = this.#html(text);
    for (const token of tokens) html.add(this.#token(token, { text, range, html }));
    return html.end();
  }

  #html(text: SourceText): AuthorHtml {
    const { source } = text;
    return new AuthorHtml({
      resolve: (url, use, offset) => this.#site.resolve(source, url, use, offset),
      image: (url, offset) => this.#links.imageAttributes(url, { source, offset }, this.#outline.isAtBegin),
      evaluate: (code) => text.evaluate(code),
      frame: (frame) => {
        const shown = toOwnFrame(frame, this.#site.frameHosts);
        if (shown !== null) for (const block of ['frame', 'video']) this.#styledBlocks.add(block);
        return shown;
      },
      note: (rule, offset, message) => this.#site.note(rule, source, offset, message),
      detailsLabel: this.#detailsLabel,
    });
  }

  #token(token: SiteToken, { text, range, html }: Container): SiteToken[] {
    const offset = token.type === 'footnotes' ? 0 : text.positions.find(token.raw, range);
    const inside: TokenRange = { cursor: offset, end: Math.max(offset + token.raw.length, range.cursor) };
    // Lines of a quote or list have lost their prefix, so the end of their content is unknown.
    const inner: TokenRange = text.hasPrefixes(token) ? { cursor: offset, end: range.end } : inside;
    const resolved = this.#resolve(token, { text, offset, html, page: this.#page(text, offset, inner) });
    range.cursor = Math.max(range.cursor, Math.min(inner.cursor, range.end));
    // An identical token later in the line comes after this one.
    if (REPEATABLE.has(token.type)) range.cursor = Math.max(range.cursor, text.positions.endOf(token.raw, offset));
    return resolved;
  }

  #resolve(token: SiteToken, context: TokenContext): SiteToken[] {
    const { offset, html, page } = context;
    const resolved = this.#options.blocks.resolveToken(token, page);
    if (resolved !== null) return resolved;
    switch (token.type) {
      case 'html':
        html.html(token.text, offset, token.block);
        return [];
      case 'link':
        return this.#links.link(token, page.inline(siteTokens(token.tokens)), page);
      case 'image':
        return [this.#links.image(token, page, this.#outline.isAtBegin)];
      case 'heading': {
        this.#outline.add(token.depth, page.note);
        const { id, tokens } = takeHeadingId(siteTokens(token.tokens));
        if (id === null && /\{#[^{}]*\}$/.test(token.text.trimEnd()))
          page.note(
            'heading-id',
            'Cannot read the id of the heading: it contains a space or is empty. Use the form "{#my-id}".',
          );
        return [{ ...token, givenId: id, tokens: page.inline(tokens) }];
      }
      case 'blockquote':
        return [{ ...token, tokens: page.blocks(siteTokens(token.tokens)) }];
      case 'list':
        return [resolveItems(token, page.list)];
      case 'table':
        noteLongRow(token, page);
        return [resolveTable(token, page.list)];
      case 'element':
        return this.#element(token, context);
      case 'expression':
        return this.#expression(token, context);
      case 'paragraph':
        noteTable(token.raw, page);
        if (/^#{1,6}[A-Z]/.test(token.raw))
          page.note('heading-id', 'Cannot read a heading here: a space is missing. Write "## Heading".');
        return splitParagraph(token, page.list(siteTokens(token.tokens)));
      case 'text':
        // The offset is that of its first word.
        for (const { index, message } of token.tokens === undefined ? findUnreadLinks(token.raw.trimStart()) : [])
          page.at(offset + index).note('unread-link', message);
        return resolveText(token, page.list);
      case 'strong':
      case 'em':
      case 'del':
        return [{ ...token, tokens: page.inline(siteTokens(token.tokens)) }];
      default:
        return [token];
    }
  }

  #include(path: string, text: SourceText, offset: number, props: ReadonlyMap<string, PlainData>): SiteToken[] {
    const partial = this.#site.include(text.source, path);
    const fault = 'fault' in partial ? partial.fault : this.#includes.refuse(partial.path);
    if (fault === null && !('fault' in partial)) return this.resolve(partial, props);
    this.#site.note('partial-include', text.source, offset, `Cannot include ${JSON.stringify(path)}: ${fault}`);
    return [];
  }

  #expression(token: ExpressionToken, { text, page }: TokenContext): SiteToken[] {
    const branch = parseBranch(token, text, this.#options);
    return branch === null ? resolveExpression(token, text, page.note) : page.list(branch);
  }

  #element(element: ElementToken, context: TokenContext): SiteToken[] {
    const { page } = context;
    const { tag, form } = element;
    const { blocks } = this.#options;
    noteUnclosed(element, page);
    if (form === 'sign')
      return blocks.findSign(tag.name)?.resolve(tag.name, element, page) ?? page.list(element.tokens);
    if (form === 'tag') return this.#tag(element, context);
    return this.#use(blocks.findDirective(tag.name) ?? UNKNOWN_DIRECTIVE, tag.name, element, page);
  }

  #tag(element: ElementToken, { text, offset, html, page }: TokenContext): SiteToken[] {
    const { tag, isBlock, isClosed, tokens } = element;
    const name = text.componentName(tag.name);
    if (!isComponent(name) && !text.hasComponent(name)) {
      // Blocked elements are dropped with their content.
      if (BLOCKED_ELEMENTS.has(name)) {
        html.html(element.raw, offset, isBlock);
        return [];
      }
      if (html.element(tag, offset, isBlock, () => toContent(page.list(tokens), isBlock))) return [];
    }
    const partial = text.partial(tag.name);
    if (partial !== null) return page.include(partial, text.readProps(tag));
    const drawing = text.drawing(tag.name);
    if (drawing !== null) return resolveDrawing(element, page, drawing);
    const resolved = isClosed ? this.#component(name, element, page) : null;
    if (resolved !== null) return resolved;
    // Most likely words in angle brackets: a placeholder or a type.
    if (!isClosed) {
      const written = codeText(element.raw.trim().slice(0, tag.length));
      return [isBlock ? paragraphOf([written]) : written, ...page.list(tokens)];
    }
    const known = this.#site.componentNames();
    // Its own error is already reported.
    if (!known.includes(name))
      page.note(
        'unknown-component',
        `Cannot show <${tag.name}>: this site has no such component${suggest(name, [...known, ...this.#options.blocks.components]) || '. Replace it with Markdown, or configure a replacement under "markdown.components" in site.yaml. Only its content is shown.'}`,
      );
    if (tokens.length === 0 && this.#site.isForAuthors) return [noteUnknownComponent(element)];
    return isBlock
      ? page.list(tokens)
      : [markupToken(tokens.length === 0 ? [] : [{ name: null, tokens: page.inline(tokens) }], false)];
  }

  /** Site components and configured replacements take precedence over blocks. Returns null for an unknown component. */
  #component(name: string, element: ElementToken, page: BlockPage): SiteToken[] | null {
    const own = this.#site.component(name);
    if (own !== null) {
      if (own.isStyled) this.#styledBlocks.add(COMPONENTS);
      this.#hasIslands ||= own.isIsland;
      return resolveComponent(own, element, page);
    }
    const { components } = this.#site;
    const use = Object.hasOwn(components, name) ? components[name] : undefined;
    if (use !== undefined)
      return expandAs(use, element, { page, blocks: this.#options.blocks }, (block) =>
        this.#use(block, use, element, page),
      );
    const block = this.#options.blocks.findComponent(name);
    return block === null ? null : this.#use(block, name, element, page);
  }

  #use(block: Block, name: string, element: ElementToken, page: BlockPage): SiteToken[] {
    if (block.isStyled === true) this.#styledBlocks.add(block.sheet ?? block.name);
    return block.resolve(name, element, page);
  }

  #page(text: SourceText, offset: number, range: TokenRange): BlockPage {
    const { source } = text;
    const note: Note = (rule, message) => this.#site.note(rule, source, offset, message);
    const list = (tokens: readonly SiteToken[]): SiteToken[] => this.#list(tokens, text, range);
    return {
      source,
      offset,
      site: this.#site,
      options: this.#options,
      note,
      list,
      blocks: (tokens) => toBlocks(list(tokens)),
      inline: (tokens) => toInline(list(tokens)),
      element: (tag, tokens) => {
        const html = this.#html(text);
        html.element(tag, offset, true, () => toContent(tokens, true));
        return html.end();
      },
      at: (start) => this.#page(text, start, { cursor: start, end: source.text.length }),
      of: (token) => this.#page(text, text.positions.find(token.raw, { ...range }), range),
      text: (tag, key) => text.attributeText(tag, key, note),
      data: (code) => text.data(code),
      rawText: (code) => resolveRawText(code, { text, site: this.#site, note }),
      needStyles: (block) => {
        this.#styledBlocks.add(block);
      },
      include: (path, props) => this.#include(path, text, offset, props),
      imageAttributes: (url) => this.#links.imageAttributes(url, { source, offset }, this.#outline.isAtBegin),
      href: (url) => this.#links.href(url, { source, offset, note }),
    };
  }
}

/** Listed among the styled blocks of a page with a component of the site. All components share one stylesheet. */
const COMPONENTS = 'components';

/** Rendered as a note that reports its unknown name. */
const UNKNOWN_DIRECTIVE: Block = requireBlock('note');

function requireBlock(directive: string): Block {
  const block = ENGINE_BLOCKS.findDirective(directive);
  if (block === null) throw new Error(`No block has the directive ${directive}`);
  return block;
}

/** The content of an element. Inline content gets no paragraph. */
function toContent(tokens: readonly SiteToken[], isBlock: boolean): SiteToken[] {
  return !isBlock || tokens.every(isInlineToken) ? toInline(tokens) : toBlocks(tokens);
}

/** Reports a table that is a paragraph. */
function noteTable(raw: string, page: BlockPage): void {
  if (isLargeTable(raw))
    page.note(
      'unusable-file',
      `Cannot show this table: it has more than ${MAX_CELLS.toLocaleString('en')} cells. Split it.`,
    );
  const fault = findTableFault(raw);
  if (fault === null) return;
  const [head, rule] = fault.map((cells) => count(cells, 'cell'));
  page.note(
    'table-columns',
    `Cannot read this table: its first line has ${head}, its second ${rule}. Give both as many.`,
  );
}

/** Reports a row of a table that loses cells. */
function noteLongRow({ raw, header: { length } }: Tokens.Table, page: BlockPage): void {
  const row = findLongRow(raw, length);
  if (row === null) return;
  const at = page.of(textToken(row));
  at.note(
    'table-columns',
    `Cannot show all of this row: the table has ${count(length, 'column')}, so its further cells are lost. Add the cells to the first two lines, or write "\\|" for a "|" in a cell.`,
  );
}
