import type { Token, Tokens } from 'marked';
import { suggest } from '../report/nearest.ts';
import type { Rule } from '../report/rules.ts';
import { parseCodeFence } from './code-fence.ts';
import type { CodeGroupToken } from './code-group.ts';
import { ADMONITION_WORDS, type AdmonitionToken, toAlert } from './containers.ts';
import { unescapeHtml } from './escape.ts';
import { isInlineToken, splitParagraph, toBlocks, toInline } from './fit-tokens.ts';
import { type GrammarOptions, parseMarkdown } from './grammar.ts';
import { HtmlCleaner, type MarkupContext } from './html-cleaner.ts';
import { BLOCKED_ELEMENTS } from './html-elements.ts';
import type { IncludeToken } from './include.ts';
import { type MathToken, renderMath } from './math.ts';
import { expandComponent } from './mdx/components.ts';
import { type ElementToken, isComponent } from './mdx/elements.ts';
import type { ExpressionToken } from './mdx/expressions.ts';
import type { Tag } from './mdx/parse-tag.ts';
import { toManagerCommands } from './npm2yarn.ts';
import { plainText } from './plain-text.ts';
import {
  type CardsToken,
  codeText,
  type ImageToken,
  type MarkupToken,
  markupToken,
  type TabsToken,
  textToken,
} from './settled-tokens.ts';
import { SourceText } from './source-text.ts';
import type { MarkdownSource, TokenRange } from './token-places.ts';

