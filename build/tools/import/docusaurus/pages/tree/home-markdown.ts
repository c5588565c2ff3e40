import { oneLine } from '../../../../../page/text/markdown/markdown-text.ts';
import { type Card, toCard, toLogos, writeCards } from './home-cards.ts';
import { withoutControls } from './page-controls.ts';
import type { Tree, TreeElement } from './page-tree.ts';
import { toBlocks, toInline, toTarget } from './tree-markdown.ts';
import { find, findAll, flatten, HEADING, isBlank, isShort, textOf, without } from './tree-search.ts';

/** Markdown, or cards that belong to the cards before and after them. */
type Part = string | Card;

const MAX_HERO_LENGTH = 800;
const LOGO = /(?:^|[\W_])(?:logo|icon)(?:[\W_]|$)/i;
/** Elements that begin another part of a page. */
const SECTION = /^(?:main|section|article)$/;
const LINK = /(?<!!)\[[^\][]*\]\([^()\s]*\)/g;

/** The site around the page. */
interface HomeSite {
  readonly title: string;
  readonly tagline: string;
  /** Whether the navbar shows the logo of the site. */
  readonly hasLogo: boolean;
  /** Links of a hero that has none. */
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/**
 * Converts a home page to Markdown: what surrounds its first heading to a hero, headings with a text beside each other to
 * cards, and walls of logos to links. A page without such a heading begins with a hero about the site.
 */
export function toHomeMarkdown(trees: readonly Tree[], site: HomeSite): string {
  const page = trees.flatMap(withoutControls).map(fromRoot);
  const hero = findHero({ tag: null, attributes: new Map(), children: page });
  const isShown = (each: TreeElement): boolean =>
    each === hero || (hero === null && each.tag === 'h1' && oneLine(textOf([each])) === site.title);
  // All of a short page is its hero.
  const rest = hero?.tag === null ? [] : page.flatMap((tree) => without(tree, isShown));
  const { title, tagline, links } = site;
  const opening =
    hero === null
      ? joinHero(toInline([title]), tagline === '' ? [] : [toInline([tagline])], links.map(writeLink))
      : writeHero(hero, site);
  return [opening, ...writeParts(toParts(rest))].join('\n\n');
}

/** A home page is at the root, and so are the addresses relative to it. */
function fromRoot(tree: Tree): Tree {
  if (typeof tree === 'string') return tree;
  const attributes = [...tree.attributes].map(([name, value]): [string, string] => [
    name,
    name === 'href' || name === 'src' ? value.replace(/^\.\//, '/') : value,
  ]);
  return { tag: tree.tag, attributes: new Map(attributes), children: tree.children.map(fromRoot) };
}

/**
 * The outermost element around the first heading that has no other heading but a subtitle, and no other section of the
 * page. Null if that is a section like others.
 */
function findHero(tree: TreeElement): TreeElement | null {
  const headings = findAll([tree], HEADING);
  const [heading] = headings;
  const isTitle = headings.length === 1 || (headings.length === 2 && hasSubtitle([tree]));
  const inner = tree.children
    .flatMap(flatten)
    .find((child): child is TreeElement => typeof child !== 'string' && find([child], 'h1').length > 0);
  const isShown = heading?.tag === 'h1' && isTitle && isShort([tree], MAX_HERO_LENGTH);
  if (isShown && find([tree], 'pre').length === 0 && !hasSections(tree, inner))
    return toBlocks(tree.children).length > 1 ? tree : null;
  return inner === undefined || inner.tag === 'h1' ? null : findHero(inner);
}

/** Whether a heading of level 2 follows the title directly: a section has a text between them, or its own element. */
function hasSubtitle(trees: readonly Tree[]): boolean {
  const siblings = trees.flatMap(flatten).filter((tree) => !isBlank(tree));
  return siblings.some(
    (tree, index) => typeof tree !== 'string' && (isSubtitled(tree, siblings[index + 1]) || hasSubtitle(tree.children)),
  );
}

function isSubtitled({ tag }: TreeElement, next: Tree | undefined): boolean {
  return tag === 'h1' && typeof next === 'object' && next.tag === 'h2';
}

/** Whether other sections follow the one with the title, which is a hero by itself. */
function hasSections({ children }: TreeElement, inner: TreeElement | undefined): boolean {
  if (inner === undefined || toBlocks(inner.children).length < 2) return false;
  return children
    .flatMap(flatten)
    .some((child) => typeof child !== 'string' && child !== inner && SECTION.test(child.tag ?? '') && !isBlank(child));
}

function writeHero(hero: TreeElement, site: HomeSite): string {
  const [heading] = find([hero], 'h1');
  const title = oneLine(textOf(heading?.children ?? []));
  const content = without(hero, (each) => each === heading || (site.hasLogo && isLogo(each, title))).map(withoutLevels);
  const blocks = toBlocks(content).filter((block) => block !== '---');
  const text = blocks.filter((block) => !isActions(block));
  const own = blocks.filter(isActions).flatMap((block) => block.match(LINK) ?? []);
  return joinHero(oneLine(toInline(heading?.children ?? [])), text, own.length === 0 ? site.links.map(writeLink) : own);
}

/** The first link is the most prominent one, so those of the site come first. */
function joinHero(title: string, text: readonly string[], links: readonly string[]): string {
  const isOfSite = (link: string): boolean => link.includes('](/');
  const actions = [...links.filter(isOfSite), ...links.filter((link) => !isOfSite(link))];
  return [`:::hero[${title}]`, ...text, actions.join(' '), ':::'].join('\n\n');
}

function writeLink({ title, href }: HomeSite['links'][number]): string {
  return `[${toInline([title])}](${toTarget(href)})`;
}

/** A subtitle is a paragraph. */
function withoutLevels(tree: Tree): Tree {
  if (typeof tree === 'string') return tree;
  return {
    tag: HEADING.test(tree.tag ?? '') ? 'p' : tree.tag,
    attributes: tree.attributes,
    children: tree.children.map(withoutLevels),
  };
}

/** Whether a block has nothing but links. */
function isActions(block: string): boolean {
  return block.replace(LINK, '').trim() === '';
}

/** The logo of the site is in its navbar. */
function isLogo({ tag, attributes }: TreeElement, title: string): boolean {
  const alt = attributes.get('alt') ?? '';
  return tag === 'img' && (alt === title || LOGO.test(`${attributes.get('src') ?? ''} ${alt}`));
}

function toParts(trees: readonly Tree[]): Part[] {
  const parts: Part[] = [];
  let rest: Tree[] = [];
  const endRest = (): void => {
    parts.push(...toSections(rest));
    rest = [];
  };
  for (const tree of trees.flatMap(flatten)) {
    if (isBlank(tree)) continue;
    const shown = toCard(tree) ?? toLogos(tree);
    const isSection = typeof tree !== 'string' && !HEADING.test(tree.tag ?? '') && findAll([tree], HEADING).length > 0;
    if (shown === null && !isSection) {
      rest.push(tree);
      continue;
    }
    endRest();
    if (shown !== null) parts.push(shown);
    else if (typeof tree !== 'string') parts.push(...toParts(tree.children));
  }
  endRest();
  return parts.map((part, index) => {
    const isBeside = [parts[index - 1], parts[index + 1]].some((other) => typeof other === 'object');
    return typeof part === 'string' || !part.isAlone || !isBeside ? part : { ...part, isAlone: false };
  });
}

/** The title of the page is its only heading of level 1. */
function toSections(trees: readonly Tree[]): string[] {
  return toBlocks(trees).map((block) => block.replace(/^# /, '## '));
}

function writeParts(parts: readonly Part[]): string[] {
  const blocks: string[] = [];
  let cards: Card[] = [];
  const endCards = (): void => {
    if (cards.some(({ isAlone }) => !isAlone)) blocks.push(writeCards(cards));
    else blocks.push(...toSections(cards.map(({ tree }) => tree)));
    cards = [];
  };
  for (const part of parts) {
    if (typeof part !== 'string') {
      cards.push(part);
      continue;
    }
    endCards();
    blocks.push(part);
  }
  endCards();
  return blocks;
}
