import type { Tokens } from 'marked';
import type { Block, BlockPage } from '../../blocks/block.ts';
import type { BlockRegistry } from '../../blocks/block-registry.ts';
import { ENGINE_BLOCKS } from '../../blocks/registry.ts';
import { withoutParagraphs } from '../../text/markdown/fit-tokens.ts';
import type { Tag } from '../../text/markdown/parse-tag.ts';
import { type ElementToken, paragraphOf, plainToken, type SiteToken } from '../../text/tokens.ts';

/** Possible replacements for a component: its content, nothing, a link, or a block of this site. */
export const COMPONENT_USES: readonly string[] = [
  ...['content', 'nothing', 'link'],
  ...ENGINE_BLOCKS.directives,
  ...ENGINE_BLOCKS.components,
];

/** Expands a component as configured under `markdown.components` in site.yaml. */
export function expandAs(
  use: string,
  element: ElementToken,
  { page, blocks }: { readonly page: BlockPage; readonly blocks: BlockRegistry },
  resolve: (block: Block) => SiteToken[],
): SiteToken[] {
  if (use === 'nothing') return [];
  if (use === 'link') return page.list(toLink(element, page));
  const block = blocks.findComponent(use) ?? blocks.findDirective(use);
  return block === null ? page.list(element.tokens) : resolve(block);
}

/** Common attribute names of cards and buttons. */
const LABELS = ['title', 'label', 'header', 'heading', 'name'];
const ADDRESSES = ['to', 'href', 'link', 'url'];
const DESCRIPTIONS = ['description', 'subtitle'];

/** Converts a card to a link with its title, its description and its content. */
function toLink({ tag, tokens, raw, isBlock }: ElementToken, page: BlockPage): SiteToken[] {
  const label = firstText(tag, LABELS, page);
  const href = firstText(tag, ADDRESSES, page);
  const description = firstText(tag, DESCRIPTIONS, page);
  const named = label === null ? withoutParagraphs(tokens) : [plainToken(label)];
  const link: Tokens.Link = { type: 'link', raw, href: href ?? '', title: null, text: label ?? '', tokens: named };
  const line = [...(href === null ? named : [link]), ...(description === null ? [] : [plainToken(`: ${description}`)])];
  const rest = label === null ? [] : tokens;
  return isBlock ? [paragraphOf(line, raw), ...rest] : [...line, ...rest];
}

function firstText(tag: Pick<Tag, 'name' | 'attributes'>, names: readonly string[], page: BlockPage): string | null {
  const name = names.find((candidate) => tag.attributes.some((attribute) => attribute.name === candidate));
  return name === undefined ? null : page.text(tag, name);
}
