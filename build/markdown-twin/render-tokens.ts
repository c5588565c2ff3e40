import { Marked, type RendererObject, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { en } from '../../worker/model/strings.ts';
import { parseCodeFence } from '../markdown/code-fence.ts';
import type { AdmonitionToken } from '../markdown/containers.ts';
import { isInlineToken } from '../markdown/fit-tokens.ts';
import { takeHeadingId } from '../markdown/heading-id.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { CardsToken, MarkupToken, TabsToken } from '../markdown/settled-tokens.ts';
import { fence, heading, indent, joinBlocks, quote } from './blocks.ts';

/** What a footnote is to `marked-footnote`. */
interface FootnotesToken extends Tokens.Generic {
  readonly items?: readonly { readonly label: string; readonly content: Token[] }[];
}

/**
 * The tokens of an author's page as plain Markdown again: links lead where `toHref` says, admonitions become quotes,
 * tabs sections under headings, footnotes stand at the end; comments and marks for highlighting are gone.
 */
export function renderTokens(tokens: readonly Token[], toHref: (href: string) => string): string {
  const marked = new Marked({ gfm: true, async: false });
  const place = { level: 1 };
  marked.use({ renderer: createRenderer(toHref, place), extensions: createExtensions(marked, place) });
  return marked.parser([...tokens]).trim();
}

/** The level of the heading that the text stands under. */
interface Place {
  level: number;
}

function createRenderer(toHref: (href: string) => string, place: Place): RendererObject {
  return {
    space: () => '',
    def: () => '',
    hr: () => block('---'),
    html: (token) => {
      const html = token.raw.replace(/<!--.*?-->/gs, '');
      return 'block' in token && token.block ? block(html.trim()) : html;
    },
    heading({ tokens, depth }) {
      place.level = depth;
      return block(heading(depth, this.parser.parseInline(takeHeadingId(tokens).tokens)));
    },
    paragraph({ tokens }) {
      return block(this.parser.parseInline(tokens));
    },
    code({ text, lang }) {
      const { code, language, title } = parseCodeFence(lang ?? '', text);
      return block(fence(code, title === null ? language : `${language} title="${title}"`));
    },
    blockquote({ tokens }) {
      return block(quote(this.parser.parse(tokens).trim()));
    },
    list({ items, ordered, start, loose }) {
      const lines = items.map((item, index) => {
        const marker = ordered ? `${Number(start || 1) + index}. ` : '- ';
        return marker + indent(this.parser.parse(item.tokens).trim(), marker.length).trimStart();
      });
      return block(lines.join(loose ? '\n\n' : '\n'));
    },
    table({ header, rows }) {
      const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
      const cell = ({ tokens }: Tokens.TableCell): string =>
        this.parser.parseInline(tokens).replaceAll('|', '\\|').replaceAll('\n', ' ');
      const rule = header.map(({ align }) => (align === 'right' ? '---:' : align === 'center' ? ':---:' : '---'));
      return block([line(header.map(cell)), line(rule), ...rows.map((cells) => line(cells.map(cell)))].join('\n'));
    },
    checkbox: ({ checked }) => (checked ? '[x] ' : '[ ] '),
    text(token) {
      // A line of a tight list has tokens; a list may follow it.
      return 'tokens' in token && token.tokens !== undefined ? `${this.parser.parseInline(token.tokens)}\n` : token.raw;
    },
    strong({ tokens }) {
      return `**${this.parser.parseInline(tokens)}**`;
    },
    em({ tokens }) {
      return `*${this.parser.parseInline(tokens)}*`;
    },
    del({ tokens }) {
      return `~~${this.parser.parseInline(tokens)}~~`;
    },
    codespan: ({ raw }) => raw,
    br: ({ raw }) => raw,
    link({ raw, href, title, tokens }) {
      // An address that stands for itself leads to another site.
      return raw.startsWith('[') ? `[${this.parser.parseInline(tokens)}](${target(toHref(href), title)})` : raw;
    },
    image: ({ href, title, text }) => `![${text}](${target(toHref(href), title)})`,
  };
}

function createExtensions(marked: Marked, place: Place): TokenizerAndRendererExtension[] {
  const parse = (tokens: readonly Token[]): string => marked.parser([...tokens]).trim();
  return [
    {
      name: 'admonition',
      renderer(token) {
        const { word, title, tokens } = token as AdmonitionToken;
        const label = title === null ? en[word] : `${en[word]}: ${plainText(title)}`;
        return block(quote(joinBlocks([`**${label}**`, parse(tokens)])));
      },
    },
    {
      name: 'tabs',
      renderer(token) {
        const level = place.level + 1;
        return block(
          joinBlocks((token as TabsToken).items.flatMap((item) => [heading(level, item.label), parse(item.tokens)])),
        );
      },
    },
    {
      name: 'markup',
      renderer(token) {
        const { open, close, tokens, isBlock } = token as MarkupToken;
        const isLine = tokens.every(isInlineToken);
        const inner = isLine ? marked.Parser.parseInline([...tokens], marked.defaults) : parse(tokens);
        return isBlock ? block(joinBlocks([open, inner.trim(), close])) : `${open}${inner}${close}`;
      },
    },
    {
      name: 'math',
      renderer: ({ tex, isBlock }) => (isBlock === true ? block(`$$\n${tex}\n$$`) : `$${tex}$`),
    },
    { name: 'cards', renderer: (token) => block((token as CardsToken).markdown) },
    // Readers of Markdown see the headings.
    { name: 'contents', renderer: () => '' },
    { name: 'footnote', renderer: () => '' },
    { name: 'footnoteRef', renderer: ({ raw }) => raw },
    {
      name: 'footnotes',
      renderer: (token) =>
        ((token as FootnotesToken).items ?? [])
          .map(({ label, content }) => block(`[^${label}]: ${indent(parse(content), 4).trimStart()}`))
          .join(''),
    },
  ];
}

function block(markdown: string): string {
  return markdown === '' ? '' : `${markdown}\n\n`;
}

function target(href: string, title: string | null | undefined): string {
  const address = /[\s()]/.test(href) ? `<${href}>` : href;
  return title ? `${address} "${title.replaceAll('"', '\\"')}"` : address;
}
