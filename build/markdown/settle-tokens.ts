import type { Token, Tokens } from 'marked';
import { suggest } from '../report/nearest.ts';
import type { CodeGroupToken } from './code-group.ts';
import type { AdmonitionToken } from './containers.ts';
import { isInlineToken, splitParagraph, toBlocks, toInline } from './fit-tokens.ts';
import { type GrammarOptions, parseMarkdown } from './grammar.ts';
import { HeadingOutline } from './heading-outline.ts';
import { HtmlCleaner, type MarkupContext } from './html-cleaner.ts';
import { BLOCKED_ELEMENTS } from './html-elements.ts';
import type { IncludeToken } from './include.ts';
import type { MarkdownSite, Note } from './markdown-site.ts';
import type { MathToken } from './math.ts';
import { expandAs } from './mdx/component-uses.ts';
import { type ComponentPage, expandComponent, expandDrawing } from './mdx/components.ts';
import { type ElementToken, isComponent } from './mdx/elements.ts';
import type { ExpressionToken } from './mdx/expressions.ts';
import { settleCode, settleCodeGroup, settleMath } from './settle-code.ts';
import { settleAdmonition, settleItems, settleQuote, settleTable, settleText } from './settle-containers.ts';
import { LinkSettler } from './settle-links.ts';
import {
  codeText,
  type MarkupToken,
  markupToken,
  shorten,
  shownTag,
  type TabsToken,
  textToken,
} from './settled-tokens.ts';
import { SourceText } from './source-text.ts';
import type { MarkdownSource, TokenRange } from './token-places.ts';

/** Parts of a line of which findings are told. */
const REPEATABLE: ReadonlySet<string> = new Set(['element', 'expression', 'link', 'image', 'html']);

/** Texts within texts: more are a loop that no file name shows. */
const MAX_INCLUDE_DEPTH = 20;
const MAX_INCLUDES = 500;

/** Resolves the tokens of one page and of all that it includes, in reading order; notes what is wrong with them. */
export class TokenSettler {
  readonly #site: MarkdownSite;
  readonly #options: GrammarOptions;
  /** Files that are being included, the page's own first. */
  readonly #files: string[] = [];
  #includes = 0;
  readonly #links: LinkSettler;
  readonly #outline = new HeadingOutline();

  constructor(site: MarkdownSite, options: GrammarOptions) {
    this.#site = site;
    this.#options = options;
    this.#links = new LinkSettler(site);
  }

