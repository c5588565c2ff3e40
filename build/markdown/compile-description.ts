import { Marked, type Tokens } from 'marked';
import type { Prose } from '../../worker/model/api-facts.ts';
import type { PageMessages } from '../../worker/model/messages/page-messages.ts';
import type { Heading } from '../../worker/model/parts.ts';
import { linkToHref } from '../../worker/model/path.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { countElements } from '../count-elements.ts';
import type { FragmentIds } from '../fragment-ids.ts';
import { revealBidi } from '../reveal-bidi.ts';
import { boundedEmphasis } from './bounded-emphasis.ts';
import { escapeHtml } from './escape.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { nameDetails } from './name-details.ts';
import { sanitizePlainMarkup } from './plain-markup.ts';
import { renderHeading } from './render-heading.tsx';
import type { ResolveLink } from './resolve-link.ts';
import { resolveMarkdownLinks } from './resolve-markdown-links.ts';
import { dropHiddenElements, escapePlaceholders, hasTag, sanitizeDescription } from './sanitize-description.ts';
import { splitMarkdown } from './split-markdown.ts';
import { htmlToText } from './summary.ts';

/** Longer texts cost more than they are worth, and are shown as plain text. */
const MAX_MARKDOWN_LENGTH = 1_000_000;

export interface CompiledPageText {
  readonly prose: Prose | null;
  readonly headings: readonly Heading[];
  readonly pieces: readonly TextPiece[];
}

/** The part of a text shown on one page. Its Markdown is that of the whole text. */
export interface TextPiece {
  readonly prose: Prose;
  readonly headings: readonly Heading[];
}

type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

interface PlacedHeading {
  readonly heading: Heading;
  readonly piece: number;
}

/** Maximum elements of a text, so that there is room for the rest of the page. */
const MAX_PIECE_ELEMENTS = 1_800;

/** Elements added to each heading for the link to itself. */
const HEADING_ELEMENTS = 2;

interface DescriptionOptions {
  readonly messages: PageMessages;
  /** Returns null for an unknown link, which is shown as text. By default, only links to other sites are allowed. */
  readonly resolveLink?: ResolveLink;
  /** Hosts whose images are shown. Called only if there is an image. */
  readonly imageHosts?: () => readonly string[];
  /** Memoizes the results by text. A custom function can also replay what was noted about links and images. */
  readonly memoize?: (compile: (text: string) => Prose | null) => (text: string) => Prose | null;
}

