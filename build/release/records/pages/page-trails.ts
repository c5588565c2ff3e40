import type { SiteFrame } from '../../../../worker/model/site.ts';
import type { SidebarEntry } from '../../../site/sidebar/sidebar-entry.ts';

/** The ancestors of each page, outermost first: the navbar item, then the categories of its sidebar. */
export class PageTrails {
  readonly #trails = new Map<string, ReadonlyMap<string, readonly string[]>>();
  readonly #navbar: SiteFrame['navbar'];

  constructor(sidebars: ReadonlyMap<string, readonly SidebarEntry[]>, navbar: SiteFrame['navbar']) {
    this.#navbar = navbar;
    for (const [id, entries] of sidebars) {
      const trails = new Map<string, readonly string[]>();
      collectTrails(entries, [], trails);
      this.#trails.set(id, trails);
    }
  }

  find(path: string, sidebarId: string | undefined): readonly string[] {
    if (sidebarId === undefined) return [];
    const items = this.#navbar.flatMap((item) => item.items ?? [item]);
    const label = items.find(({ sidebar }) => sidebar === sidebarId)?.label;
    const above = this.#trails.get(sidebarId)?.get(path) ?? [];
    return label === undefined ? above : [label, ...above];
  }
}

function collectTrails(
  entries: readonly SidebarEntry[],
  above: readonly string[],
  trails: Map<string, readonly string[]>,
): void {
  for (const entry of entries) {
    if (entry.kind === 'html') continue;
    const path = entry.kind === 'link' ? entry.to : entry.path;
    if (path !== null && !trails.has(path)) trails.set(path, above);
    if (entry.kind === 'category') collectTrails(entry.entries, [...above, entry.label], trails);
  }
}
