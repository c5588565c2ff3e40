import { decodeOrKeep } from '../../../worker/model/path.ts';
import { readArticle } from '../../page/html/article-tree.ts';
import {
  type Attributes,
  element,
  findAll,
  type HtmlElement,
  type HtmlNode,
  isHeading,
  textOf,
} from '../../page/text/html-node.ts';
import type { Chapter } from '../../site/manuals/list-chapters.ts';
import { classesOf, isAnchor, isExchange, isLifecycle, isScreenPart, isTabs } from './engine-parts.ts';
import { toValidHtml } from './valid-html.ts';

/** What a document decides about the texts in it. */
export interface ArticleTarget {
  /** The address in the document of what an href of the page leads to; null to show only the text of the link. */
  readonly toHref: (href: string, chapter: Chapter) => string | null;
  /** The address of an image; null to show its alternative text. */
  readonly toImage: (src: string) => string | null;
  /** Whether the addresses of links in sentences are listed below the text, for paper. */
  readonly listsLinks: boolean;
  /** The color of a role in drawings, where the styles of the site are unknown: `--_text`. */
  readonly toColor?: ((role: string) => string) | undefined;
}

/** A chapter of a document. */
export interface PreparedArticle {
  readonly nodes: readonly HtmlNode[];
  /** Its sections, for the contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The ids of its elements in the document. */
  readonly ids: ReadonlySet<string>;
  /** Its `lang` and `dir`, if they are not those of the document. */
  readonly language: Attributes;
}

/** A heading below `h6` has no element of its own. */
const MAX_LEVEL = 6;

/** Parts for a screen. */
const DROPPED = new Set(
  'script style template noscript button input select textarea form dialog datalist audio video source track iframe object embed map area'.split(
    ' ',
  ),
);
const UNWRAPPED = new Set(['docs-island', 'docs-slot']);

/** Attributes that do nothing on paper, or that XML readers refuse. */
const DROPPED_ATTRIBUTE =
  /^(?:on|data-|aria-(?:controls|expanded|current)|(?:hidden|tabindex|name|loading|decoding|srcset|sizes|role|style|target|rel|accesskey|contenteditable|popover\w*|autofocus|fetchpriority|crossorigin|itemscope|itemprop|itemtype|inert|is|slot|part|nonce|ping|download)$)/i;
const ATTRIBUTE_NAME = /^[a-z_][\w.-]*$/i;
const ELEMENT_NAME = /^[a-z][a-z0-9-]*$/i;
/** Attributes of HTML that are now styles, which XML readers refuse. */
const OBSOLETE_ATTRIBUTE =
  /^(?:align|valign|bgcolor|background|border|cell(?:padding|spacing)|char\w*|color|face|size|clear|compact|frame|rules|noshade|nowrap|[hv]space|summary|width|height)$/i;
const RENAMED: Readonly<Record<string, string>> = {
  center: 'div',
  font: 'span',
  big: 'span',
  strike: 's',
  tt: 'code',
  nav: 'div',
  article: 'div',
  main: 'div',
};
/** Attributes with ids of other elements. */
const REFERENCES = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-details', 'aria-owns']);

/** Turns an article into a chapter: complete without a script, with ids, links and headings of the document. */
export function prepareArticle(html: string, chapter: Chapter, target: ArticleTarget): PreparedArticle {
  return new ArticlePreparer(chapter, target).prepare(html);
}

