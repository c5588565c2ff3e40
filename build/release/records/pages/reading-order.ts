import { LISTS } from '../../../../worker/model/page-kinds.ts';
import type { Manifest, PageFacts } from '../../../../worker/model/records/manifest.ts';
import type { SidebarNode } from '../../../../worker/model/sidebar.ts';

/**
 * The pages of the full text in the order of its sections (worker/agents/lists/site-sections.ts): by sidebar, then
 * schemas, then others. Another order would only cost the worker more reads.
 */
export function readingOrder(sidebars: Manifest['sidebars'], pages: ReadonlyMap<string, PageFacts>): readonly string[] {
  const isSchema = (path: string): boolean => pages.get(path)?.kind === 'schema';
  const listed = Object.values(sidebars).flatMap(({ nodes }) => [...pathsOf(nodes)].filter((path) => !isSchema(path)));
  const rest = [...pages.keys()];
  const all = new Set([...listed, ...rest.filter(isSchema), ...rest.filter((path) => !isSchema(path))]);
  return [...all].filter((path) => {
    const page = pages.get(path);
    return page !== undefined && page.unlisted !== true && !LISTS.includes(page.kind);
  });
}

/** A category's own links come before its subcategories. */
function* pathsOf(nodes: readonly SidebarNode[]): Generator<string> {
  for (const node of nodes) if (node.kind === 'link' && node.path !== null) yield node.path;
  for (const node of nodes) {
    if (node.kind !== 'category') continue;
    if (node.path !== null) yield node.path;
    yield* pathsOf(node.nodes);
  }
}
