import type { Properties } from '../blocks/site-component.ts';
import { SECTION_ELEMENTS, TEXT_ELEMENTS } from '../html/elements.ts';
import type { HtmlRules } from '../html/html-builder.ts';
import { escapeHtml, toAttributes, unescapeHtml } from '../text/escape.ts';

/** Elements without text: controls, scripts and drawings. */
const UNSAID: ReadonlySet<string> = new Set(
  'button datalist dialog noscript script select style svg template textarea'.split(' '),
);

/** What the HTML of a component says. */
export const COMPONENT_RULES: HtmlRules = {
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

/** Whether HTML has inline styles, which the Content-Security-Policy does not allow. */
export function hasInlineStyle(html: string): boolean {
  return /<[^>]*\sstyle="/.test(html);
}

/** Replaces the links and media URLs in a component's HTML with resolved ones. */
export function resolveAddresses(html: string, resolve: (address: string, use: 'link' | 'media') => string): string {
  return html.replace(
    /(<(a|img|source|video|audio)\b[^>]*?\s(?:href|src|poster)=")([^"]*)"/g,
    (_whole, head: string, element: string, address: string) =>
      `${head}${escapeHtml(resolve(unescapeHtml(address), element === 'a' ? 'link' : 'media'))}"`,
  );
}
