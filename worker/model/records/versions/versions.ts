import type { FrameMessages } from '../../messages/messages.ts';
import type { SiteFrame, SiteVersion } from '../../site.ts';
import type { PageFacts } from '../manifest.ts';

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
  /** The version has no such page: the path is that of its first page. */
  readonly isAbsent?: true;
}

/** Whether search engines may index a page: it is listed, has enough content, and its version is indexed. */
export function isIndexed({ versions }: SiteFrame, page: PageFacts): boolean {
  if (page.unlisted === true || page.draft === true || page.isThin === true) return false;
  return page.version === undefined || versions?.find(({ name }) => name === page.version)?.noIndex !== true;
}

/** What a page's title needs in lists with pages of several versions: the label of a version other than the default one. */
export function versionLabel({ versions }: SiteFrame, { version }: Pick<PageFacts, 'version'>): string | null {
  const own = version === undefined ? undefined : versions?.find(({ name }) => name === version);
  return own === undefined || own.isLast ? null : own.label;
}

/** The version that a sidebar with such an id is of, unless it is the default one of its set; or null. */
export function sidebarVersion(id: string, { versions = [] }: Pick<SiteFrame, 'versions'>): SiteVersion | null {
  const found = versions.filter(({ name }) => id.endsWith(`@${name}`));
  // `api@books@v1` is of version `books@v1`, not of `v1` of the docs.
  return found.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/**
 * The id of the same sidebar in the default version: `docs@1.0` → `docs`. In a set of docs, `docs@sdk@1.0` → `docs@sdk`;
 * of an API, `api@books@v1` → `api`.
 */
export function sidebarName(id: string, site: Pick<SiteFrame, 'versions'>): string {
  const version = sidebarVersion(id, site);
  if (version === null) return id;
  const own = id.slice(0, -version.name.length - 1);
  return version.set === undefined || version.isApi === true ? own : `${own}@${version.set}`;
}

/** What readers of a version that is not the default one must know, or null. */
export function versionNotice(
  { title }: Pick<SiteFrame, 'title'>,
  version: SiteVersion,
  t: FrameMessages,
): string | null {
  const { banner, label, until } = version;
  if (banner === null) return null;
  const tell = { unreleased: t.unreleasedVersion, unmaintained: t.unmaintainedVersion, older: t.olderVersion }[banner];
  const text = tell(version.title ?? title, label);
  if (until === undefined) return text;
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return `${text} ${t.supportedUntil(format.format(new Date(until)))}`;
}