  settle(source: MarkdownSource, props: ReadonlyMap<string, string> = new Map()): Token[] {
    this.#files.push(source.path);
    try {
      const isMdx = this.#options.format === 'detect' && /\.mdx$/i.test(source.path);
      const parsed = parseMarkdown(source.text, isMdx ? { ...this.#options, format: 'mdx' } : this.#options);
      const text = new SourceText(source, parsed, { props, globals: this.#site.globals });
      return toBlocks(this.#list(parsed.tokens, text, { cursor: 0, end: source.text.length }));
    } finally {
      this.#files.pop();
    }
  }

  /** The tokens of one container, HTML balanced among them. */
  #list(tokens: readonly Token[], text: SourceText, range: TokenRange): Token[] {
    const cleaner = new HtmlCleaner(this.#markupContext(text));
    const settled = tokens.flatMap((token) => this.#token(token, text, range, cleaner));
    const rest = cleaner.end();
    return rest === '' ? settled : [...settled, { type: 'html', raw: rest, text: rest, block: true, pre: false }];
  }

  #token(token: Token, text: SourceText, range: TokenRange, cleaner: HtmlCleaner): Token[] {
    if (token.type === 'footnotes') return [this.#footnotes(token as Tokens.Generic, text)];
    const offset = text.places.find(token.raw, range);
    const inside: TokenRange = { cursor: offset, end: Math.max(offset + token.raw.length, range.cursor) };
    // Lines of a quote or a list have lost a prefix: what they hold ends somewhere behind them.
    if (token.type === 'blockquote' || token.type === 'list' || token.type === 'list_item') {
      inside.cursor = offset;
    }
    const inner: TokenRange = text.hasPrefixes(token) ? { cursor: offset, end: range.end } : inside;
    const settled = this.#settle(token, text, offset, inner, cleaner);
    range.cursor = Math.max(range.cursor, Math.min(inner.cursor, range.end));
    // The same again in one line stands behind it.
    if (REPEATABLE.has(token.type)) range.cursor = Math.max(range.cursor, text.places.endOf(token.raw, offset));
    return settled;
  }

  #settle(token: Token, text: SourceText, offset: number, range: TokenRange, cleaner: HtmlCleaner): Token[] {
    const note: Note = (rule, message) => this.#site.note(rule, text.source, offset, message);
    const list = (tokens: readonly Token[]): Token[] => this.#list(tokens, text, range);
    switch (token.type) {
      case 'html': {
        const html = cleaner.clean((token as Tokens.HTML).text, offset);
        return html === '' ? [] : [{ ...token, text: html, raw: html } as Tokens.HTML];
      }
      case 'link':
        return this.#links.link(token as Tokens.Link, toInline(list(token.tokens ?? [])), text.source, offset, note);
      case 'image':
        return [this.#links.image(token as Tokens.Image, text.source, offset, this.#outline.isAtBegin, note)];
      case 'heading':
        this.#outline.add((token as Tokens.Heading).depth, note);
        return [{ ...token, tokens: toInline(list(token.tokens ?? [])) } as Token];
      case 'blockquote':
        return [settleQuote(token as Tokens.Blockquote, list)];
      case 'list':
        return [settleItems(token as Tokens.List, list)];
      case 'table':
        return [settleTable(token as Tokens.Table, list)];
      case 'code':
        return [settleCode(token as Tokens.Code, this.#options.math, note)];
      case 'codeGroup':
        return [settleCodeGroup(token as CodeGroupToken, note)];
      case 'admonition':
        return [settleAdmonition(token as AdmonitionToken, list, note)];
      case 'math':
        return [settleMath(token as MathToken, note)];
      case 'include':
        return this.#include((token as IncludeToken).path, text, offset, new Map());
      case 'element':
        return this.#element(token as ElementToken, text, offset, list, note, cleaner);
      case 'expression':
        return this.#expression(token as ExpressionToken, text, note);
      case 'paragraph':
        return splitParagraph(token as Tokens.Paragraph, list((token as Tokens.Paragraph).tokens));
      case 'text':
        return settleText(token as Tokens.Text, list);
      default:
        return 'tokens' in token && token.tokens !== undefined
          ? [{ ...token, tokens: toInline(list(token.tokens)) } as Token]
          : [token];
    }
  }

  #include(path: string, text: SourceText, offset: number, props: ReadonlyMap<string, string>): Token[] {
    const refuse = (found: string): Token[] => {
      this.#site.note('partial-include', text.source, offset, `Cannot include ${JSON.stringify(path)}: ${found}`);
      return [];
    };
    const partial = this.#site.include(text.source, path);
    if ('fault' in partial) return refuse(partial.fault);
    if (this.#files.includes(partial.path)) return refuse('it includes itself. Remove one of the two lines.');
    if (this.#files.length >= MAX_INCLUDE_DEPTH || ++this.#includes > MAX_INCLUDES)
      return refuse('too many texts are included in one page. Write some of them out.');
    return this.settle(partial, props);
  }

  #element(
    element: ElementToken,
    text: SourceText,
    offset: number,
    list: (tokens: readonly Token[]) => Token[],
    note: Note,
    cleaner: HtmlCleaner,
  ): Token[] {
    const { tag, isBlock, isClosed, tokens } = element;
    const name = text.componentName(tag.name);
    if (!isClosed)
      note(
        'unclosed-tag',
        `Cannot find the end of <${tag.name}>: nothing closes it. Add </${tag.name}>, or write <${tag.name} />.`,
      );
    if (!isComponent(name)) {
      // What is not shown at all goes the way of HTML, with all that it contains.
      if (BLOCKED_ELEMENTS.has(name)) {
        const html = cleaner.clean(element.raw, offset);
        return html === '' ? [] : [{ type: 'html', raw: html, text: html, block: isBlock, pre: false }];
      }
      const tags = name === 'head' ? null : cleaner.wrap(tag, offset);
      if (tags !== null) return [toMarkup(tags.open, tags.close, list(tokens), isBlock)];
    }
    const partial = text.partial(tag.name);
    if (partial !== null) return this.#include(partial, text, offset, text.readProps(tag));
    const page = this.#componentPage(text, note);
    const drawing = text.drawing(tag.name);
    const expanded =
      drawing !== null ? expandDrawing(element, page, drawing) : isClosed ? this.#expand(name, element, page) : null;
    if (expanded !== null) return this.#expanded(expanded, list);
    if (isClosed)
      note(
        'unknown-component',
        `Cannot show <${tag.name}>: this site has no such component${suggest(name, KNOWN_COMPONENTS) || '. Write Markdown in its place, or say in site.yaml what it becomes ("markdown.components"); what it contains is shown.'}`,
      );
    const written = shownTag(element.raw.trim().slice(0, tag.length));
    const shown: Token[] = isBlock ? [{ type: 'paragraph', raw: '', text: '', tokens: [written] }] : [written];
    return [...shown, ...list(tokens)];
  }

  /** What the site says of a component goes before what it is in Docusaurus. */
  #expand(name: string, element: ElementToken, page: ComponentPage): Token[] | null {
    const { components } = this.#site;
    const use = Object.hasOwn(components, name) ? components[name] : undefined;
    return use === undefined ? expandComponent(name, element, page) : expandAs(use, element, page);
  }

  #componentPage(text: SourceText, note: Note): ComponentPage {
    return {
      text: (tag, key) => text.told(tag, key, note),
      data: (code) => text.data(code),
      rawText: (code) => this.#rawText(text, code, note),
      cards: this.#site.cards,
      note,
    };
  }

  /** What a page imports as text is shown as the file has it. */
  #rawText(text: SourceText, code: string, note: Note): string | null {
    const file = text.rawFile(code);
    if (file === null) return null;
    const found = this.#site.readCode(text.source, file.path);
    if ('fault' in found) {
      note('partial-include', `Cannot include ${JSON.stringify(file.path)}: ${found.fault}`);
      return `{${code.trim()}}`;
    }
    if (file.isChanged)
      note(
        'jsx-expression',
        `Cannot change the text of ${JSON.stringify(file.path)}: it is JavaScript that would, and nothing of a page is run. The whole file is shown; write what you want of it in a fence.`,
      );
    return found.text;
  }

  /** What a component became is settled as if the author had written it. */
  #expanded(tokens: readonly Token[], list: (tokens: readonly Token[]) => Token[]): Token[] {
    return tokens.flatMap((token): Token[] => {
      if (token.type === 'tabs') {
        const items = (token as TabsToken).items.map((item) => ({ ...item, tokens: toBlocks(list(item.tokens)) }));
        return [{ ...token, items, tokens: items.flatMap((item) => item.tokens) } as Token];
      }
      if (token.type === 'markup') {
        const { open, close, tokens: inner, isBlock } = token as MarkupToken;
        return [toMarkup(open, close, this.#expanded(inner, list), isBlock)];
      }
      return list([token]);
    });
  }

  #expression({ code, raw, isBlock }: ExpressionToken, text: SourceText, note: Note): Token[] {
    const value = text.evaluate(code);
    const shown = value === null ? codeText(raw.trim()) : textToken(value);
    if (value === null && code.trim() !== '')
      note(
        'jsx-expression',
        `Cannot show the value of ${shorten(raw.trim())}: it is JavaScript, and nothing of a page is run. Write the text, or a variable of site.yaml.`,
      );
    if (code.trim() === '') return [];
    return isBlock ? [{ type: 'paragraph', raw, text: raw, tokens: [shown] }] : [shown];
  }

  #footnotes(token: Tokens.Generic, text: SourceText): Token {
    const items = (token.items ?? []) as { readonly raw: string; content: Token[] }[];
    for (const item of items) {
      const start = Math.max(0, text.source.text.indexOf(item.raw));
      item.content = toBlocks(this.#list(item.content, text, { cursor: start, end: text.source.text.length }));
    }
    return token;
  }

  #markupContext(text: SourceText): MarkupContext {
    return {
      resolve: (url, use, offset) => this.#site.resolve(text.source, url, use, offset),
      image: (url, offset) => this.#links.imageAttributes(text.source, url, offset, this.#outline.isAtBegin),
      evaluate: (code) => text.evaluate(code),
      note: (rule, offset, message) => this.#site.note(rule, text.source, offset, message),
    };
  }
}

/** An element around what it can hold: parts of a line stand in it without a paragraph. */
function toMarkup(open: string, close: string, tokens: readonly Token[], isBlock: boolean): MarkupToken {
  const isLine = !isBlock || tokens.every(isInlineToken);
  return markupToken(open, close, isLine ? toInline(tokens) : toBlocks(tokens), isBlock);
}

const KNOWN_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Admonition',
  'Details',
  'Link',
  'CodeBlock',
  'DocCardList',
  'TOCInline',
  'ThemedImage',
];
