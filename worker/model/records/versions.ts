import type { SiteFrame, SiteVersion } from '../site.ts';
import type { PageFacts } from './manifest.ts';

/** The page's version, and the other versions to choose from. */
export interface PageVersions {
  /** Null on an unversioned page. */
  readonly current: SiteVersion | null;
  /** The default version. */
  readonly last: SiteVersion;
  /** For each version the same page in it, or else its first page. */
  readonly choices: readonly VersionChoice[];
}

export interface VersionChoice {
  readonly version: SiteVersion;
  readonly path: string;
}

/** Whether search engines may index a page: it is listed, has enough content, and its version is indexed. */
export function isIndexed({ versions }: SiteFrame, page: PageFacts): boolean {
  if (page.unlisted === true || page.draft === true || page.isThin === true) return false;
  return page.version === undefined || versions?.find(({ name }) => name === page.version)?.noIndex !== true;
}

/** Sidebars of other versions have the last version's ids with `@` and the version: `docs@1.0` → `docs`. */
export function sidebarName(id: string, { versions }: SiteFrame): string {
  const at = id.lastIndexOf('@');
  return at !== -1 && versions?.some(({ name }) => name === id.slice(at + 1)) === true ? id.slice(0, at) : id;
}
