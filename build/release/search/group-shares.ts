import type { PageFacts } from '../../../worker/model/records/manifest.ts';

/** A group is named by an API and its tag; labels below it divide the group. */
const GROUP_DEPTH = 2;

/** For each halving of a group, as a share of the weights. */
const SMALL_GROUP_LOSS = 0.02;

interface GroupedPage {
  readonly entry: PageFacts;
  readonly trail: readonly string[];
}

/**
 * The share that each page has of its weights. Operations of a large group come before operations with the same name in
 * a small one: a group is large if it is what the API is about.
 */
export function groupShares(pages: readonly GroupedPage[]): number[] {
  const groups = pages.map(({ entry, trail }) =>
    entry.kind === 'operation' ? trail.slice(0, GROUP_DEPTH).join('\n') : null,
  );
  const sizes = new Map<string, number>();
  for (const group of groups) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const most = Math.floor(Math.log2(Math.max(1, ...sizes.values())));
  return groups.map((group) =>
    group === null ? 1 : 1 - SMALL_GROUP_LOSS * (most - Math.floor(Math.log2(sizes.get(group) ?? 1))),
  );
}
