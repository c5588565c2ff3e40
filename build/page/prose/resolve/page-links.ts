import type { Tokens } from 'marked';
import type { MarkdownSite } from '../../blocks/markdown-site.ts';
import { isScript } from '../../html/addresses.ts';
import { unescapeHtml } from '../../text/escape.ts';
import type { Note } from '../../text/headings/heading-outline.ts';
import type { MarkdownSource } from '../../text/markdown/source-positions.ts';
import { plainText } from '../../text/plain-text.ts';
import { type ImageToken, type SiteToken, shorten, textToken } from '../../text/tokens.ts';

/** The location of a link or image, and the reporter for its faults. */
interface LinkSource {
  readonly source: MarkdownSource;
  readonly offset: number;
  readonly note: Note;
}

/** Resolves the links and images of one page. */
export class PageLinks {
  readonly #site: MarkdownSite;
  #images = 0;

  constructor(site: MarkdownSite) {
    this.#site = site;
  }

  /** Wraps resolved tokens in a link, or returns them unchanged if the link is not allowed. */
  link(token: Tokens.Link, tokens: SiteToken[], at: LinkSource): SiteToken[] {
    const url = unescapeHtml(token.href);
    const href = this.href(url, at);
    if (href === null) return tokens;
    if (plainText(tokens) === '' && !tokens.some(({ type }) => type === 'image' || type === 'markup'))
      at.note(
        'empty-link',
        `Cannot follow the link to ${JSON.stringify(url)}: it has no text. Add text that says where it leads.`,
      );
    return [{ ...token, href, tokens }];
  }

  /** The href for a URL in the source; null for a script or an empty URL. */
  href(url: string, { source, offset, note }: LinkSource): string | null {
    if (isScript(url)) {
      note(
        'unsafe-html',
        `Cannot link ${JSON.stringify(shorten(url))}: links cannot run scripts. Link to a page or an http(s) URL.`,
      );
      return null;
    }
    if (url.trim() === '') {
      note('empty-link', 'Cannot follow the link: its URL is empty. Enter the page it should lead to.');
      return null;
    }
    return this.#site.resolve(source, url, 'link', offset);
  }

  image(token: ImageToken, at: LinkSource, isAtBegin: boolean): SiteToken {
    const url = unescapeHtml(token.href);
    if (isScript(url)) return textToken(token.text);
    if (token.text.trim() === '')
      at.note(
        'image-without-alt',
        `Cannot describe the image ${JSON.stringify(shorten(url))}: it has no alternative text. ${token.raw.trimStart().startsWith('<') ? 'Write it as "alt", or as "title" of an imported SVG.' : 'Write it in the brackets: "![…](…)".'}`,
      );
    const attributes = this.imageAttributes(url, at, isAtBegin);
    return { ...token, href: attributes.src ?? url, attributes };
  }

  /** URL, size and loading. An image at the start of a page is not loaded lazily. */
  imageAttributes(
    url: string,
    { source, offset }: Pick<LinkSource, 'source' | 'offset'>,
    isAtBegin: boolean,
  ): Readonly<Record<string, string>> {
    const isSeenAtOnce = this.#images++ === 0 && isAtBegin;
    const lazy: Readonly<Record<string, string>> = isSeenAtOnce ? {} : { loading: 'lazy' };
    return { ...this.#site.image(source, url, offset), ...lazy, decoding: 'async' };
  }
}
