import { escapeHtml, toAttributes, unescapeHtml } from './escape.ts';
import type { Properties } from './site-component.ts';

/** Elements that say nothing without a script, and drawings. */
const UNSAID =
  /<(button|datalist|dialog|noscript|script|select|style|svg|template|textarea)\b[^>]*>.*?<\/\1>|<input\b[^>]*>|<!--.*?-->/gs;
const SECTIONS =
  /<(\/?)(?:address|article|aside|docs-slot|fieldset|figcaption|figure|footer|form|header|main|nav|output|section)\b/g;

/** HTML with the elements alone that prose is made of. */
export function toProse(html: string): string {
  return html.replace(UNSAID, '').replace(SECTIONS, '<$1div');
}

/** What the browser needs to take a component over, around its HTML. */
export function toIsland(
  html: string,
  { id, properties, prefix }: { readonly id: string; readonly properties: Properties; readonly prefix: string },
): string {
  const attributes = { 'data-island': id, 'data-properties': JSON.stringify(properties), 'data-prefix': prefix };
  return `<docs-island${toAttributes(attributes)}>${html}</docs-island>`;
}

/** The Content-Security-Policy allows none. */
export function hasInlineStyle(html: string): boolean {
  return /<[^>]*\sstyle="/.test(html);
}

/** Writes what a site makes of the links and files of a component. */
export function resolveAddresses(html: string, resolve: (address: string, use: 'link' | 'media') => string): string {
  return html.replace(
    /(<(a|img|source|video|audio)\b[^>]*?\s(?:href|src|poster)=")([^"]*)"/g,
    (_whole, head: string, element: string, address: string) =>
      `${head}${escapeHtml(resolve(unescapeHtml(address), element === 'a' ? 'link' : 'media'))}"`,
  );
}