/** Compiles the untrusted Markdown of an API description to sanitized HTML. Cached by text. */
export class DescriptionCompiler {
  readonly #resolveLink: ResolveLink;
  readonly #imageHosts: () => readonly string[];
  readonly #messages: PageMessages;
  /** Whether the current text contains HTML. */
  #hasTags = false;
  readonly #marked = createMarked((html) => {
    this.#hasTags ||= hasTag(html);
  });
  readonly #compilePart: (text: string) => Prose | null;

  constructor({
    messages,
    resolveLink = absoluteOnly,
    imageHosts = () => [],
    memoize = memoizeTexts,
  }: DescriptionOptions) {
    this.#messages = messages;
    this.#resolveLink = resolveLink;
    this.#imageHosts = imageHosts;
    this.#compilePart = memoize((text) => this.#compileInline(text));
  }

  /**
   * Compiles a description within a page, turning headings into bold lines. Returns null if there is nothing to show.
   */
  compile(markdown: string): Prose | null {
    const text = markdown.trim();
    return text === '' ? null : this.#compilePart(text);
  }

  /**
   * Compiles the description of a whole page. Its headings are below the page's h1 and can be linked. A text too heavy
   * for one page is split into pieces; `pieceHref` returns the page of each.
   */
  compilePage(markdown: string, ids: FragmentIds, pieceHref: (piece: number) => string = () => ''): CompiledPageText {
    const text = markdown.trim();
    if (text === '') return { prose: null, headings: [], pieces: [] };
    const links = new LinkLog(this.#resolveLink);
    this.#hasTags = false;
    const compiled = this.#compilePieces(text, (href) => (href.startsWith('#') ? href : links.resolve(href)));
    const depths = compiled.flatMap((html) => [...html.matchAll(/<h([1-6])>/g)].map(([, depth]) => Number(depth)));
    const top = Math.min(...depths);
    const headings: PlacedHeading[] = [];
    const linked = compiled.map((html, piece) =>
      html.replace(/<h([1-6])>(.*?)<\/h[1-6]>/gs, (_whole, depth: string, inner: string) => {
        const name = htmlToText(inner);
        // Never skips a level, even if the description does.
        const level = Math.min(6, Number(depth) - top + 2, (headings.at(-1)?.heading.level ?? 1) + 1);
        const heading = { id: ids.claim([name.toLowerCase()]), text: name, level };
        headings.push({ heading, piece });
        return renderHeading(heading, inner, this.#messages);
      }),
    );
    const pieces = linked.flatMap((html, piece) => {
      const hrefOf = (to: number): string => (to === piece ? '' : pieceHref(to));
      const shown = resolveFragments(html, headings, links, hrefOf);
      const prose = toProse(shown, () => this.#toMarkdown(text, compiled, links));
      const own = headings.filter((entry) => entry.piece === piece).map(({ heading }) => heading);
      return prose === null ? [] : [{ prose, headings: own }];
    });
    const [first, ...others] = pieces.map(({ prose }) => prose);
    const whole =
      first === undefined || others.length === 0
        ? (first ?? null)
        : { ...first, html: pieces.map(({ prose }) => prose.html).join('\n') as SafeHtml };
    return { prose: whole, headings: headings.map(({ heading }) => heading), pieces };
  }

  #compilePieces(text: string, resolveLink: ResolveLink): SafeHtml[] {
    const whole = this.#compile(text, resolveLink);
    if (countElements(whole) <= MAX_PIECE_ELEMENTS) return [whole];
    const pieces: string[] = [''];
    let elements = 0;
    for (const block of splitMarkdown(text)) {
      const html = this.#compile(block, resolveLink);
      const cost = countElements(html) + HEADING_ELEMENTS * (html.match(/<h[1-6]>/g)?.length ?? 0);
      if (elements > 0 && elements + cost > MAX_PIECE_ELEMENTS) {
        pieces.push('');
        elements = 0;
      }
      pieces.push(`${pieces.pop() ?? ''}${block}`);
      elements += cost;
    }
    return pieces.map((piece) => this.#compile(piece, resolveLink));
  }

  #compileInline(text: string): Prose | null {
    const links = new LinkLog(this.#resolveLink);
    this.#hasTags = false;
    const compiled = this.#compile(text, (href) => links.resolve(href));
    const html = compiled.replace(/<h[1-6]>(.*?)<\/h[1-6]>/gs, '<p><strong>$1</strong></p>') as SafeHtml;
    return toProse(html, () => this.#toMarkdown(text, [compiled], links));
  }

  /**
   * The text as Markdown with resolved links. Content hidden in the HTML, such as comments, is left out, because only
   * programs would see it. HTML becomes Markdown.
   */
  #toMarkdown(text: string, html: readonly SafeHtml[], links: LinkLog): string {
    if (text.length > MAX_MARKDOWN_LENGTH) return htmlToText(html.join('\n'));
    if (this.#hasTags)
      return htmlToMarkdown(html.join('\n'), (href) => (href.startsWith('#') ? (links.targetOf(href) ?? href) : href));
    const shown = dropHiddenElements(revealBidi(text).replace(/<!--.*?(?:-->|$)/gs, ''));
    const resolved = /\]\(|\]:/.test(shown) ? resolveMarkdownLinks(shown, (href) => links.targetOf(href)) : shown;
    return resolved.trim();
  }

  #compile(text: string, resolveLink: ResolveLink): SafeHtml {
    if (isPlain(text) || text.length > MAX_MARKDOWN_LENGTH) return `<p>${escapeHtml(text)}</p>` as SafeHtml;
    const html = nameAlerts(this.#parse(text), this.#messages);
    const sanitized = text.includes('<') ? null : sanitizePlainMarkup(html);
    return sanitized ?? nameDetails(sanitizeDescription(html, resolveLink, this.#imageHosts), this.#messages.showMore);
  }

  /** marked throws on extreme nesting; such a text is shown unformatted. */
  #parse(text: string): string {
    try {
      return this.#marked.parse(revealBidi(text), { async: false });
    } catch {
      return `<pre>${escapeHtml(text)}</pre>`;
    }
  }
}

/** Names the alerts of GitHub Markdown (`> [!NOTE]`), which are quotes here. */
function nameAlerts(html: string, messages: PageMessages): string {
  return html.replace(
    /(<blockquote>\s*<p>)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*(<\/p>)?/g,
    (_whole, opening: string, kind: string, end: string | undefined) =>
      `${opening}<strong>${messages[kind.toLowerCase() as AlertKind]}</strong></p>${end === undefined ? '\n<p>' : ''}`,
  );
}

/** Resolves the links of one text, and remembers their targets. */
class LinkLog {
  readonly #resolveLink: ResolveLink;
  readonly #targets = new Map<string, string | null>();

  constructor(resolveLink: ResolveLink) {
    this.#resolveLink = resolveLink;
  }

  resolve(href: string): string | null {
    const target = this.#resolveLink(href);
    this.#targets.set(href, target);
    return target;
  }

  /** Returns undefined for an href that does not occur in the text. */
  targetOf(href: string): string | null | undefined {
    return this.#targets.get(href);
  }
}

/** Points fragment links in a page's description to its headings, ignoring case. */
function resolveFragments(
  html: string,
  headings: readonly PlacedHeading[],
  links: LinkLog,
  hrefOf: (piece: number) => string,
): SafeHtml {
  return html.replace(/<a href="#([^"]*)">(.*?)<\/a>/gs, (whole, fragment: string, inner: string) => {
    const wanted = fragment.toLowerCase();
    const target = headings.find(
      ({ heading: { id } }) => id.toLowerCase() === wanted || `user-content-${id}` === wanted,
    );
    if (target !== undefined) return whole.replace(`#${fragment}`, `${hrefOf(target.piece)}#${target.heading.id}`);
    const href = links.resolve(`#${fragment}`);
    return href === null ? inner : `<a href="${escapeHtml(href)}">${inner}</a>`;
  }) as SafeHtml;
}

