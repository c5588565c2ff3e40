import { type Document, isAlias, isNode, visit } from 'yaml';

/**
 * Offset of a YAML alias inside the very node that it repeats, or null. Such data has no end: neither JSON nor a page
 * can hold it.
 */
export function findCyclicAlias(document: Document.Parsed, text: string): number | null {
  if (!/(?:^|[\s[{,:-])&\S/m.test(text)) return null;
  const anchors = new Map<string, unknown>();
  let offset: number | null = null;
  visit(document, (_key, node, path) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (!path.some((ancestor) => ancestor === target)) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    }
    if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    return undefined;
  });
  return offset;
}
