import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import type { Heading } from '../../../worker/model/parts.ts';
import { linkToHref } from '../../../worker/model/path.ts';
import { revealBidi } from '../../base/control-characters.ts';
import { FragmentIds } from '../../base/fragment-ids.ts';
import { toHtml } from '../html/to-html.ts';
import { toMarkdown } from '../html/to-markdown.ts';
import { toSections, toText } from '../html/to-text.ts';
import { renderHeading } from '../text/headings/render-heading.tsx';
import { element, type HtmlElement, type HtmlNode, isHeading, mapElements } from '../text/html-node.ts';
import { summarize } from '../text/summary.ts';
import { descriptionRules } from './description-rules.ts';
import { divideNodes, headingsIn } from './divide-nodes.ts';
import { identifyHeadings } from './identify-headings.ts';
import { parseDescription } from './parse-description.ts';
import type { Prose } from './prose.ts';
import { linkAttributes, type ResolveLink, resolveFragments, resolveLinks } from './resolve-links.ts';

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

interface PageTextOptions {
  /** The page of each piece of a text that is too heavy for one. */
  readonly pieceHref?: (piece: number) => string;
  /** The class of a heading's text. */
  readonly headingClass?: (text: string) => string | undefined;
}

/** Maximum elements of a text, so that there is room for the rest of the page. */
const MAX_PIECE_ELEMENTS = 1_800;

interface DescriptionOptions {
  readonly messages: PageMessages;
  /** Returns null for an unknown link, which is shown as text. By default, only links to other sites are allowed. */
  readonly resolveLink?: ResolveLink;
  /** The href of a link for programs. */
  readonly toMarkdownHref?: (href: string) => string;
  /** Hosts whose images are shown. Called only if there is an image. */
  readonly imageHosts?: () => readonly string[];
  /** Memoizes the results by text. A custom function can also replay what was noted about links and images. */
  readonly memoize?: (compile: (text: string) => Prose | null) => (text: string) => Prose | null;
}

/** Compiles the untrusted Markdown of an API description: a tree of allowed elements, then everything written from it. */
export class DescriptionCompiler {
  readonly #resolveLink: ResolveLink;
  readonly #toMarkdownHref: (href: string) => string;
  readonly #messages: PageMessages;
  readonly #rules: ReturnType<typeof descriptionRules>;
  readonly #compilePart: (text: string) => Prose | null;

  constructor({
    messages,
    resolveLink = absoluteOnly,
    toMarkdownHref = (href) => href,
    imageHosts = () => [],
    memoize = memoizeTexts,
  }: DescriptionOptions) {
    this.#messages = messages;
    this.#resolveLink = resolveLink;
    this.#toMarkdownHref = toMarkdownHref;
    this.#rules = descriptionRules(imageHosts, messages.showMore);
    this.#compilePart = memoize((text) => this.#compileInline(text));
  }

  /**
   * Compiles a description within a page, turning headings into bold lines. Returns null if there is nothing to show.
   */
  compile(markdown: string): Prose | null {
    const text = markdown.trim();
    return text === '' ? null : this.#compilePart(text);
  }

  /** Compiles the description of a whole page. Its headings are below the page's h1 and can be linked. */
  compilePage(
    markdown: string,
    ids: FragmentIds,
    { pieceHref = () => '', headingClass = () => undefined }: PageTextOptions = {},
  ): CompiledPageText {
    const text = markdown.trim();
    if (text === '') return { prose: null, headings: [], pieces: [] };
    const parsed = resolveLinks(this.#parse(text), (href) => (href.startsWith('#') ? href : this.#resolveLink(href)));
    const { nodes, headings } = identifyHeadings(parsed, ids, headingClass);
    const divided = divideNodes(nodes, MAX_PIECE_ELEMENTS);
    const pieceOf = new Map(
      divided.flatMap((piece, index) => headingsIn(piece).map(({ attributes }) => [attributes.id, index])),
    );
    const withFragments = (part: readonly HtmlNode[], pageOf: (id: string) => string): readonly HtmlNode[] =>
      resolveFragments(part, headings, pageOf, this.#resolveLink);
    const whole = withFragments(nodes, () => '');
    const inMarkdown = toMarkdown(whole, this.#toMarkdownHref);
    const pieces = divided.flatMap((part, index) => {
      const shown = withFragments(part, (id) => {
        const piece = pieceOf.get(id) ?? index;
        return piece === index ? '' : pieceHref(piece);
      });
      const prose = this.#toProse(shown, inMarkdown);
      return prose === null ? [] : [{ prose, headings: headings.filter(({ id }) => pieceOf.get(id) === index) }];
    });
    return { prose: joinPieces(pieces, whole), headings, pieces };
  }

  /** Summarizes a description for search engines and cards: its first text, without headings. May be empty. */
  summarize(markdown: string): string {
    return summarize(this.compilePage(markdown, new FragmentIds()).prose);
  }

  /** An image, which may be a link; null if it must not be loaded. */
  compileImage(image: { readonly src: string; readonly alt: string }, href: string | null): SafeHtml | null {
    const shown = this.#rules.image(image);
    if (typeof shown === 'string' || shown.name !== 'img') return null;
    return toHtml(
      href === null ? [shown] : resolveLinks([element('a', [shown], linkAttributes({ href }))], this.#resolveLink),
    );
  }

  #compileInline(text: string): Prose | null {
    const nodes = mapElements(resolveLinks(this.#parse(text), this.#resolveLink), (node) =>
      isHeading(node) ? element('p', [element('strong', node.children)]) : node,
    );
    return this.#toProse(nodes, toMarkdown(nodes, this.#toMarkdownHref));
  }

  #parse(text: string): readonly HtmlNode[] {
    return parseDescription(revealBidi(text), this.#rules, this.#messages);
  }

  #toProse(nodes: readonly HtmlNode[], markdown: string): Prose | null {
    const html = toHtml(nodes, { element: (node, inner) => this.#writeHeading(node, inner) }).trim() as SafeHtml;
    if (html === '') return null;
    const first = nodes.find((node) => typeof node !== 'string' || node.trim() !== '');
    const lead = typeof first === 'object' && first.name === 'p' ? toHtml([first]) : '';
    return { html, markdown, ...toSections(nodes), leadLength: lead.length };
  }

  /** A heading with a link to itself; undefined for other elements. */
  #writeHeading({ name, attributes, children }: HtmlElement, inner: SafeHtml): string | undefined {
    const { id, class: className } = attributes;
    if (id === undefined) return undefined;
    return renderHeading({ id, text: toText(children), level: Number(name[1]) }, inner, this.#messages, className);
  }
}

/** The whole text, of which the first page shows the first piece. */
function joinPieces(pieces: readonly TextPiece[], nodes: readonly HtmlNode[]): Prose | null {
  const [first, ...others] = pieces.map(({ prose }) => prose);
  if (first === undefined || others.length === 0) return first ?? null;
  return {
    ...first,
    ...toSections(nodes),
    html: [first, ...others].map(({ html }) => html).join('\n') as SafeHtml,
  };
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

/** Resolves links in the site's own texts: paths of the site, which get the prefix (its base or URL), and web links. */
export function siteLinksOnly(prefix: string): ResolveLink {
  return (href) => (/^(?:[/#]|https?:|mailto:)/i.test(href) ? linkToHref(prefix, href) : null);
}

function absoluteOnly(href: string): string | null {
  return /^(?:https?|mailto):/i.test(href) ? href : null;
}
