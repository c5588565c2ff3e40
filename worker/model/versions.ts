import type { PageFacts } from './manifest.ts';
import type { SiteFrame, SiteVersion } from './site.ts';

/** The version that a page is of, and where the others are. */
export interface PageVersions {
  /** Null on a page of no version. */
  readonly current: SiteVersion | null;
  /** The one that readers get who ask for none. */
  readonly last: SiteVersion;
  /** For each version the same page in it, or else the page that it begins with. */
  readonly choices: readonly VersionChoice[];
}

export interface VersionChoice {
  readonly version: SiteVersion;
  readonly path: string;
  /** Whether it is the same page. */
  readonly isSamePage: boolean;
}

/** Whether search engines may show a page: it is listed, says enough, and its version is open to them. */
export function isIndexed({ versions }: SiteFrame, page: PageFacts): boolean {
  if (page.unlisted === true || page.draft === true || page.isThin === true) return false;
  return page.version === undefined || versions?.find(({ name }) => name === page.version)?.noIndex !== true;
}

/** Sidebars of versions have the ids of the last one's with `@` and the version: `docs@1.0` → `docs`. */
export function sidebarName(id: string, { versions }: SiteFrame): string {
  const at = id.lastIndexOf('@');
  return at !== -1 && versions?.some(({ name }) => name === id.slice(at + 1)) === true ? id.slice(0, at) : id;
}
