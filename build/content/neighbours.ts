import type { Doc } from '../docs/load-docs.ts';
import type { LinkResolver } from '../docs/site-links.ts';
import { suggest } from '../report/nearest.ts';
import { Lines, type Position } from '../report/position.ts';
import type { Report } from '../report/report.ts';

type NeighbourKey = 'pagination_prev' | 'pagination_next';

/** The path of the neighbour that front matter names; null when it wants none, undefined when it says nothing of use. */
export function findNeighbour(
  doc: Doc,
  key: NeighbourKey,
  resolver: LinkResolver,
  report: Report,
): string | null | undefined {
  const id = doc.source.frontMatter[key];
  if (id == null) return id;
  const target = resolver.findDoc(id, doc);
  if (target !== null) return target.source.frontMatter.unlisted === true ? null : target.path;
  const hint = suggest(id, resolver.idsBeside(doc)) || '. Write the id of a doc, or null for none.';
  report.note(
    'unknown-neighbour',
    placeOfKey(doc, key),
    `Cannot link the neighbour ${JSON.stringify(id)} of "${key}": there is no doc of that id${hint}`,
  );
  return undefined;
}

/** Where a key of the front matter stands. */
export function placeOfKey({ source: { file, text } }: Doc, key: string): { file: string; position: Position } {
  return { file, position: new Lines(text).at(Math.max(0, text.search(new RegExp(`^${key}\\s*:`, 'm')))) };
}
