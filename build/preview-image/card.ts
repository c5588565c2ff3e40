import { pathToHref } from '../../worker/model/path.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import type { EntryPlace } from '../sidebar/find-places.ts';

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

/** The card of a page; its place is null when no sidebar has it. */
export function toCard({ path, entry }: CompiledPage, place: EntryPlace | null, site: SiteFrame): Card {
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
