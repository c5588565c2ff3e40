import type { PageMessages } from '../messages/texts/page-messages.ts';
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
  /** The version has no such page: the path is that of its first page. */
  readonly isAbsent?: true;
}

/** Whether search engines may index a page: it is listed, has enough content, and its version is indexed. */
export function isIndexed({ versions }: SiteFrame, page: PageFacts): boolean {
  if (page.unlisted === true || page.draft === true || page.isThin === true) return false;
  return page.version === undefined || versions?.find(({ name }) => name === page.version)?.noIndex !== true;
}

/** Sidebars of other versions have the last version's ids with `@` and the version: `docs@1.0` → `docs`. */
export function sidebarName(id: string, { versions }: SiteFrame): string {
  const version = versions?.find(({ name }) => id.endsWith(`@${name}`));
  return version === undefined ? id : id.slice(0, -version.name.length - 1);
}

/** What readers of a version that is not the default one must know, or null. */
export function versionNotice(
  { title }: Pick<SiteFrame, 'title'>,
  version: SiteVersion,
  t: PageMessages,
): string | null {
  const { banner, label, until } = version;
  if (banner === null) return null;
  const tell = { unreleased: t.unreleasedVersion, unmaintained: t.unmaintainedVersion, older: t.olderVersion }[banner];
  const text = tell(version.title ?? title, label);
  if (until === undefined) return text;
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return `${text} ${t.supportedUntil(format.format(new Date(until)))}`;
}
