import { Marked, type RendererObject, type Tokens } from 'marked';
import { escapeText } from '../../../../worker/model/markup/plain-markdown.ts';
import type { PageMessages } from '../../../../worker/model/messages/messages.ts';
import { isScript } from '../../html/addresses.ts';
import { toHtml } from '../../html/to-html.ts';
import { unescapeHtml } from '../../text/escape.ts';
import { isInlineToken } from '../../text/markdown/fit-tokens.ts';
import { heading, indent, quote, target } from '../../text/markdown/markdown-text.ts';
import { type Content, isOwnToken, type MarkdownPage, type SiteToken } from '../../text/tokens.ts';

/**
 * Renders resolved tokens as plain Markdown for programs. Links become `toHref(href)`, and each block decides how it is
 * written. Highlighting marks are dropped.
 */
export function renderMarkdown(
  tokens: readonly SiteToken[],
  toHref: (href: string) => string,
  messages: PageMessages,
): string {
  const marked = new Marked({ gfm: true, async: false });
  let level = 1;
  const page: MarkdownPage = {
    blocks: (inner) => marked.parser([...inner]).trim(),
    inline: (inner) => marked.Parser.parseInline([...inner], marked.defaults),
    href: toHref,
    messages,
    get level() {
      return level;
    },
  };
  marked.use({
    renderer: createRenderer(toHref, (depth) => {
      level = depth;
    }),
    extensions: [
      {
        name: 'block',
        renderer(token) {
          if (!isOwnToken(token, 'block')) return false;
          return token.isBlock ? block(token.markdown(page)) : token.markdown(page);
        },
      },
      {
        name: 'markup',
        renderer(token) {
          if (!isOwnToken(token, 'markup')) return false;
          const { nodes, isBlock } = token;
          const leaf = ({ tokens: inner }: Content): string => {
            const content = inner.every(isInlineToken) ? page.inline(inner) : page.blocks(inner);
            return isBlock ? `\n\n${content.trim()}\n\n` : content;
          };
          const html = toHtml(nodes, { leaf, isAddress: (url) => !isScript(url) });
          return isBlock ? block(html.trim()) : html;
        },
      },
    ],
  });
  return page.blocks(tokens);
}

function createRenderer(toHref: (href: string) => string, onHeading: (level: number) => void): RendererObject {
  return {
    space: () => '',
    def: () => '',
    hr: () => block('---'),
    heading({ tokens, depth }) {
      onHeading(depth);
      return block(heading(depth, this.parser.parseInline(tokens)));
    },
    paragraph({ tokens }) {
      return block(this.parser.parseInline(tokens));
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
      // A line of a tight list has tokens, and may be followed by a list.
      if ('tokens' in token && token.tokens !== undefined) return `${this.parser.parseInline(token.tokens)}\n`;
      return 'escaped' in token && token.escaped ? escapeText(unescapeHtml(token.text)) : token.raw;
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
      // An autolink leads to another site.
      return raw.startsWith('[') ? `[${this.parser.parseInline(tokens)}](${target(toHref(href), title)})` : raw;
    },
    image: ({ href, title, text }) => `![${text.replace(/[\\[\]]/g, '\\$&')}](${target(toHref(href), title)})`,
  };
}

function block(markdown: string): string {
  return markdown === '' ? '' : `${markdown}\n\n`;
}
