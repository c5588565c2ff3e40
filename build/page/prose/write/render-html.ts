import { Marked, type RendererObject, type Tokens } from 'marked';
import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../../worker/model/messages/messages.ts';
import type { Heading } from '../../../../worker/model/parts.ts';
import { isScript } from '../../html/addresses.ts';
import { toHtml, writeBlock } from '../../html/to-html.ts';
import { renderMarkup } from '../../messages.tsx';
import { escapeHtml, toAttributes } from '../../text/escape.ts';
import { renderHeading } from '../../text/headings/render-heading.tsx';
import { isInlineToken } from '../../text/markdown/fit-tokens.ts';
import { plainText } from '../../text/plain-text.ts';
import { type HtmlPage, type ImageToken, isOwnToken, type SiteToken, siteTokens, written } from '../../text/tokens.ts';

interface HtmlContext {
  readonly headings: ReadonlyMap<SiteToken, Heading>;
  readonly highlight: HtmlPage['highlight'];
  readonly messages: PageMessages;
}

/** Renders resolved tokens to HTML. */
export function renderHtml(tokens: readonly SiteToken[], context: HtmlContext): SafeHtml {
  const { headings, highlight, messages } = context;
  const marked = new Marked({ gfm: true, async: false });
  const blocks: HtmlPage['blocks'] = (inner) => written(marked.parser([...inner]));
  const inline: HtmlPage['inline'] = (inner) => written(marked.Parser.parseInline([...inner], marked.defaults));
  const page: HtmlPage = {
    blocks,
    inline,
    content: (inner) => (inner.every(isInlineToken) ? inline(inner) : blocks(inner)),
    highlight,
    render: (element) => written(renderMarkup(element, messages)),
    headings: [...headings.values()],
    headingOf: (token) => headings.get(token) ?? { id: '', text: '', level: 2 },
    messages,
  };
  marked.use({
    renderer: createRenderer(context),
    extensions: [
      {
        name: 'block',
        renderer: (token) => isOwnToken(token, 'block') && writeBlock(token.html(page)) + (token.isBlock ? '\n' : ''),
      },
      {
        name: 'markup',
        renderer: (token) =>
          isOwnToken(token, 'markup') &&
          toHtml(token.nodes, {
            leaf: (content) => page.content(content.tokens).html,
            isAddress: (url) => !isScript(url),
          }),
      },
    ],
  });
  return blocks(tokens).html;
}

/** 37rem, as in prose.css: scaled down to this width, most drawings have text of 12 px. */
const DRAWING_WIDTH = 592;

/**
 * Whether a paragraph is a drawing whose text would be too small in a narrow column. It scrolls there, also by
 * keyboard.
 */
function isWideDrawing([image, ...others]: readonly SiteToken[]): boolean {
  if (image?.type !== 'image' || others.length > 0) return false;
  const { href, attributes = {} } = image as ImageToken;
  return /\.svg$/i.test(href) && Number(attributes.width) > DRAWING_WIDTH;
}

function createRenderer({ headings, messages }: HtmlContext): RendererObject {
  return {
    heading(token) {
      const heading = headings.get(token) ?? { id: '', text: '', level: token.depth };
      return renderHeading(heading, this.parser.parseInline(token.tokens), messages);
    },
    table({ header, rows }) {
      const cell = (item: Tokens.TableCell): string => {
        const name = item.header ? 'th' : 'td';
        const align = item.align === null ? '' : ` class="align-${item.align}"`;
        return `<${name}${item.header ? ' scope="col"' : ''}${align}>${this.parser.parseInline(item.tokens)}</${name}>`;
      };
      const row = (cells: Tokens.TableCell[]): string => `<tr>${cells.map(cell).join('')}</tr>`;
      const label = header.map((item) => plainText(siteTokens(item.tokens))).join(', ');
      return `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table></div>`;
    },
    paragraph({ tokens }) {
      const name = isWideDrawing(siteTokens(tokens)) ? ' class="drawing" tabindex="0"' : '';
      return `<p${name}>${this.parser.parseInline(tokens)}</p>\n`;
    },
    strong({ tokens }) {
      const html = this.parser.parseInline(tokens);
      const names = html.split(' &gt; ');
      if (names.length === 1) return `<strong>${html}</strong>`;
      const [first = '', ...others] = names.map((name) => `<span>${name}</span>`);
      // A sign begins a line rather than ending one.
      return `<strong class="ui-path">${[first, ...others.map((name) => `<i>&gt; ${name}</i>`)].join(' ')}</strong>`;
    },
    link({ href, title, tokens }) {
      const external = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
      return `<a${toAttributes({ href, ...(title ? { title } : {}), ...external })}>${this.parser.parseInline(tokens)}</a>`;
    },
    checkbox: ({ checked }) =>
      `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${checked ? messages.done : messages.notDone}"> `,
    image({ href, title, text, tokens, attributes = {} }: ImageToken) {
      const alt = tokens === undefined ? text : plainText(siteTokens(tokens));
      return `<img${toAttributes({ src: href, alt, ...(title ? { title } : {}), ...attributes })}>`;
    },
  };
}
