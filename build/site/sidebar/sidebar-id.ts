import type { DocsVersion } from '../docs/docs-version.ts';

/**
 * Sidebars of versions and sets can have the same ids. Those of the last version keep them; in another version, `docs`
 * is `docs@1.0`.
 */
export function versionedSidebarId(id: string, { isLast, isSet, news, name }: DocsVersion): string {
  return (isLast && !isSet) || news !== undefined ? id : `${id}@${name}`;
}

/**
 * Removes the version from `version-1.0/intro` in the version's own sidebars: early releases of Docusaurus 2 wrote ids
 * this way.
 */
export function withoutVersion(id: string, { name }: DocsVersion): string {
  const prefix = `version-${name}/`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** The id of the sidebar set in front matter, in the page's own version. */
export function displayedSidebarId(id: string, version: DocsVersion | null): string {
  return version === null ? id : versionedSidebarId(id, version);
}
