import type { Token, Tokens } from 'marked';
import { ADMONITION_WORDS, findAdmonition } from '../containers.ts';
import { textToken } from '../settled-tokens.ts';
import { COMPONENT_NAMES, type ComponentPage, expandComponent, toAdmonition, unwrap } from './components.ts';
import type { ElementToken } from './elements.ts';
import type { Tag } from './parse-tag.ts';

/** What a site may make of components that are its own, besides components of Docusaurus. */
export const COMPONENT_USES: readonly string[] = [
  'content',
  'nothing',
  'link',
  ...ADMONITION_WORDS,
  ...COMPONENT_NAMES,
];

/** A component as `markdown.components` of site.yaml has it: what it contains, nothing, a link, an admonition, or another component. */
export function expandAs(use: string, element: ElementToken, page: ComponentPage): Token[] {
  if (use === 'content') return element.tokens;
  if (use === 'nothing') return [];
  if (use === 'link') return toLink(element, page);
  const admonition = findAdmonition(use);
  return admonition === null
    ? (expandComponent(use, element, page) ?? element.tokens)
    : [toAdmonition(element, page, admonition)];
}

/** Names that the attributes of cards and buttons have. */
const LABELS = ['title', 'label', 'header', 'heading', 'name'];
const ADDRESSES = ['to', 'href', 'link', 'url'];
const DESCRIPTIONS = ['description', 'subtitle'];

/** A card: a link of its title, what it says, and what it contains. */
function toLink({ tag, tokens, raw, isBlock }: ElementToken, page: ComponentPage): Token[] {
  const label = firstText(tag, LABELS, page);
  const href = firstText(tag, ADDRESSES, page);
  const description = firstText(tag, DESCRIPTIONS, page);
  const named: Token[] = label === null ? unwrap(tokens) : [textToken(label)];
  const link: Tokens.Link = { type: 'link', raw, href: href ?? '', title: null, text: label ?? '', tokens: named };
  const line = [...(href === null ? named : [link]), ...(description === null ? [] : [textToken(`: ${description}`)])];
  const rest = label === null ? [] : tokens;
  return isBlock
    ? [{ type: 'paragraph', raw, text: '', tokens: line } satisfies Tokens.Paragraph, ...rest]
    : [...line, ...rest];
}

function firstText(tag: Tag, names: readonly string[], page: ComponentPage): string | null {
  const name = names.find((candidate) => tag.attributes.some((attribute) => attribute.name === candidate));
  return name === undefined ? null : page.text(tag, name);
}
