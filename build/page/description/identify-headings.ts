import type { Heading } from '../../../worker/model/parts.ts';
import type { FragmentIds } from '../../base/fragment-ids.ts';
import { toText } from '../html/to-text.ts';
import { element, type HtmlNode, isHeading, mapElements } from '../text/html-node.ts';
import { headingsIn } from './divide-nodes.ts';

/** The headings of a page's text, and the text with their ids and levels: below the page's h1, without a gap. */
export function identifyHeadings(
  nodes: readonly HtmlNode[],
  ids: FragmentIds,
  classOf: (text: string) => string | undefined,
): { readonly nodes: readonly HtmlNode[]; readonly headings: readonly Heading[] } {
  const top = Math.min(...headingsIn(nodes).map(({ name }) => Number(name[1])));
  const headings: Heading[] = [];
  const identified = mapElements(nodes, (node) => {
    if (!isHeading(node)) return node;
    const text = toText(node.children);
    const level = Math.min(6, Number(node.name[1]) - top + 2, (headings.at(-1)?.level ?? 1) + 1);
    const heading = { id: ids.claim([text.toLowerCase()]), text, level };
    headings.push(heading);
    const className = classOf(text);
    const attributes = { id: heading.id, ...(className === undefined ? {} : { class: className }) };
    return element(`h${level}`, node.children, attributes);
  });
  return { nodes: identified, headings };
}
