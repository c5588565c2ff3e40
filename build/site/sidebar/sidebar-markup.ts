import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import { linkToHref } from '../../../worker/model/path.ts';
import { HIDDEN_ELEMENTS } from '../../page/html/elements.ts';
import { type HtmlRules, parseHtml } from '../../page/html/html-builder.ts';
import { toHtml } from '../../page/html/to-html.ts';
import { element, type HtmlNode, mapElements } from '../../page/text/html-node.ts';

/** Allowed markup between links: text, a link, an image, a line. */
const RULES: HtmlRules = {
  shown: new Map<string, readonly string[]>([
    ...['b', 'br', 'code', 'em', 'hr', 'i', 'small', 'span', 'strong', 'sub', 'sup'].map((name) => [name, []] as const),
    ['a', ['href', 'title']],
    ['img', ['src', 'alt', 'width', 'height']],
  ]),
  hidden: HIDDEN_ELEMENTS,
};

/** The markup of an `html` item without anything that could run, frame or restyle. Null if nothing remains. */
export function parseMarkup(value: string): readonly HtmlNode[] | null {
  const nodes = parseHtml(value.trim(), RULES);
  return nodes.every((node) => typeof node === 'string' && node.trim() === '') ? null : nodes;
}

/** The HTML of an item. Links and images get the site's base. */
export function writeMarkup(nodes: readonly HtmlNode[], base: string): SafeHtml {
  return toHtml(
    mapElements(nodes, (node) => {
      const key = node.name === 'a' ? 'href' : 'src';
      const address = node.attributes[key];
      if (address === undefined) return node;
      return element(node.name, node.children, { ...node.attributes, [key]: linkToHref(base, address) });
    }),
  ).trim() as SafeHtml;
}
