import { readArticle } from '../../../../../page/html/article-tree.ts';
import type { HtmlElement, HtmlNode } from '../../../../../page/text/html-node.ts';
import { oneLine } from '../../../../../page/text/markdown/markdown-text.ts';
import { withoutControls } from './page-controls.ts';
import type { PageContent, Tree } from './page-tree.ts';

/** HTML that components show, as the content of a page. */
interface HtmlTree extends PageContent {
  /** The number of parts that only a browser could show. */
  readonly browserOnly: number;
  /** The paths of pages in it, which have placeholders by their number here. */
  readonly pages: readonly string[];
}

/** What is found beside the tree. */
interface Found {
  browserOnly: number;
  readonly pages: string[];
  title: string | null;
  description: string | null;
}

/** The placeholder of a page. Noncharacters do not occur in text (Unicode 17 §23.7). */
export const PAGE_PLACE = /\uFDD2page (\d+)\uFDD3/g;

/** Elements that show nothing here, with their content. */
const DROPPED = /^(?:script|style|svg|template|noscript|head|title|link|meta|textarea|select|input|object|embed)$/;
/** The elements of shims. */
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['docvane-tabs', 'Tabs'],
  ['docvane-tabitem', 'TabItem'],
  ['docvane-admonition', 'Admonition'],
]);
/** Attributes that pages keep, and their names there. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ...['href', 'src', 'alt', 'start', 'title', 'poster', 'value', 'label', 'type'].map((name) => [name, name] as const),
  ['group-id', 'groupId'],
]);
/** Drawings beside or in texts, which add nothing to them. */
const ICON = /icon|logo|arrow|chevron|caret|copy|close|check|menu|badge/i;
/** A short text in the place of something else, such as "Loading…". */
const MAX_FALLBACK = 40;

/** Reads HTML. Deeper elements than that are not the work of an author. */
export function readTree(html: string): HtmlTree {
  const found: Found = { browserOnly: 0, pages: [], title: null, description: null };
  const tree = readArticle(html)
    .flatMap((node) => toTree(node, 0, found))
    .flatMap(withoutControls);
  return { tree, ...found };
}

const MAX_DEPTH = 200;

function toTree(node: HtmlNode, depth: number, found: Found): Tree[] {
  if (typeof node === 'string') return [node];
  const { name, children } = node;
  const tag = name.toLowerCase();
  if (DROPPED.test(tag) || depth > MAX_DEPTH || (tag === 'img' && isIcon(node))) return [];
  const content = children.flatMap((child) => toTree(child, depth + 1, found));
  if (tag === 'docvane-page')
    return [
      {
        tag: 'div',
        attributes: new Map(),
        children: [`\uFDD2page ${found.pages.push(node.attributes.path ?? '') - 1}\uFDD3`],
      },
    ];
  if (tag === 'docvane-layout') {
    found.title ??= node.attributes.title ?? null;
    found.description ??= node.attributes.description ?? null;
    return [{ tag: null, attributes: new Map(), children: content }];
  }
  if (tag !== 'docvane-browser')
    return [{ tag: BLOCKS.get(tag) ?? tag, attributes: attributesOf(tag, node), children: content }];
  found.browserOnly++;
  return lengthOf(content) > MAX_FALLBACK ? content : [];
}

function attributesOf(tag: string, element: HtmlElement): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(element.attributes)) {
    const own = ATTRIBUTES.get(name.toLowerCase());
    if (own !== undefined) attributes.set(own, oneLine(value));
  }
  if (tag === 'pre') {
    const language = languageOf(element);
    const title = element.attributes['data-title'];
    if (language !== null) attributes.set('language', language);
    if (title !== undefined) attributes.set('codeTitle', title);
  }
  return attributes;
}

/** The language of code, of `data-language` or a class such as `language-js`. */
function languageOf({ attributes, children }: HtmlElement): string | null {
  const [code] = children.flatMap((child) => (typeof child !== 'string' && child.name === 'code' ? [child] : []));
  const classes = `${attributes.class ?? ''} ${code?.attributes.class ?? ''}`;
  const written = attributes['data-language'] ?? /\blanguage-(\S+)/.exec(classes)?.[1] ?? '';
  return /^[\w+#.-]+$/.test(written) ? written : null;
}

function isIcon({ attributes }: HtmlElement): boolean {
  return attributes['data-drawing'] !== undefined && ICON.test(`${attributes.class ?? ''} ${attributes.src ?? ''}`);
}

function lengthOf(trees: readonly Tree[]): number {
  return trees.reduce(
    (sum, tree) =>
      sum + (typeof tree === 'string' ? tree.trim().length : tree.tag === 'img' ? Infinity : lengthOf(tree.children)),
    0,
  );
}
