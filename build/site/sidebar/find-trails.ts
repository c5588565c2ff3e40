import type { SidebarEntry } from './sidebar-entry.ts';

/** The position of a page in its sidebar. */
interface EntryTrail {
  /** Labels of the groups around it, outermost first. */
  readonly trail: readonly string[];
  readonly deprecated: boolean;
}

/** The first position of every page in a sidebar, by path. */
export function findTrails(entries: readonly SidebarEntry[]): ReadonlyMap<string, EntryTrail> {
  const trails = new Map<string, EntryTrail>();
  const visit = (inner: readonly SidebarEntry[], trail: readonly string[]): void => {
    for (const entry of inner) {
      if (entry.kind === 'html') continue;
      const path = entry.kind === 'link' ? entry.to : entry.path;
      if (path !== null && !trails.has(path))
        trails.set(path, { trail, deprecated: entry.kind === 'link' && entry.deprecated });
      if (entry.kind === 'category') visit(entry.entries, [...trail, entry.label]);
    }
  };
  visit(entries, []);
  return trails;
}
