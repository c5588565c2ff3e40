import { type HtmlElement, type HtmlNode, readElement, renderNode } from './html-tree.ts';

/** A piece of a page's HTML: the elements around it are opened again, without their ids. */
export interface HtmlPiece {
  readonly html: string;
  /** Fragment ids of what it has. */
  readonly ids: readonly string[];
}

/** Elements that a heading or the term of a list wants behind it. */
const COMPANY = 30;

/** Stay with what goes before them. */
const FOLLOWERS = new Set(['dd', 'summary', 'figcaption']);

/**
 * Divides the HTML of one element into pieces of at most `max` elements, between elements and in their order. An element
 * that has no elements of its own is never divided.
 */
export function splitHtml(html: string, max: number): HtmlPiece[] {
  const root = readElement(html);
  return root === null || root.weight <= max ? [toPiece(html)] : new Splitter(max).split(root).map(toPiece);
}

class Splitter {
  readonly #max: number;
  readonly #pieces: string[] = [];
  /** Elements that are open in the piece in hand, from the outermost. */
  readonly #open: HtmlElement[] = [];
  #piece = '';
  #weight = 0;
  /** Whether the piece in hand has anything but elements that are open. */
  #filled = false;

  constructor(max: number) {
    this.#max = max;
  }

  split(root: HtmlElement): string[] {
    this.#enter(root);
    this.#pieces.push(this.#piece);
    return this.#pieces;
  }

  #add(node: HtmlNode): void {
    if (typeof node === 'string') {
      this.#piece += node;
      return;
    }
    const needed = node.weight + (/^(?:h[1-6]|dt)$/.test(node.name) ? COMPANY : 0);
    const fits = this.#weight + needed <= this.#max || (FOLLOWERS.has(node.name) && node.weight <= COMPANY);
    if (!fits && node.weight > this.#max / 4 && node.nodes.some((inner) => typeof inner !== 'string')) {
      this.#enter(node);
      return;
    }
    if (!fits && this.#filled) this.#break();
    this.#piece += renderNode(node);
    this.#weight += node.weight;
    this.#filled = true;
  }

  #enter(element: HtmlElement): void {
    this.#piece += element.open;
    this.#weight += 1;
    this.#open.push(element);
    for (const node of element.nodes) this.#add(node);
    this.#open.pop();
    this.#piece += element.close;
  }

  #break(): void {
    this.#pieces.push(
      this.#piece +
        this.#open
          .map(({ close }) => close)
          .reverse()
          .join(''),
    );
    this.#piece = this.#open.map(reopen).join('');
    this.#weight = this.#open.length;
    this.#filled = false;
  }
}

/** A disclosure is nothing without its summary. */
function reopen({ open, nodes }: HtmlElement): string {
  const summary = nodes.find((node) => typeof node !== 'string' && node.name === 'summary');
  return withoutId(open) + (summary === undefined ? '' : renderNode(summary).replace(/^<[^>]*>/, withoutId));
}

function withoutId(tag: string): string {
  return tag.replace(/ id="[^"]*"/, '');
}

function toPiece(html: string): HtmlPiece {
  return {
    html,
    ids: [...html.matchAll(/<[a-z][^\s>]*(?: [^\s>=]+(?:="[^"]*")?)*? id="([^"]*)"/g)].map(([, id = '']) => id),
  };
}
