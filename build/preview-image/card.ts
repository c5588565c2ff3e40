import { pathToHref } from '../../worker/model/path.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';

/** What the preview image of a page shows: what names it, and nothing of its text, so that an edit leaves the image as it is. */
export interface Card {
  readonly title: string;
  /** Names of the sidebar's groups around the page, from the outermost. */
  readonly trail: readonly string[];
  /** Method and path of an operation. */
  readonly operation: { readonly method: string; readonly path: string } | null;
  readonly deprecated: boolean;
  /** Where the page is, without its scheme: `docs.example.com/user/bills`. */
  readonly address: string;
}

/** Where a page stands in its sidebar. */
export interface CardPlace {
  readonly trail: readonly string[];
  readonly deprecated: boolean;
}

/** The card of a page; its place is null when no sidebar has it. */
export function toCard({ path, entry }: CompiledPage, place: CardPlace | null, site: SiteFrame): Card {
  const { host } = new URL(site.origin);
  const [, method = '', template = ''] = /^(\S+) (.+)$/s.exec(entry.operation ?? '') ?? [];
  return {
    title: entry.title,
    trail: entry.kind === 'landing' ? [site.tagline] : (place?.trail ?? []),
    operation: method === '' ? null : { method, path: template },
    deprecated: place?.deprecated ?? false,
    address: host + decodeURI(path === '/' ? site.base : pathToHref(site.base, path)),
  };
}

/** The first place of every page in a sidebar, by path. */
export function findPlaces(entries: readonly SidebarEntry[]): ReadonlyMap<string, CardPlace> {
  const places = new Map<string, CardPlace>();
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
