import type { SidebarEntry } from './sidebar-entry.ts';

/** The position of a page in its sidebar. */
interface EntryPlace {
  /** Labels of the groups around it, outermost first. */
  readonly trail: readonly string[];
  readonly deprecated: boolean;
}

/** The first position of every page in a sidebar, by path. */
export function findPlaces(entries: readonly SidebarEntry[]): ReadonlyMap<string, EntryPlace> {
  const places = new Map<string, EntryPlace>();
  const visit = (inner: readonly SidebarEntry[], trail: readonly string[]): void => {
    for (const entry of inner) {
      if (entry.kind === 'html') continue;
      const path = entry.kind === 'link' ? entry.to : entry.path;
      if (path !== null && !places.has(path))
        places.set(path, { trail, deprecated: entry.kind === 'link' && entry.deprecated });
      if (entry.kind === 'category') visit(entry.entries, [...trail, entry.label]);
    }
  };
  visit(entries, []);
  return places;
}
