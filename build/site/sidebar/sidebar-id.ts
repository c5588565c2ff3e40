import type { DocsVersion } from '../docs/docs-version.ts';

/**
 * Sidebars of versions and sets can have the same ids. Those of the docs' default version keep them; in another version,
 * `docs` is `docs@1.0`, in a set `docs@sdk`, and in a version of a set `docs@sdk@1.0`.
 */
export function versionedSidebarId(id: string, { isLast, set, news, name }: DocsVersion): string {
  if (news !== undefined) return id;
  const owner = isLast ? set : name;
  return owner === null ? id : `${id}@${owner}`;
}

/**
 * Removes the version from `version-1.0/intro` in the version's own sidebars: early releases of Docusaurus 2 wrote ids
 * this way.
 */
export function withoutVersion(id: string, { listedName }: DocsVersion): string {
  const prefix = `version-${listedName}/`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** The id of the sidebar set in front matter, in the page's own version. */
export function displayedSidebarId(id: string, version: DocsVersion | null): string {
  return version === null ? id : versionedSidebarId(id, version);
}