/** What a page's Markdown asks of the site that it belongs to. */
export interface MarkdownSite {
  /** The address to write for one that an author wrote. */
  resolve(source: MarkdownSource, url: string, use: 'link' | 'media', offset: number): string;
  /** Address and, where it is known, size of an image. */
  image(source: MarkdownSource, url: string, offset: number): Readonly<Record<string, string>>;
  /** The text that a page includes; or why it cannot be. */
  include(source: MarkdownSource, path: string): MarkdownSource | { readonly fault: string };
  readonly cards: CardsToken | null;
  note(rule: Rule, source: MarkdownSource, offset: number, message: string): void;
}

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
  #images = 0;
  /** The title of the page is of level 1, whether it stands in the text or not. */
  #lastLevel = 1;
  #h1s = 0;

  constructor(site: MarkdownSite, options: GrammarOptions) {
    this.#site = site;
    this.#options = options;
  }

  settle(source: MarkdownSource, props: ReadonlyMap<string, string> = new Map()): Token[] {
    this.#files.push(source.path);
    try {
      const isMdx = this.#options.format === 'detect' && /\.mdx$/i.test(source.path);
      const parsed = parseMarkdown(source.text, isMdx ? { ...this.#options, format: 'mdx' } : this.#options);
      const text = new SourceText(source, parsed, props);
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
    return settled;
  }

  #settle(token: Token, text: SourceText, offset: number, range: TokenRange, cleaner: HtmlCleaner): Token[] {
    const note = (rule: Rule, message: string): void => this.#site.note(rule, text.source, offset, message);
    const list = (tokens: readonly Token[]): Token[] => this.#list(tokens, text, range);
    switch (token.type) {
      case 'html': {
        const html = cleaner.clean((token as Tokens.HTML).text, offset);
        return html === '' ? [] : [{ ...token, text: html, raw: html } as Tokens.HTML];
      }
      case 'link':
        return this.#link(token as Tokens.Link, text, offset, list);
      case 'image':
        return [this.#image(token as Tokens.Image, text, offset)];
      case 'heading':
        return [this.#heading(token as Tokens.Heading, note, list)];
      case 'blockquote': {
        const alert = toAlert(token as Tokens.Generic);
        const settled = alert ?? (token as Tokens.Blockquote);
        return [{ ...settled, tokens: toBlocks(list(settled.tokens)) } as Token];
      }
      case 'list': {
        const { items } = token as Tokens.List;
        const settleItem = (item: Tokens.ListItem): Token[] =>
          toBlocks(list(item.tokens), item.loose ? 'paragraph' : 'line');
        return [{ ...token, items: items.map((item) => ({ ...item, tokens: settleItem(item) })) } as Token];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        const cell = (item: Tokens.TableCell): Tokens.TableCell => ({ ...item, tokens: toInline(list(item.tokens)) });
        return [{ ...token, header: header.map(cell), rows: rows.map((row) => row.map(cell)) } as Token];
      }
      case 'code':
        return this.#code(token as Tokens.Code, note);
      case 'codeGroup':
        return [this.#codeGroup(token as CodeGroupToken, note)];
      case 'admonition': {
        const { title, tokens, isClosed, unknownName } = token as AdmonitionToken;
        if (unknownName !== undefined)
          note(
            'unknown-component',
            `Cannot show ${JSON.stringify(`:::${unknownName}`)} as such: this site has no admonition of that name${suggest(unknownName, ADMONITION_WORDS) || `. Write one of ${ADMONITION_WORDS.join(', ')}.`}`,
          );
        if (!isClosed)
          note(
            'unclosed-block',
            'Cannot find the end of the admonition: nothing closes it. Add a line ":::", of as many colons as opened it.',
          );
        const settledTitle = title === null ? null : toInline(list(title));
        return [{ ...token, title: settledTitle, tokens: toBlocks(list(tokens)) } as Token];
      }
      case 'math':
        return [this.#math(token as MathToken, note)];
      case 'include':
        return this.#include((token as IncludeToken).path, text, offset, new Map());
      case 'element':
        return this.#element(token as ElementToken, text, offset, list, note, cleaner);
      case 'expression':
        return this.#expression(token as ExpressionToken, text, note);
      case 'paragraph':
        return splitParagraph(token as Tokens.Paragraph, list((token as Tokens.Paragraph).tokens));
      case 'text': {
        // The line of a tight list has tokens; text of a line has none.
        const { tokens } = token as Tokens.Text;
        if (tokens === undefined) return [token];
        const settled = list(tokens);
        return settled.every(isInlineToken) ? [{ ...token, tokens: settled } as Token] : toBlocks(settled, 'line');
      }
      default:
        return 'tokens' in token && token.tokens !== undefined
          ? [{ ...token, tokens: toInline(list(token.tokens)) } as Token]
          : [token];
    }
  }

  #link(token: Tokens.Link, text: SourceText, offset: number, list: (tokens: readonly Token[]) => Token[]): Token[] {
    const url = unescapeHtml(token.href);
    const tokens = toInline(list(token.tokens));
    const note = (rule: Rule, message: string): void => this.#site.note(rule, text.source, offset, message);
    if (isScript(url)) {
      note(
        'unsafe-html',
        `Cannot link ${JSON.stringify(shorten(url))}: scripts are not run. Link a page or an http(s) address.`,
      );
      return tokens;
    }
    if (url.trim() === '') {
      note('empty-link', 'Cannot follow a link to nothing: its address is empty. Write the page that it leads to.');
      return tokens;
    }
    const href = this.#site.resolve(text.source, url, 'link', offset);
    if (
      plainText(tokens) === '' &&
      !tokens.some(({ type }) => type === 'image' || type === 'html' || type === 'markup')
    )
      note('empty-link', `Cannot follow the link to ${JSON.stringify(url)}: it has no text. Say where it leads.`);
    return [{ ...token, href, tokens }];
  }

  #image(token: Tokens.Image, text: SourceText, offset: number): Token {
    const url = unescapeHtml(token.href);
    if (isScript(url)) return textToken(token.text);
    if (token.text.trim() === '')
      this.#site.note(
        'image-without-alt',
        text.source,
        offset,
        `Cannot tell what the image ${JSON.stringify(shorten(url))} shows: it has no text. Write it in the brackets: "![…](…)".`,
      );
    const attributes = this.#imageAttributes(text, url, offset);
    return { ...token, href: attributes.src ?? url, attributes } satisfies ImageToken;
  }

  /** Address, size, and when to load it: one that begins a page is seen at once. */
  #imageAttributes(text: SourceText, url: string, offset: number): Readonly<Record<string, string>> {
    const isSeenAtOnce = this.#images++ === 0 && this.#lastLevel < 2;
    const lazy: Readonly<Record<string, string>> = isSeenAtOnce ? {} : { loading: 'lazy' };
    return { ...this.#site.image(text.source, url, offset), ...lazy, decoding: 'async' };
  }

  #heading(token: Tokens.Heading, note: Note, list: (tokens: readonly Token[]) => Token[]): Token {
    const { depth } = token;
    if (depth === 1 && ++this.#h1s === 2)
      note(
        'first-heading',
        'Cannot tell the title of the page: this is its second heading of level 1. Begin it with "##".',
      );
    const last = this.#lastLevel;
    if (depth > last + 1)
      note(
        'skipped-heading-level',
        `Cannot outline the page: a heading of level ${depth} follows one of level ${last}. Begin it with ${JSON.stringify('#'.repeat(last + 1))}.`,
      );
    this.#lastLevel = depth;
    return { ...token, tokens: toInline(list(token.tokens)) };
  }

  #code(token: Tokens.Code, note: Note): Token[] {
    const { language } = parseCodeFence(token.lang ?? '', '');
    if (/\snpm2yarn\b/.test(token.lang ?? '')) return [toManagerTabs(token)];
    if (language === 'math' && this.#options.math)
      return [this.#math({ type: 'math', raw: token.raw, tex: token.text, isBlock: true }, note)];
    return [token];
  }

  #codeGroup({ fences, raw, isClosed }: CodeGroupToken, note: Note): TabsToken {
    if (!isClosed)
      note('unclosed-block', 'Cannot find the end of the code group: nothing closes it. Add a line ":::".');
    const items = fences.map((fence, index) => {
      const info = fence.lang ?? '';
      const { title, language } = parseCodeFence(info, '');
      const label = /\[([^\]]+)\]/.exec(info)?.[1] ?? title ?? (language || String(index + 1));
      const lang = info.replace(/\[[^\]]*\]|title=(?:"[^"]*"|'[^']*')/g, '');
      return { value: label, label, isDefault: false, tokens: [{ ...fence, lang }] };
    });
    return { type: 'tabs', raw, groupId: null, items, tokens: items.flatMap(({ tokens }) => tokens) };
  }

  #math(token: MathToken, note: Note): Token {
    const rendered = renderMath(token.tex, token.isBlock);
    if ('html' in rendered) return { ...token, html: rendered.html };
    note('math-syntax', `Cannot set the formula: ${rendered.fault}. Mend its TeX, or write "\\$" for a dollar sign.`);
    return codeText(token.raw.trim());
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
    const page = { text: (own: Tag, key: string) => text.told(own, key, note), cards: this.#site.cards, note };
    const expanded = isClosed ? expandComponent(name, element, page) : null;
    if (expanded !== null) return this.#expanded(expanded, list);
    if (isClosed)
      note(
        'unknown-component',
        `Cannot show <${tag.name}>: this site has no such component${suggest(name, KNOWN_COMPONENTS) || '. Write Markdown in its place; what it contains is shown.'}`,
      );
    const written = codeText(element.raw.trim().slice(0, tag.length));
    const shown: Token[] = isBlock ? [{ type: 'paragraph', raw: '', text: '', tokens: [written] }] : [written];
    return [...shown, ...list(tokens)];
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
      image: (url, offset) => this.#imageAttributes(text, url, offset),
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

type Note = (rule: Rule, message: string) => void;

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

/** The name under which Docusaurus remembers the choice as well. */
const MANAGER_GROUP = 'npm2yarn';

function toManagerTabs(fence: Tokens.Code): TabsToken {
  const lang = (fence.lang ?? '').replace(/\snpm2yarn\b(?:2pnpm)?/, '');
  const items = toManagerCommands(fence.text).map(({ manager, label, code }) => ({
    value: manager,
    label,
    isDefault: false,
    tokens: [{ ...fence, lang, text: code }],
  }));
  return { type: 'tabs', raw: fence.raw, groupId: MANAGER_GROUP, items, tokens: items.flatMap(({ tokens }) => tokens) };
}

function isScript(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over these in a scheme (URL Standard §4.4).
  return /^(?:javascript|vbscript|data(?!:image\/(?!svg))):/i.test(url.replace(/[\u0000-\u0020]/g, ''));
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 60)}…` : flat;
}
