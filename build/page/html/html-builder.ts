import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { type Attributes, element, type HtmlElement, type HtmlNode, isLeaf, NO_ATTRIBUTES } from '../text/html-node.ts';
import type { Content } from '../text/tokens.ts';
import { CELLS, CLOSED_BY, OPTIONAL_END, PARENTS, ROW_PARENTS, VOID_ELEMENTS } from './elements.ts';
import { findEndTag, type Markup, type OpenTag, RAW_ELEMENTS, readMarkup } from './read-markup.ts';

/** What becomes of the HTML in a text. */
export interface HtmlRules {
  /** Allowed elements, and the attributes that they keep: some, or all that cannot run or restyle anything. */
  readonly shown: ReadonlyMap<string, readonly string[] | 'all'>;
  /** Elements that are dropped with their content. */
  readonly hidden: ReadonlySet<string>;
  /** Elements of which only the content is kept; by default, all others. Other tags are words in angle brackets. */
  readonly unwrapped?: ReadonlySet<string>;
  /** An image of the source; text if it must not be loaded. */
  readonly image?: (attributes: Attributes) => HtmlNode;
  readonly link?: (attributes: Attributes) => Attributes;
  /** A link to show in place of an element; null to treat the element like any other. */
  readonly replaced?: (tag: OpenTag) => { readonly href: string; readonly text: string } | null;
  /** The text of a `<summary>` for `<details>` without one. The browser's own has another look and language. */
  readonly detailsLabel?: string;
  /** What wide tables scroll in. */
  readonly tableFrame?: Attributes;
  /** Whether other texts may complete this one, so that an element such as `<li>` may be without its parent. */
  readonly isPartial?: boolean;
  /** Called for a tag that is never closed, and an end tag that closes nothing. */
  readonly onUnbalanced?: (fault: 'unclosed' | 'unopened', name: string, offset: number) => void;
}

/** Whether a page keeps an attribute of an allowed element. */
export function isKept({ shown }: HtmlRules, name: string, key: string): boolean {
  const kept = shown.get(name) ?? [];
  if (kept !== 'all') return kept.includes(key);
  return /^[a-z_:][\w:.-]*$/i.test(key) && !/^(?:style|on.*|srcdoc|formaction|autofocus)$/i.test(key);
}

/** An open element, or an open tag without one: dropped, or in the wrong place. */
export interface OpenElement<Leaf extends Content = never> {
  readonly name: string;
  /** Of its tag in the source. */
  readonly offset: number;
  /** The name of the element that its content is in. */
  readonly holder: string;
  readonly children: HtmlNode<Leaf>[];
  /** The number of elements around its content. */
  readonly depth: number;
  /** Null for a tag that is dropped. */
  readonly element: (HtmlElement<Leaf> & { source?: string }) | null;
  isOpen: boolean;
}

/** The tags of elements nested deeper than this are dropped, but not their content. */
const MAX_DEPTH = 60;

/**
 * Builds a tree of allowed elements from Markdown and the HTML in it, so that it is sanitized from the start. Tags are
 * balanced as in browsers, and elements stay in the parents that they need: a stray `<li>` would close the list item of
 * the surrounding page. Takes linear time for any source.
 */