function memoizeTexts<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) {
      value = make(text);
      made.set(text, value);
    }
    return value;
  };
}

function toProse(html: SafeHtml, toMarkdown: () => string): Prose | null {
  return html === '' ? null : { html, markdown: toMarkdown() };
}

/** `onHtml` is called with each piece of HTML in a text. */
function createMarked(onHtml: (html: string) => void): Marked {
  const marked = new Marked({ gfm: true, async: false });
  marked.use(boundedEmphasis);
  marked.use({
    renderer: {
      html: ({ text }) => {
        onHtml(text);
        return escapePlaceholders(text);
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], name: string): string =>
          `<tr>${cells.map((cell) => `<${name}>${this.parser.parseInline(cell.tokens)}</${name}>`).join('')}</tr>`;
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
      },
      code: ({ text, lang }) =>
        `<pre tabindex="0"><code class="language-${escapeHtml(lang || 'text')}">${escapeHtml(text)}</code></pre>\n`,
    },
  });
  return marked;
}

/** Whether a text is one paragraph without markup, like most field descriptions. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{N} ,.;:'"()?!%+/=-]*$/u.test(text) && !/^(?:\d+[.)]|[-+=])|https?:|www\.|@| {2}/.test(text);
}

/** Resolves links in the site's own texts: paths of the site, which get the prefix (its base or URL), and web links. */
export function siteLinksOnly(prefix: string): ResolveLink {
  return (href) => (/^(?:[/#]|https?:|mailto:)/i.test(href) ? linkToHref(prefix, href) : null);
}

function absoluteOnly(href: string): string | null {
  return /^(?:https?|mailto):/i.test(href) ? href : null;
}
