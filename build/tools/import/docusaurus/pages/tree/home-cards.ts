import { oneLine } from '../../../../../page/text/markdown/markdown-text.ts';
import { writeTag } from '../../../shared/markup/attributes.ts';
import type { Tree, TreeElement } from './page-tree.ts';
import { toAbsolute, toBlocks, toInline, toTarget } from './tree-markdown.ts';
import { find, findAll, HEADING, isShort, textOf, without } from './tree-search.ts';

/** A heading with a few sentences, one of several beside each other. */
export interface Card {
  readonly title: string;
  readonly href: string | null;
  readonly image: string | null;
  readonly content: readonly string[];
  /** Whether no other card is beside it. It may be the last row of a grid. */
  readonly isAlone: boolean;
  /** The element, for the case that it is no card. */
  readonly tree: Tree;
}

/** Longer texts are sections of a page. */
const MAX_CARD_LENGTH = 500;
const MAX_CARD_BLOCKS = 3;
/** That many pictures without text are a wall of logos. */
const MIN_LOGOS = 4;
/** Elements that need the width of a page. */
const WIDE = /^(?:pre|table|iframe|video|form|Tabs|Admonition|Details|details)$/;
/** A block that is one link. */
const ONLY_LINK = /^\[([^\][]*)\]\(([^()\s]+)\)$/;

/** Directives rather than components, which would make the page MDX. */
export function writeCards(cards: readonly Card[]): string {
  const written = cards.map(({ title, href, image, content }) => {
    const attributes = writeTag('', { href, image, alt: image === null ? null : '' }, '')
      .slice(1)
      .trim();
    return [`:::card[${title}]${attributes === '' ? '' : `{${attributes}}`}`, ...content, ':::'].join('\n\n');
  });
  return [':::cards', ...written, ':::'].join('\n\n');
}

/** An element with one heading, a short text below it and at most a picture above it; null for any other. */
export function toCard(tree: Tree): Card | null {
  if (typeof tree === 'string' || HEADING.test(tree.tag ?? '')) return null;
  const headings = findAll([tree], HEADING);
  const [heading] = headings;
  if (heading === undefined || headings.length > 1 || findAll([tree], WIDE).length > 0) return null;
  const [image, ...images] = find([tree], 'img');
  if (images.length > 0) return null;
  const content = toBlocks(without(tree, (each) => each === heading || each === image));
  if (content.length === 0 && image === undefined) return null;
  if (content.length > MAX_CARD_BLOCKS || !isShort([tree], MAX_CARD_LENGTH)) return null;
  const [link] = find([heading], 'a');
  const own = link?.attributes.get('href') ?? (tree.tag === 'a' ? tree.attributes.get('href') : undefined);
  const more = own === undefined && find([tree], 'a').length === 1 ? ONLY_LINK.exec(content.at(-1) ?? '') : null;
  const href = own ?? more?.[2];
  return {
    title: oneLine(toInline(link === undefined ? heading.children : [textOf(heading.children)])),
    href: href === undefined ? null : toAbsolute(href),
    image: image?.attributes.get('src') === undefined ? null : toAbsolute(image.attributes.get('src') ?? ''),
    content: more === null ? content : content.slice(0, -1),
    isAlone: true,
    tree,
  };
}

/** Links with the names of pictures, if an element consists of many. */
export function toLogos(tree: Tree): string | null {
  if (typeof tree === 'string') return null;
  const pictures = findPictures(tree, null);
  const names = new Map(pictures.map(({ alt, href }) => [alt, href]));
  if (names.size < MIN_LOGOS || names.has('') || textOf([tree]).trim() !== '') return null;
  return [...names]
    .map(([name, href]) => (href === null ? toInline([name]) : `[${toInline([name])}](${toTarget(href)})`))
    .join(' · ');
}

function findPictures(
  { tag, attributes, children }: TreeElement,
  href: string | null,
): { readonly alt: string; readonly href: string | null }[] {
  if (tag === 'img') return [{ alt: attributes.get('alt') ?? '', href }];
  const own = tag === 'a' ? (attributes.get('href') ?? href) : href;
  return children.flatMap((child) => (typeof child === 'string' ? [] : findPictures(child, own)));
}
