import { type AttributeSchema, readAttributes } from '../../blocks/attributes.ts';
import type { BlockPage } from '../../blocks/block.ts';
import type { Properties, SiteComponent } from '../../blocks/site-component.ts';
import { toMarkdown as writeMarkdown } from '../../html/to-markdown.ts';
import { toText } from '../../html/to-text.ts';
import type { PlainData } from '../../mdx/plain-data.ts';
import { element as toElement } from '../../text/html-node.ts';
import { isInlineToken } from '../../text/markdown/fit-tokens.ts';
import {
  type BlockToken,
  blockToken,
  type ElementToken,
  plainToken,
  type SiteToken,
  written,
} from '../../text/tokens.ts';
import { readComponentHtml, toIsland } from './component-html.ts';

/** Placeholder for the children of a component. Noncharacters do not occur in text (Unicode 17 §23.7). */
const CHILDREN = '\uFDD2children\uFDD3';

/**
 * Resolves a use of a component. Its HTML is rendered immediately, so that faults can be reported with their position.
 */
export function resolveComponent(component: SiteComponent, element: ElementToken, page: BlockPage): SiteToken[] {
  const { raw, tokens, isBlock } = element;
  if (component.attributes === null) return [];
  const properties = readProperties(component, component.attributes, element, page);
  if (properties === null) return [];
  const children = tokens.length === 0 ? [] : isBlock ? page.blocks(tokens) : page.inline(tokens);
  const forms = renderForms(component, { ...properties, ...component.given }, children.length > 0, page);
  if (forms === null) return [];
  const { html, markdown, text } = forms;
  const [before = '', ...rest] = text.split(CHILDREN);
  const shown = rest.length === 0 ? [] : [...children, toToken(rest.join(' '))];
  return [
    blockToken(
      {
        html: ({ content }) => [written(fill(html, () => content(children).html))],
        markdown: ({ blocks, inline }) =>
          fill(markdown, () => (children.every(isInlineToken) ? inline(children) : blocks(children))),
      },
      { raw, tokens: [toToken(before), ...shown], isBlock },
    ),
  ];
}

/** Returns null if a required property is missing. */
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
  readonly text: string;
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
    // Links and media in a component are checked and get the base, like those of the page.
    const { html, nodes, hasStyle } = readComponentHtml(
      component.render(properties, children, prefix),
      (address, use) => page.site.resolve(page.source, address, use, page.offset),
    );
    if (hasStyle)
      page.note(
        'unsafe-html',
        `Cannot keep "style" in <${name}>: the Content-Security-Policy does not allow inline styles. Use a class, and import its styles from a .css file.`,
      );
    const given = hasChildren ? { ...properties, children: CHILDREN } : properties;
    return {
      html: isIsland ? toIsland(html, { id, properties, prefix }) : html,
      markdown: toMarkdown === null ? writeMarkdown(nodes, (href) => href) : toMarkdown(given).trim(),
      text: toText(nodes),
    };
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    page.note(
      'failed-component',
      `Cannot render <${name}>: it threw ${JSON.stringify(found)}${component.lineOf(error)}.`,
    );
    return null;
  }
}

function fill(text: string, children: () => string): string {
  return text.includes(CHILDREN) ? text.replaceAll(CHILDREN, children) : text;
}

function toToken(text: string): SiteToken {
  return plainToken(` ${text.trim()} `);
}

/** Placeholder shown to authors, but never to readers, for an empty component that the site does not have. */
export function noteUnknownComponent({ tag, raw, isBlock }: ElementToken): BlockToken {
  const note = `<${tag.name}> is not shown: this site has no such component.`;
  return blockToken(
    {
      html: () => [isBlock ? toElement('p', [note], { class: 'notice' }) : toElement('mark', [note])],
      markdown: () => '',
      text: '',
    },
    { raw, isBlock },
  );
}