/** An id of a page in the document. Any id becomes one that XML allows (XML Names §4). */
export function toDocumentId(chapter: string, id: string): string {
  return `${chapter}-${id.replace(/[^A-Za-z0-9.-]/g, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
}

/** Where in an article an element is. */
interface Place {
  /** Whether links in sentences count. */
  readonly isProse: boolean;
  /** Whether it is the samples of an operation, of which the first is shown. */
  readonly isExchange: boolean;
  readonly isLifecycle: boolean;
  readonly isDrawing: boolean;
  readonly ids: readonly string[];
}

class ArticlePreparer {
  readonly #chapter: Chapter;
  readonly #target: ArticleTarget;
  readonly #ids = new Set<string>();
  readonly #links = new Map<string, number>();
  readonly #sections: { readonly id: string; readonly title: string }[] = [];
  #hasTitle = false;

  constructor(chapter: Chapter, target: ArticleTarget) {
    this.#chapter = chapter;
    this.#target = target;
  }

  prepare(html: string): PreparedArticle {
    const place = { isProse: false, isExchange: false, isLifecycle: false, isDrawing: false, ids: [] };
    const article = readArticle(html);
    const body = [...toValidHtml(this.#list(article, place))];
    const { lang, dir } = findAll(article, ({ name }) => name === 'article')[0]?.attributes ?? {};
    const language = { ...(lang === undefined ? {} : { lang }), ...(dir === undefined ? {} : { dir }) };
    const nodes = this.#hasTitle ? body : [element(this.#heading(1), [this.#chapter.title]), ...body];
    const list = [...this.#links].map(([address]) => element('li', [address]));
    return {
      nodes: list.length === 0 ? nodes : [...nodes, element('ol', list, { class: 'manual-links' })],
      sections: this.#sections,
      ids: this.#ids,
      language,
    };
  }

  #heading(level: number): string {
    return `h${Math.min(MAX_LEVEL, level + 1 + this.#chapter.depth)}`;
  }

  #list(nodes: readonly HtmlNode[], place: Place): HtmlNode[] {
    return nodes.flatMap((node) => (typeof node === 'string' ? [node] : this.#element(node, place)));
  }

  #element(node: HtmlElement, place: Place): HtmlNode[] {
    const { name, attributes, children } = node;
    const classes = classesOf(node);
    if (name === 'iframe' || name === 'video' || name === 'audio') return this.#player(node);
    if (name === 'input' && attributes.type === 'checkbox')
      return [element('span', [attributes.checked === undefined ? '☐' : '☑'], { class: 'manual-check' })];
    if (DROPPED.has(name) || !ELEMENT_NAME.test(name) || isAnchor(node)) return [];
    if (!place.isProse && isScreenPart(node)) return [];
    // It says how to use the drawing.
    if (name === 'figcaption' && place.isLifecycle) return [];
    const { id } = attributes;
    const inner: Place = {
      isProse: place.isProse || classes.includes('prose') || classes.includes('description'),
      isExchange: place.isExchange || isExchange(node),
      isLifecycle: place.isLifecycle || isLifecycle(node),
      isDrawing: place.isDrawing || name === 'svg' || name === 'math',
      ids: id === undefined ? place.ids : [...place.ids, id],
    };
    if (isTabs(node)) return [element('div', this.#tabs(children, inner), this.#attributes(attributes))];
    if (UNWRAPPED.has(name) || (name === 'article' && !place.isProse)) return this.#list(children, inner);
    if (name === 'picture') return this.#list(findAll(children, (child) => child.name === 'img').slice(-1), inner);
    if (name === 'img') return this.#image(node);
    if (name === 'a') return this.#link(node, inner);
    const own = this.#attributes(attributes, inner.isDrawing);
    // The same on each page of an API.
    if (
      !place.isProse &&
      classes.includes('servers') &&
      name === 'details' &&
      this.#chapter.page?.entry.kind === 'operation'
    )
      return [element('p', this.#list(findAll(children, isSummary)[0]?.children ?? [], inner), { class: 'fact' })];
    if (isHeading(node)) return [this.#toHeading(node, own, inner)];
    if (name === 'details') return [element(name, this.#list(children, inner), { ...own, open: '' })];
    return [element(Object.hasOwn(RENAMED, name) ? (RENAMED[name] ?? name) : name, this.#list(children, inner), own)];
  }

  /** All tabs, one after the other; of samples, the first. */
  #tabs(children: readonly HtmlNode[], place: Place): HtmlNode[] {
    const sections = children.filter((child) => typeof child !== 'string');
    if (place.isExchange)
      return this.#list(
        sections.slice(0, 1).flatMap((tab) => tab.children.slice(1)),
        place,
      );
    return sections.map((tab) => element('section', this.#list(tab.children, place), this.#attributes(tab.attributes)));
  }

  #toHeading({ name, children }: HtmlElement, own: Attributes, place: Place): HtmlElement {
    const level = Number(name.slice(1));
    const isTitle = level === 1 && !this.#hasTitle;
    if (isTitle) this.#hasTitle = true;
    const sample = place.isExchange ? { class: 'sample-title' } : {};
    const heading = element(this.#heading(level), this.#list(children, place), { ...own, ...sample });
    // In a deep chapter, headings of several levels are the same element.
    if (level === 2 && own.id !== undefined && !place.isExchange && !/\bvisually-hidden\b/.test(own.class ?? ''))
      this.#sections.push({ id: own.id, title: textOf(withoutFlags(heading, place)).trim() });
    return heading;
  }

  #image({ attributes }: HtmlElement): HtmlNode[] {
    const { src = '', alt = '' } = attributes;
    const address = this.#target.toImage(src);
    if (address === null) return alt === '' ? [] : [element('em', [alt])];
    const size = Object.fromEntries(
      ['width', 'height'].flatMap((key) => (/^\d+$/.test(attributes[key] ?? '') ? [[key, attributes[key] ?? '']] : [])),
    );
    return [element('img', [], { ...this.#attributes(attributes), ...size, src: address, alt })];
  }

  /** Players and frames need a network. */
  #player({ attributes, children }: HtmlElement): HtmlNode[] {
    const source = attributes.src ?? findAll(children, ({ name }) => name === 'source')[0]?.attributes.src;
    const href = source === undefined ? null : this.#target.toHref(source, this.#chapter);
    if (href === null) return [];
    return [element('p', [element('a', [attributes.title || href], { href })])];
  }

  #link({ attributes, children }: HtmlElement, place: Place): HtmlNode[] {
    const { href: written, ...others } = attributes;
    const own = this.#attributes(others, place.isDrawing);
    const content = this.#list(children, place);
    // The name of a field is a link to itself.
    const isOwn = written?.startsWith('#') === true && place.ids.includes(decodeOrKeep(written.slice(1)));
    const href = written === undefined || isOwn ? null : this.#target.toHref(written, this.#chapter);
    if (href === null) return [element('a', content, own)];
    // In a drawing, a link has a name of its own.
    const name = place.isDrawing ? [element('title', [textOf(element('a', content)).trim()])] : [];
    const link = element('a', [...name, ...content], { ...own, href });
    const { listsLinks } = this.#target;
    const isListed =
      listsLinks && place.isProse && !place.isDrawing && /^https?:/.test(href) && textOf(link).trim() !== href;
    return isListed ? [link, element('sup', [String(this.#number(href))], { class: 'manual-link' })] : [link];
  }

  #number(href: string): number {
    const known = this.#links.get(href) ?? this.#links.size + 1;
    this.#links.set(href, known);
    return known;
  }

  /** A value that may name another part of a drawing, or a color. */
  #drawn(value: string): string {
    const { toColor } = this.#target;
    const placed = value.replace(
      /url\(\s*["']?#([^"')]*)["']?\s*\)/g,
      (_, id) => `url(#${toDocumentId(this.#chapter.id, id)})`,
    );
    return toColor === undefined ? placed : placed.replace(/var\((--[\w-]+)\)/g, (_, role) => toColor(role));
  }

  #attributes(attributes: Attributes, isDrawing = false): Attributes {
    const own: Record<string, string> = {};
    for (const [written, value] of Object.entries(attributes)) {
      const key = written === 'xlink:href' ? 'href' : written === 'dateTime' ? 'datetime' : written;
      if (!ATTRIBUTE_NAME.test(key) || DROPPED_ATTRIBUTE.test(key) || (!isDrawing && OBSOLETE_ATTRIBUTE.test(key)))
        continue;
      if (key === 'id') {
        const id = toDocumentId(this.#chapter.id, value);
        if (value === '' || this.#ids.has(id)) continue;
        this.#ids.add(id);
        own.id = id;
      } else if (REFERENCES.has(key)) {
        own[key] = value.replace(/\S+/g, (id) => toDocumentId(this.#chapter.id, id));
      } else if (key === 'href') {
        // Of a part of a drawing.
        if (value.startsWith('#')) own.href = `#${toDocumentId(this.#chapter.id, value.slice(1))}`;
      } else if (key !== 'src' && key !== 'action' && key !== 'cite') {
        own[key] = this.#drawn(value);
      }
    }
    return own;
  }
}

/** "Required" after the heading of a request body says something about it, and is no part of its name. */
function withoutFlags(heading: HtmlElement, { isProse }: Place): HtmlElement {
  const isName = (node: HtmlNode): boolean => typeof node === 'string' || node.name !== 'strong';
  return isProse ? heading : { ...heading, children: heading.children.filter(isName) };
}

function isSummary({ name }: HtmlElement): boolean {
  return name === 'summary';
}
