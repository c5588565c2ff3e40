import { HOMES } from '../../../worker/model/page-kinds.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';

/**
 * The section of each page by path: the outermost group in its sidebar, or its API. Null means the whole site.
 * Omits pages with their own image.
 */
export function findSections(
  pages: readonly CompiledPage[],
  sidebars: ReadonlyMap<string, readonly SidebarEntry[]>,
): ReadonlyMap<string, string | null> {
  const apis = new Map(pages.flatMap(({ entry }) => (entry.kind === 'api' ? [[entry.sidebar, entry.title]] : [])));
  const groups = new Map<string, string>();
  for (const [id, entries] of sidebars) {
    for (const entry of entries) if (entry.kind === 'category') addPaths(id, entry, entry.label, groups);
  }
  const named = pages.filter(({ entry }) => entry.image === undefined);
  return new Map(
    named.map(({ path, entry }) => {
      const group = apis.get(entry.sidebar) ?? groups.get(`${entry.sidebar} ${path}`);
      return [path, HOMES.includes(entry.kind) ? null : (group ?? null)];
    }),
  );
}

function addPaths(sidebar: string, entry: SidebarEntry, label: string, groups: Map<string, string>): void {
  if (entry.kind === 'html') return;
  const path = entry.kind === 'link' ? entry.to : entry.path;
  if (path !== null && !groups.has(`${sidebar} ${path}`)) groups.set(`${sidebar} ${path}`, label);
  if (entry.kind === 'category') for (const inner of entry.entries) addPaths(sidebar, inner, label, groups);
}
