import { matchAt } from '../text/markdown/parse-tag.ts';

/** A piece of HTML source. Comments and declarations are left out. */
export type Markup =
  | { readonly kind: 'text'; readonly text: string }
  | OpenTag
  | { readonly kind: 'close'; readonly name: string };

export interface OpenTag {
  readonly kind: 'open';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
}

const PIECE = /<[!?]|<(\/?)([a-z][^\s/<>]*)|</iy;
const HIDDEN = /<!(?:--|\[CDATA\[)/y;
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
]);
const SPACE = /[\s/]*/y;
const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y;

/** Elements whose content is not HTML. */
export const RAW_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * Reads HTML like a browser, in one pass over any source (HTML §13.2.5). Tags that `isTag` refuses are text. Text and
 * values are as written, with character references. The content of scripts and styles is skipped.
 */
export function* readMarkup(html: string, isTag: (name: string) => boolean): Generator<Markup> {
  let written = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const [mark = '', slash, found = ''] = matchAt(PIECE, html, at) ?? [];
    const name = found.toLowerCase();
    if (mark === '<' || (slash !== undefined && !isTag(name))) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    if (at > written) yield { kind: 'text', text: html.slice(written, at) };
    const start = at + mark.length;
    if (slash === undefined) written = findHiddenEnd(html, at);
    else if (slash === '/') {
      written = endAfter(html, start, '>');
      yield { kind: 'close', name };
    } else {
      const { attributes, end } = readAttributes(html, start);
      written = RAW_ELEMENTS.has(name) ? findEndTag(html, end, name) : end;
      yield { kind: 'open', name, attributes, start: at, end };
    }
    at = html.indexOf('<', written);
  }
  if (written < html.length) yield { kind: 'text', text: html.slice(written) };
}

/** Where a comment, declaration, instruction or CDATA section ends. `<!-->` is a comment (CommonMark 0.31 §6.6). */
export function findHiddenEnd(html: string, start: number): number {
  const [opener = ''] = matchAt(HIDDEN, html, start) ?? [];
  return endAfter(html, start + 2, CLOSERS.get(opener) ?? '>');
}

/** Where the end tag of a raw text element begins, or the end of the text if it is missing. */
export function findEndTag(html: string, from: number, name: string): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

function readAttributes(html: string, from: number): { attributes: ReadonlyMap<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < html.length) {
    at += matchAt(SPACE, html, at)?.[0].length ?? 0;
    if (html[at] === '>') return { attributes, end: at + 1 };
    const match = matchAt(ATTRIBUTE, html, at);
    const [whole = ' ', written = '', ...values] = match ?? [];
    at += whole.length;
    const name = written.toLowerCase();
    // The first of two attributes with the same name counts (HTML §13.2.5.33).
    if (name !== '' && !attributes.has(name)) attributes.set(name, values.find((value) => value !== undefined) ?? '');
  }
  return { attributes, end: html.length };
}

function endAfter(html: string, from: number, closer: string): number {
  const close = html.indexOf(closer, from);
  return close === -1 ? html.length : close + closer.length;
}
