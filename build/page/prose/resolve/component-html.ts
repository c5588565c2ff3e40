import type { Properties } from '../../blocks/site-component.ts';
import { SECTION_ELEMENTS, TEXT_ELEMENTS } from '../../html/elements.ts';
import { HtmlBuilder, type HtmlRules } from '../../html/html-builder.ts';
import { type OpenTag, readMarkup } from '../../html/read-markup.ts';
import { escapeHtml, toAttributes, unescapeHtml } from '../../text/escape.ts';
import type { HtmlNode } from '../../text/html-node.ts';

/** Elements without text: controls, scripts and drawings. */
const UNSAID: ReadonlySet<string> = new Set(
  'button datalist dialog noscript script select style svg template textarea'.split(' '),
);

/** What the HTML of a component says. */
const COMPONENT_RULES: HtmlRules = {
  shown: new Map([...TEXT_ELEMENTS, ...SECTION_ELEMENTS.map((name) => [name, []] as const)]),
  hidden: UNSAID,
};

/** Wraps the HTML of a component with the data that the browser needs to hydrate it. */
export function toIsland(
  html: string,
  { id, properties, prefix }: { readonly id: string; readonly properties: Properties; readonly prefix: string },
): string {
  const attributes = { 'data-island': id, 'data-properties': JSON.stringify(properties), 'data-prefix': prefix };
  return `<docs-island${toAttributes(attributes)}>${html}</docs-island>`;
}

/** The HTML of a component, read once. */
export interface ComponentHtml {
  /** With resolved addresses of links and media. */
  readonly html: string;
  /** What it says. */
  readonly nodes: readonly HtmlNode[];
  /** Whether it has inline styles, which the Content-Security-Policy does not allow. */
  readonly hasStyle: boolean;
}

export function readComponentHtml(
  written: string,
  resolve: (address: string, use: 'link' | 'media') => string,
): ComponentHtml {
  const builder = new HtmlBuilder(COMPONENT_RULES);
  let html = '';
  let at = 0;
  let hasStyle = false;
  for (const piece of readMarkup(written, () => true)) {
    builder.piece(piece);
    if (piece.kind !== 'open') continue;
    hasStyle ||= piece.attributes.has('style');
    if (!ADDRESSED.has(piece.name)) continue;
    const end = written.endsWith('/>', piece.end) ? '/>' : '>';
    html += `${written.slice(at, piece.start)}<${piece.name}${resolveAddresses(piece, resolve)}${end}`;
    at = piece.end;
  }
  builder.end();
  return { html: html + written.slice(at), nodes: builder.nodes, hasStyle };
}

const ADDRESSED: ReadonlySet<string> = new Set(['a', 'img', 'source', 'video', 'audio']);
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

function resolveAddresses({ name, attributes }: OpenTag, resolve: Parameters<typeof readComponentHtml>[1]): string {
  const use = name === 'a' ? 'link' : 'media';
  return [...attributes]
    .map(([key, value]) => {
      const shown = ADDRESSES.has(key) ? escapeHtml(resolve(unescapeHtml(value), use)) : value;
      return ` ${key}="${shown}"`;
    })
    .join('');
}