export class HtmlBuilder<Leaf extends Content = never> {
  readonly nodes: HtmlNode<Leaf>[] = [];
  readonly #rules: HtmlRules;
  readonly #open: OpenElement<Leaf>[] = [];
  readonly #root: OpenElement<Leaf> = {
    ...{ name: '', offset: 0, holder: '', children: this.nodes, depth: 0, element: null, isOpen: true },
  };
  /** The number of open elements of each name. */
  readonly #counts = new Map<string, number>();
  /** The open element whose content is not HTML. */
  #raw: string | null = null;

  constructor(rules: HtmlRules) {
    this.#rules = rules;
  }

  text(text: string): void {
    if (this.#raw === null && text !== '') this.#top.children.push(text);
  }

  /** Adds what is no HTML: nothing, an element of the engine, or a leaf. */
  add(node: HtmlNode<Leaf>): void {
    if (this.#raw === null) this.#top.children.push(node);
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Opens an element. Returns null for one without content. */
  open(name: string, attributes = NO_ATTRIBUTES, offset = 0): OpenElement<Leaf> | null {
    if (this.#raw !== null) return null;
    const closed = CLOSED_BY.get(name);
    while (closed?.has(this.#top.name)) this.#popUnclosed();
    // A cell outside a row begins one (HTML §13.2.6.4.13).
    if (CELLS.has(name) && ROW_PARENTS.has(this.#top.holder)) this.open('tr', NO_ATTRIBUTES, offset);
    const { children: siblings, holder, depth } = this.#top;
    const isHidden = this.#rules.hidden.has(name);
    const isPlaced = this.#rules.isPartial === true || (PARENTS.get(name)?.includes(holder) ?? true);
    const isShown = this.#rules.shown.has(name) && isPlaced && depth < MAX_DEPTH;
    if (VOID_ELEMENTS.has(name)) {
      const image = name === 'img' ? this.#rules.image : undefined;
      if (isShown) siblings.push(image?.(attributes) ?? element(name, [], attributes));
      return null;
    }
    const children: HtmlNode<Leaf>[] = isHidden || isShown ? [] : siblings;
    const link = name === 'a' ? this.#rules.link : undefined;
    const shown = isShown ? { name, attributes: link?.(attributes) ?? attributes, children } : null;
    if (shown !== null) siblings.push(this.#framed(shown));
    const inside = isShown ? { holder: name, depth: depth + 1 } : { holder, depth };
    const opened: OpenElement<Leaf> = { name, offset, children, ...inside, element: shown, isOpen: true };
    this.#open.push(opened);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    if (isHidden && RAW_ELEMENTS.has(name)) this.#raw = name;
    return opened;
  }

  #framed(shown: HtmlElement<Leaf>): HtmlElement<Leaf> {
    const { tableFrame } = this.#rules;
    return shown.name === 'table' && tableFrame !== undefined ? element<Leaf>('div', [shown], tableFrame) : shown;
  }

  /** Closes an element and everything in it, unless HTML has already closed it. `source`: the Markdown for all of it. */
  close(opened: OpenElement<Leaf> | null, source?: string): void {
    if (opened === null || this.#raw !== null) return;
    if (opened.element !== null && source !== undefined) opened.element.source = source;
    while (opened.isOpen) this.#pop();
  }

  /** Closes the last open element with a name. */
  closeLast(name: string, offset = 0): void {
    this.#raw = this.#raw === name ? null : this.#raw;
    // Browsers show `</br>` as a break (HTML §13.2.6.4.7).
    if (name === 'br') this.open(name);
    else if ((this.#counts.get(name) ?? 0) > 0) {
      while (this.#top.name !== name) this.#popUnclosed();
      this.#pop();
    } else if (!OPTIONAL_END.has(name) && !VOID_ELEMENTS.has(name))
      this.#rules.onUnbalanced?.('unopened', name, offset);
  }

  /** Adds HTML, which may open or close elements. Returns whether it is only text. */
  html(html: string): boolean {
    if (this.#raw !== null) {
      const end = findEndTag(html, 0, this.#raw);
      if (end < html.length) {
        this.#raw = null;
        this.html(html.slice(end));
      }
      return false;
    }
    let isText = true;
    let length = 0;
    for (const piece of readMarkup(html, this.#isTag)) {
      if (piece.kind === 'text') length = piece.text.length;
      else isText = false;
      this.piece(piece);
    }
    return isText && length === html.length;
  }

  piece(piece: Markup): void {
    if (piece.kind === 'text') this.text(decodeHTML(piece.text));
    else if (piece.kind === 'open') {
      this.#addLink(this.#rules.replaced?.(piece) ?? null);
      this.open(piece.name, this.#keep(piece.name, piece.attributes));
    } else this.closeLast(piece.name);
  }

  #addLink(link: { readonly href: string; readonly text: string } | null): void {
    if (link === null) return;
    const opened = this.open('a', { href: link.href });
    this.text(link.text);
    this.close(opened);
  }

  /** Closes everything that is still open. */
  end(): void {
    this.#raw = null;
    while (this.isOpen) this.#popUnclosed();
  }

  readonly #isTag = (name: string): boolean => {
    const { shown, hidden, unwrapped } = this.#rules;
    return shown.has(name) || hidden.has(name) || (unwrapped?.has(name) ?? true);
  };

  /** The allowed attributes of an element. */
  #keep(name: string, attributes: ReadonlyMap<string, string>): Attributes {
    const allowed = this.#rules.shown.get(name) ?? [];
    const kept = (allowed === 'all' ? [...attributes.keys()] : allowed).flatMap((key): [string, string][] => {
      const value = attributes.get(key);
      if (value === undefined || !isKept(this.#rules, name, key)) return [];
      const decoded = decodeHTMLAttribute(value);
      if (key !== 'class') return [[key, decoded]];
      const language = /(?:^|\s)(language-\S+)/.exec(decoded)?.[1];
      return language === undefined ? [] : [[key, language]];
    });
    return kept.length === 0 ? NO_ATTRIBUTES : Object.fromEntries(kept);
  }

  #popUnclosed(): void {
    const { name, offset } = this.#top;
    if (!OPTIONAL_END.has(name)) this.#rules.onUnbalanced?.('unclosed', name, offset);
    this.#pop();
  }

  #pop(): void {
    const opened = this.#open.pop();
    if (opened === undefined) return;
    opened.isOpen = false;
    this.#counts.set(opened.name, (this.#counts.get(opened.name) ?? 0) - 1);
    const { detailsLabel } = this.#rules;
    const { children: siblings } = this.#top;
    if (isEmptyParagraph(opened.element) && siblings.at(-1) === opened.element) siblings.pop();
    if (opened.element?.name === 'details' && detailsLabel !== undefined && !hasSummary(opened.children))
      opened.children.unshift(element('summary', [detailsLabel]));
  }

  get #top(): OpenElement<Leaf> {
    return this.#open.at(-1) ?? this.#root;
  }
}

/** A `<p>` that would only be a gap: `<p><br/></p>`, or `<p/>`, which is a start tag. */
function isEmptyParagraph(opened: HtmlElement<Content> | null): boolean {
  if (opened?.name !== 'p' || opened.attributes !== NO_ATTRIBUTES) return false;
  return opened.children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : !isLeaf(child) && child.name === 'br',
  );
}

/** Whether an element has a `<summary>` of its own, which may be in the Markdown in it. */
function hasSummary(nodes: readonly HtmlNode<Content>[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false;
    if (isLeaf(node)) return node.tokens.some((token) => token.type === 'markup' && hasSummary(token.nodes));
    return node.name === 'summary' || (node.name !== 'details' && hasSummary(node.children));
  });
}

/** Parses HTML to a tree of allowed elements. */
export function parseHtml(html: string, rules: HtmlRules): HtmlNode[] {
  const builder = new HtmlBuilder(rules);
  builder.html(html);
  builder.end();
  return builder.nodes;
}
