import GithubSlugger, { slug } from 'github-slugger';
import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import footnote from 'marked-footnote';
import type { Heading } from '../../worker/model/parts.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { en } from '../../worker/model/strings.ts';
import { renderAdmonition, renderCode, renderHeading, renderTabs } from './blocks.tsx';
import { parseCodeFence } from './code-fence.ts';
import { type AdmonitionToken, admonition, type TabsToken, tabs } from './containers.ts';
import { escapeHtml } from './escape.ts';
import { takeHeadingId } from './heading-id.ts';
import { type CodeHighlighter, normalizeLanguage } from './highlight.ts';
import { plainText } from './plain-text.ts';

/** What a page's Markdown becomes. */
export interface CompiledMarkdown {
  readonly html: SafeHtml;
  /** What it was made from, links resolved. */
  readonly tokens: readonly Token[];
  /** All headings in order, of every level. */
  readonly headings: readonly Heading[];
  /** Plain text of the first paragraph, or null. */
  readonly firstParagraph: string | null;
  readonly beginsWithH1: boolean;
}

export interface MarkdownContext {
  readonly highlighter: CodeHighlighter;
  /** The href to write for a link or image of the source; `offset` is its place in the Markdown. */
  resolveHref(href: string, use: 'link' | 'image', offset: number): string;
}

/** Compiles an author's Markdown: CommonMark, GFM, footnotes, admonitions and tabs. Its raw HTML is trusted. */
export function compileMarkdown(markdown: string, context: MarkdownContext): CompiledMarkdown {
  const headings: Heading[] = [];
  const offsets = new TokenOffsets(markdown);
  const marked = new Marked({ gfm: true, async: false });
  let tokens: readonly Token[] = [];
  marked.use(footnote());
  marked.use({
    extensions: [
      {
        ...admonition,
        renderer: (token) => renderAdmonition(token as AdmonitionToken, marked.parser(token.tokens ?? [])),
      },
      { ...tabs, renderer: (token) => renderTabs(token as TabsToken, (inner) => marked.parser([...inner])) },
    ],
    hooks: {
      processAllTokens(all) {
        tokens = all;
        return all;
      },
    },
    renderer: createRenderer(context.highlighter, new GithubSlugger(), headings),
    walkTokens(token) {
      const offset = offsets.find(token.raw);
      if (token.type === 'link') (token as Tokens.Link).href = context.resolveHref(token.href, 'link', offset);
      if (token.type === 'image') (token as Tokens.Image).href = context.resolveHref(token.href, 'image', offset);
    },
  });
  const html = marked.parse(markdown) as SafeHtml;
  const blocks = tokens.filter(({ type }) => type !== 'space' && type !== 'footnotes');
  const [first] = blocks;
  return {
    html,
    tokens,
    headings,
    firstParagraph: findParagraph(blocks),
    beginsWithH1: first?.type === 'heading' && first.depth === 1,
  };
}

function createRenderer(highlighter: CodeHighlighter, slugger: GithubSlugger, headings: Heading[]): RendererObject {
  return {
    heading({ tokens, depth }) {
      const { id: given, tokens: inner } = takeHeadingId(tokens);
      const text = plainText(inner);
      // A heading of emoji alone has no letters to make an id of.
      const id = given ?? slugger.slug(slug(text) === '' ? 'section' : text);
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
    image({ href, title, text }) {
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${title ? ` title="${escapeHtml(title)}"` : ''} loading="lazy" decoding="async">`;
    },
  };
}

function findParagraph(tokens: readonly Token[]): string | null {
  const paragraph = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  const text = paragraph === undefined ? '' : plainText(paragraph.tokens);
  return text === '' ? null : text;
}

/** marked tells no offsets; tokens come in reading order, so each is looked for from the last one on. */
class TokenOffsets {
  readonly #text: string;
  #cursor = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(raw: string): number {
    const found = this.#text.indexOf(raw, this.#cursor);
    if (found !== -1) this.#cursor = found;
    return this.#cursor;
  }
}
