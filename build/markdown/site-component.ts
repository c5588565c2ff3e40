import { type AttributeSchema, readAttributes } from './attributes.ts';
import type { BlockPage } from './block.ts';
import { escapeHtml, toAttributes, unescapeHtml } from './escape.ts';
import { isInlineToken } from './fit-tokens.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { PlainData } from './mdx/plain-data.ts';
import { blockToken, type ElementToken, type SiteToken, textToken } from './tokens.ts';

/** What a component is given. */
export type Properties = Readonly<Record<string, PlainData>>;

/** A component that a site has of its own: a file of its `components` folder. */
export interface SiteComponent {
  /** As tags have it: `ParcelPrice`. */
  readonly name: string;
  /** Name of its file, without the ending. */
  readonly id: string;
  /** Null for one that could not be loaded, which is reported. */
  readonly attributes: AttributeSchema | null;
  readonly required: readonly string[];
  readonly isIsland: boolean;
  /** Whether it, or a component beside it, imports styles. */
  readonly isStyled: boolean;
  /** Its HTML, with `children` where it shows what it contains. Throws what the component throws. */
  render(properties: Properties, children: string | null, prefix: string): string;
  /** What it says of itself in Markdown; null where its HTML says it. */
  readonly toMarkdown: ((properties: Properties) => string) | null;
  /** Where in the component an exception comes from: ` (components/price.tsx:12)`; empty where that is unknown. */
  placeOf(error: unknown): string;
}

/** Placeholder for what a component contains. Noncharacters, which no text may hold (Unicode 17 §23.7). */
const CHILDREN = '\uFDD2children\uFDD3';

/** A use of a component: its HTML is rendered at once, so that a fault in it has a place. */
export function resolveComponent(component: SiteComponent, element: ElementToken, page: BlockPage): SiteToken[] {
  const { raw, tokens, isBlock } = element;
  if (component.attributes === null) return [];
  const properties = readProperties(component, component.attributes, element, page);
  if (properties === null) return [];
  const children = tokens.length === 0 ? [] : isBlock ? page.blocks(tokens) : page.inline(tokens);
  const forms = renderForms(component, properties, children.length > 0, page);
  if (forms === null) return [];
  const { html, markdown } = forms;
  const [before = '', ...rest] = html.split(CHILDREN);
  const shown = rest.length === 0 ? [] : [...children, textOf(rest.join(' '))];
  return [
    blockToken(
      {
        html: ({ content }) => fill(html, () => content(children)) + (isBlock ? '\n' : ''),
        markdown: ({ blocks, inline }) =>
          fill(markdown, () => (children.every(isInlineToken) ? inline(children) : blocks(children))),
      },
      { raw, tokens: [textOf(before), ...shown], isBlock },
    ),
  ];
}

/** Null when one that the component needs is missing. */
function readProperties(
  { name, required }: SiteComponent,
  attributes: AttributeSchema,
  element: ElementToken,
  page: BlockPage,
): Properties | null {
  const values: Readonly<Record<string, PlainData>> = readAttributes({ attributes }, element, page);
  const given = Object.entries(values).filter(([key, value]) => value !== null && isGiven(key, value, element));
  const missing = required.filter((key) => !given.some(([each]) => each === key));
  if (missing.length === 0) return Object.fromEntries(given);
  const isRefused = missing.every((key) => element.tag.attributes.some((attribute) => attribute.name === key));
  if (!isRefused)
    page.note('incomplete-block', `Cannot show <${name}> without ${missing.map((key) => `"${key}"`).join(', ')}.`);
  return null;
}

/** Leaves out flags that the author did not write, so that a component can default to `true`. */
function isGiven(key: string, value: PlainData, { tag }: ElementToken): boolean {
  return value !== false || tag.attributes.some(({ name }) => name === key);
}

interface Forms {
  readonly html: string;
  readonly markdown: string;
}

function renderForms(
  component: SiteComponent,
  properties: Properties,
  hasChildren: boolean,
  page: BlockPage,
): Forms | null {
  const { name, id, isIsland, toMarkdown } = component;
  const prefix = `${id}-${page.offset.toString(36)}-`;
  const children = hasChildren ? CHILDREN : null;
  try {
    // Links and files of a component are those of the page: checked, and below the base.
    const html = resolveAddresses(component.render(properties, children, prefix), (address, use) =>
      page.site.resolve(page.source, address, use, page.offset),
    );
    if (hasInlineStyle(html))
      page.note(
        'unsafe-html',
        `Cannot keep "style" in <${name}>: the Content-Security-Policy allows no inline styles. Use a class, and import its styles from a .css file.`,
      );
    const given = hasChildren ? { ...properties, children: CHILDREN } : properties;
    return {
      html: isIsland ? toIsland(html, { id, properties, prefix }) : html,
      markdown: toMarkdown === null ? htmlToMarkdown(toProse(html), (href) => href) : toMarkdown(given).trim(),
    };
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    page.note(
      'failed-component',
      `Cannot render <${name}>: it threw ${JSON.stringify(found)}${component.placeOf(error)}.`,
    );
    return null;
  }
}

/** Elements that say nothing without a script, and drawings. */
const UNSAID =
  /<(button|datalist|dialog|noscript|script|select|style|svg|template|textarea)\b[^>]*>.*?<\/\1>|<input\b[^>]*>|<!--.*?-->/gs;
const SECTIONS =
  /<(\/?)(?:address|article|aside|docs-slot|fieldset|figcaption|figure|footer|form|header|main|nav|output|section)\b/g;

/** HTML with the elements alone that prose is made of. */
function toProse(html: string): string {
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

function fill(text: string, children: () => string): string {
  return text.includes(CHILDREN) ? text.replaceAll(CHILDREN, children) : text;
}

/** The text of HTML, as tokens have it: its references stay. */
function textOf(html: string): SiteToken {
  return textToken(
    ` ${html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()} `,
  );
}
