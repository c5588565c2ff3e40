import GithubSlugger, { slug } from 'github-slugger';
import { Marked, type RendererObject, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import footnote from 'marked-footnote';
import type { Heading } from '../../worker/model/parts.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { en } from '../../worker/model/strings.ts';
import { renderAdmonition, renderCode, renderContents, renderHeading, renderTabs } from './blocks.tsx';
import { parseCodeFence } from './code-fence.ts';
import type { AdmonitionToken } from './containers.ts';
import { escapeHtml } from './escape.ts';
import { isInlineToken } from './fit-tokens.ts';
import { FOOTNOTES, type GrammarOptions } from './grammar.ts';
import { takeHeadingId } from './heading-id.ts';
import { type CodeHighlighter, normalizeLanguage } from './highlight.ts';
import type { MarkdownSite } from './markdown-site.ts';
import { plainText, writtenText } from './plain-text.ts';
import { TokenSettler } from './settle-tokens.ts';
import {
  type CardsToken,
  type ContentsToken,
  type ImageToken,
  isShownTag,
  type MarkupToken,
  type TabsToken,
} from './settled-tokens.ts';
import type { MarkdownSource } from './token-places.ts';

/** What a page's Markdown becomes. */
export interface CompiledMarkdown {
  readonly html: SafeHtml;
  /** What it was made from, everything in them resolved. */
  readonly tokens: readonly Token[];
  /** All headings in order, of every level. */
  readonly headings: readonly Heading[];
  /** Plain text of the first paragraph, or null. */
  readonly firstParagraph: string | null;
  readonly beginsWithH1: boolean;
}

export interface MarkdownContext {
  readonly highlighter: CodeHighlighter;
  readonly site: MarkdownSite;
  readonly options: GrammarOptions;
}

/** Compiles an author's Markdown: CommonMark, GFM, and what `docs/writing.md` lists. */
export function compileMarkdown(
  source: MarkdownSource,
  { highlighter, site, options }: MarkdownContext,
): CompiledMarkdown {
  const headings: Heading[] = [];
  const tokens = new TokenSettler(site, options).settle(source);
  const marked = new Marked({ gfm: true, async: false });
  marked.use(footnote(FOOTNOTES));
  marked.use({
    extensions: createExtensions(marked),
    renderer: createRenderer(highlighter, new GithubSlugger(), headings),
  });
  const html = insertContents(marked.parser([...tokens]), headings) as SafeHtml;
  const blocks = tokens.filter(({ type }) => type !== 'space' && type !== 'footnotes' && type !== 'def');
  const [first] = blocks;
  return {
    html,
    tokens,
    headings,
    firstParagraph: findParagraph(blocks),
    beginsWithH1: first?.type === 'heading' && first.depth === 1,
  };
}

/** How the tokens that are not marked's own become HTML. */
function createExtensions(marked: Marked): TokenizerAndRendererExtension[] {
  const parse = (tokens: readonly Token[]): string => marked.parser([...tokens]);
  const inline = (tokens: readonly Token[]): string => marked.Parser.parseInline([...tokens], marked.defaults);
  return [
    {
      name: 'admonition',
      renderer: (token) => {
        const { title, tokens, ...admonition } = token as AdmonitionToken;
        return renderAdmonition(admonition, title === null ? null : inline(title), parse(tokens));
      },
    },
    { name: 'tabs', renderer: (token) => renderTabs(token as TabsToken, parse) },
    {
      name: 'markup',
      renderer: (token) => {
        const { open, close, tokens, isBlock } = token as MarkupToken;
        const inner = tokens.every(isInlineToken) ? inline(tokens) : parse(tokens);
        return `${open}${inner}${close}${isBlock ? '\n' : ''}`;
      },
    },
    {
      name: 'math',
      renderer: (token) =>
        token.isBlock === true ? `<div class="math" tabindex="0">${token.html}</div>\n` : String(token.html),
    },
    { name: 'contents', renderer: (token) => contentsMark(token as ContentsToken) },
    { name: 'cards', renderer: (token) => (token as CardsToken).html },
  ];
}

/** Stands for a table of contents until all headings have their ids. No author can write it: U+0000 is replaced in texts. */
function contentsMark({ from, to }: ContentsToken): string {
  return `\0contents ${from} ${to}\0`;
}

function insertContents(html: string, headings: readonly Heading[]): string {
  return html.replace(/\0contents (-?\d+) (-?\d+)\0/g, (_mark, from: string, to: string) => {
    return renderContents(headings.filter(({ level }) => level >= Number(from) && level <= Number(to)));
  });
}

function createRenderer(highlighter: CodeHighlighter, slugger: GithubSlugger, headings: Heading[]): RendererObject {
  return {
    heading({ tokens, depth }) {
      const { id: given, tokens: inner } = takeHeadingId(tokens);
      const text = plainText(inner);
      // A heading of emoji alone has no letters to make an id of.
      // Docusaurus keeps the spaces around a component that has no text.
      const written = inner.some(isShownTag) ? writtenText(inner) : text;
      const id = given ?? slugger.slug(slug(text) === '' ? 'section' : written);
      if (given !== null) slugger.occurrences[given] ??= 0;
      headings.push({ id, text, level: depth });
      return renderHeading({ id, text, level: depth }, this.parser.parseInline(inner));
    },
    code({ text, lang }) {
      const fence = parseCodeFence(lang ?? '', text);
      return renderCode(fence, highlighter.highlight(fence.code, normalizeLanguage(fence.language)));
    },
    table({ header, rows }) {
      const cell = (item: Tokens.TableCell): string => {
        const name = item.header ? 'th' : 'td';
        const align = item.align === null ? '' : ` class="align-${item.align}"`;
        return `<${name}${item.header ? ' scope="col"' : ''}${align}>${this.parser.parseInline(item.tokens)}</${name}>`;
      };
      const row = (cells: Tokens.TableCell[]): string => `<tr>${cells.map(cell).join('')}</tr>`;
      return `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(header.map((item) => plainText(item.tokens)).join(', '))}"><table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table></div>`;
    },
    link({ href, title, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const external = /^https?:/i.test(href) ? ' target="_blank" rel="noopener noreferrer"' : '';
      return `<a href="${escapeHtml(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}${external}>${inner}</a>`;
    },
    checkbox: ({ checked }) =>
      `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${checked ? en.done : en.notDone}"> `,
    image(token) {
      const { href, title, text, tokens, attributes = {} } = token as ImageToken;
      const alt = tokens === undefined ? text : plainText(tokens);
      const all = { src: href, alt, ...(title ? { title } : {}), ...attributes };
      return `<img${Object.entries(all)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}>`;
    },
  };
}

function findParagraph(tokens: readonly Token[]): string | null {
  for (const token of tokens) {
    if (token.type !== 'paragraph') continue;
    const { tokens: inner } = token as Tokens.Paragraph;
    // What stands alone in backticks is code, most often that of a component which this site does not have.
    const text = inner.every(({ type }) => type === 'codespan') ? '' : plainText(inner);
    if (text !== '') return text;
  }
  return null;
}
