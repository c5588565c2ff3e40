import type { Heading } from '../../../worker/model/parts.ts';
import { type Attributes, element, type HtmlNode, mapElements } from '../text/html-node.ts';

/** The attributes of a link, which opens another tab if it leads to another site. */
export function linkAttributes(attributes: Attributes): Attributes {
  if (!/^https?:/i.test(attributes.href ?? '')) return attributes;
  return { ...attributes, target: '_blank', rel: 'noopener noreferrer nofollow' };
}

/** Resolves the links of a text. A link without a target stays readable, and shows its URL on hover. */
export function resolveLinks(nodes: readonly HtmlNode[], resolve: ResolveLink): readonly HtmlNode[] {
  return mapElements(nodes, (node) => {
    if (node.name !== 'a') return node;
    const { attributes, children } = node;
    const { href } = attributes;
    if (href === undefined) return element('span', children);
    const resolved = resolve(href.trim());
    if (resolved === null) return element('span', children, { title: href });
    // Links within the site are different for programs.
    const isFinal = resolved === href && /^(?:https?:|mailto:|#)/i.test(href);
    return isFinal ? node : element('a', children, linkAttributes({ ...attributes, href: resolved }));
  });
}

/** Points the fragment links of a text to its headings, ignoring case, or to other pages. */
export function resolveFragments(
  nodes: readonly HtmlNode[],
  headings: readonly Heading[],
  pageOf: (id: string) => string,
  resolve: ResolveLink,
): readonly HtmlNode[] {
  const ids = new Map(headings.toReversed().flatMap(({ id }) => [[id.toLowerCase(), id] as const]));
  return mapElements(nodes, (node) => {
    const { href } = node.attributes;
    if (node.name !== 'a' || href?.startsWith('#') !== true) return node;
    const fragment = href.slice(1).toLowerCase();
    // GitHub's prefix, and Redoc's path of headings.
    const id = ids.get(fragment) ?? ids.get(fragment.replace(/^(?:user-content-|section\/(?:.*\/)?)/, ''));
    const target = id === undefined ? resolve(href) : `${pageOf(id)}#${id}`;
    if (target === null) return node.children;
    return target === href ? node : element('a', node.children, { ...node.attributes, href: target });
  });
}

/** The href for a link in a description's Markdown; null if it has no target on this site or the web. */
export type ResolveLink = (href: string) => string | null;
