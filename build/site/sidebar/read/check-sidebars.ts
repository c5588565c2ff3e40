import { suggest } from '../../../base/report/nearest.ts';
import type { Report } from '../../../base/report/report.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Doc } from '../../docs/load-docs.ts';
import type { SidebarEntry } from '../sidebar-entry.ts';
import { displayedSidebarId } from '../sidebar-id.ts';

/** Returns a function that finds the id of the first sidebar with a path, or null. */
export function createSidebarFinder(
  sidebars: ReadonlyMap<string, readonly SidebarEntry[]>,
): (path: string) => string | null {
  const owners = new Map<string, string>();
  const visit = (id: string, entries: readonly SidebarEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'html' || (entry.kind === 'link' && entry.isReference === true)) continue;
      const path = entry.kind === 'link' ? entry.to : entry.path;
      if (path !== null && !owners.has(path)) owners.set(path, id);
      if (entry.kind === 'category') visit(id, entry.entries);
    }
  };
  for (const [id, entries] of sidebars) visit(id, entries);
  return (path) => owners.get(path) ?? null;
}

interface SiteSidebars {
  readonly sidebars: ReadonlyMap<string, unknown>;
  /** The first sidebar that contains a path. */
  readonly sidebarOf: (path: string) => string | null;
}

/**
 * Checks that every page in a folder is in a sidebar, and that all referenced sidebars exist. Pages next to site.yaml
 * need no sidebar.
 */
export function checkSidebars(
  docs: readonly Doc[],
  config: SiteConfig,
  { sidebars, sidebarOf }: SiteSidebars,
  report: Report,
): void {
  const known = knownSidebars(sidebars, config);
  for (const { source, path, relativeFile, id, version } of docs) {
    const { displayed_sidebar: displayed, unlisted } = source.frontMatter;
    const location = { file: source.file, position: { line: 1, column: 1 } };
    if (typeof displayed === 'string' && !known.has(displayedSidebarId(displayed, version))) {
      report.note('unknown-sidebar', location, unknownSidebar(displayed, known));
    } else if (
      unlisted !== true &&
      version !== null &&
      displayed === undefined &&
      relativeFile.includes('/') &&
      sidebarOf(path) === null
    ) {
      report.note(
        'orphan-page',
        location,
        `Cannot place the page ${path}: it is not in any sidebar. Add ${JSON.stringify(id)} to sidebars.yaml, or set "displayed_sidebar: null" in its front matter.`,
      );
    }
  }
  checkNavbars(config, known, report);
}

/** Checks the sidebars that navbar items and navbars refer to. */
function checkNavbars({ locate, navbar, navbars }: SiteConfig, known: ReadonlySet<string>, report: Report): void {
  const check = (sidebar: string, what: string, path: readonly PropertyKey[]): void => {
    if (known.has(sidebar)) return;
    report.note(
      'unknown-sidebar',
      locate(path),
      `Cannot show ${what}: there is no sidebar ${JSON.stringify(sidebar)}${suggest(sidebar, known) || '. Add it to sidebars.yaml.'}`,
    );
  };
  const checkItems = (items: SiteConfig['navbar'], at: readonly PropertyKey[]): void => {
    for (const [index, { label, sidebar, items: inner = [] }] of items.entries()) {
      if (sidebar !== null) check(sidebar, `${JSON.stringify(label)} in the navbar`, [...at, index, 'sidebar']);
      for (const [position, item] of inner.entries())
        if (item.sidebar !== null)
          check(item.sidebar, `${JSON.stringify(item.label)} in the navbar`, [
            ...at,
            index,
            'items',
            position,
            'sidebar',
          ]);
    }
  };
  checkItems(navbar, ['navbar']);
  for (const [sidebar, items] of Object.entries(navbars)) {
    checkItems(items, ['navbars', sidebar]);
    check(sidebar, `the navbar ${JSON.stringify(sidebar)} of "navbars"`, ['navbars', sidebar]);
  }
}

/** Ids of the sidebars of a site, with those of its APIs. */
export function knownSidebars(
  sidebars: SiteSidebars['sidebars'],
  { apis }: Pick<SiteConfig, 'apis'>,
): ReadonlySet<string> {
  return new Set([...sidebars.keys(), ...apis.map((api) => api.sidebar)]);
}

export function unknownSidebar(id: string, known: ReadonlySet<string>): string {
  return `Cannot show the sidebar ${JSON.stringify(id)}: there is no such sidebar${suggest(id, known) || '. Add it to sidebars.yaml.'}`;
}
