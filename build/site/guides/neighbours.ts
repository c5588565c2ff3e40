import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import { locateKey } from '../docs/front-matter.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { GuideSources } from './guide-sources.ts';

type NeighbourKey = 'pagination_prev' | 'pagination_next';

/** The path of the neighbor set in front matter; null to hide it, undefined if it is not set or invalid. */
export function findNeighbour(
  doc: Doc,
  key: NeighbourKey,
  { sources, report }: { readonly sources: GuideSources; readonly report: Report },
): string | null | undefined {
  const id = doc.source.frontMatter[key];
  if (id == null) return id;
  const target = sources.neighbour(id);
  if (target !== null) return target.isListed ? target.path : null;
  const hint = suggest(id, sources.neighbours()) || '. Write the id of a doc, or null to show no link.';
  report.note(
    'unknown-neighbour',
    locateKey(doc.source, key),
    `Cannot link the neighbor ${JSON.stringify(id)} of "${key}": there is no doc with that id${hint}`,
  );
  return undefined;
}
