import { unescapeHtml } from './escape.ts';

/** Decoded text, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
}

const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const PIECE = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</g;
const ATTRIBUTE = /([a-z][\w-]*)="([^"]*)"/g;

/** Elements nested deeper than this are dropped, but not their content. */
const MAX_DEPTH = 60;

/** Parses sanitized HTML, which has balanced tags and quoted attributes without `>`. */
export function parseSafeHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let tooDeep = 0;
  for (const [text, slash, name, attributes = ''] of html.matchAll(PIECE)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(unescapeHtml(text));
    else if (slash !== '') {
      if (tooDeep > 0) tooDeep--;
      else if (open.length > 1) open.pop();
    } else if (VOID_ELEMENTS.has(name)) parent.children.push(toElement(name, attributes));
    else if (open.length > MAX_DEPTH) tooDeep++;
    else {
      const element = toElement(name, attributes);
      parent.children.push(element);
      open.push(element);
    }
  }
  return root.children;
}

function toElement(name: string, attributes: string): HtmlElement {
  const entries = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']): [string, string] => [
    key,
    unescapeHtml(value),
  ]);
  return { name, attributes: new Map(entries), children: [] };
}
