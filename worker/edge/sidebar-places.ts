import { indexSidebar, type Sidebar, type SidebarPlace } from '../model/sidebar.ts';

/** Where pages stand in their sidebars; each sidebar is indexed once, when one of its pages is first asked for. */
export class SidebarPlaces {
  readonly #places = new Map<Sidebar, ReadonlyMap<string, SidebarPlace>>();

  /** The place of a path, or null when the sidebar does not list it. */
  find(sidebar: Sidebar, path: string): SidebarPlace | null {
    const places = this.#places.get(sidebar) ?? indexSidebar(sidebar);
    this.#places.set(sidebar, places);
    return places.get(path) ?? null;
  }
}
