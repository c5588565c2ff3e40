import type { SiteVersion } from '../../../worker/model/site.ts';
import type { DocsVersion } from '../docs/docs-version.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';

/** The versions that readers can choose from, of the docs and of each additional set. */
export function toSiteVersions(
  versions: readonly DocsVersion[],
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, readonly SidebarEntry[]>,
): SiteVersion[] {
  return versions
    .filter(({ hasOthers }) => hasOthers)
    .map((version) => {
      const { name, set, setTitle, label, path, banner, until, badge, noIndex, isCanonical, isLast } = version;
      return {
        ...{ name, label },
        ...(set === null ? {} : { set }),
        ...(setTitle === undefined ? {} : { title: setTitle }),
        ...{ path, home: findHome(version, docs, sidebars), banner },
        ...(until === undefined ? {} : { until }),
        ...{ badge, noIndex },
        ...(isCanonical === true ? { isCanonical } : {}),
        isLast,
      };
    });
}

/** The doc at the version's own path, otherwise the first page of its sidebars, otherwise any of its docs. */
function findHome(
  version: DocsVersion,
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, readonly SidebarEntry[]>,
): string {
  const own = docs.filter((doc) => doc.version === version);
  const root = version.path === '' ? '/' : version.path;
  if (own.some(({ path }) => path === root)) return root;
  const paths = new Set(own.map(({ path }) => path));
  for (const entries of sidebars.values()) {
    const first = firstPath(entries, paths);
    if (first !== null) return first;
  }
  return own[0]?.path ?? root;
}

function firstPath(entries: readonly SidebarEntry[], paths: ReadonlySet<string>): string | null {
  for (const entry of entries) {
    if (entry.kind === 'html') continue;
    const own = entry.kind === 'link' ? entry.to : entry.path;
    const path = own !== null && paths.has(own) ? own : null;
    const inner = path ?? (entry.kind === 'category' ? firstPath(entry.entries, paths) : null);
    if (inner !== null) return inner;
  }
  return null;
}
