import type { DocsVersion } from '../docs/docs-version.ts';

/** Versions and sets have sidebars of the same ids: those of the last version keep them, `docs` of another one is `docs@1.0`. */
export function versionedSidebarId(id: string, { isLast, isSet, news, name }: DocsVersion): string {
  return (isLast && !isSet) || news !== undefined ? id : `${id}@${name}`;
}

/** `version-1.0/intro` of a version's own sidebars is `intro`: so the first releases of Docusaurus 2 wrote ids. */
export function withoutVersion(id: string, { name }: DocsVersion): string {
  const prefix = `version-${name}/`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** The sidebar that front matter names, of the page's own version. */
export function displayedSidebarId(id: string, version: DocsVersion | null): string {
  return version === null ? id : versionedSidebarId(id, version);
}
