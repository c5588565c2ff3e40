import type { Finding } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { docsOptionsSchema } from '../../../site/docs/docs-options.ts';
import { type Doc, loadDocs } from '../../../site/docs/load-docs.ts';
import { loadVersions } from '../../../site/docs/load-versions.ts';
import type { NewsOptions } from '../../../site/docs/news-options.ts';
import { listContent } from '../../../site/guides/files/list-content.ts';
import { ORIGINAL_TEXTS } from '../../../site/languages/site-texts.ts';
import { TRANSLATIONS_FOLDER } from '../../../site/languages/translations.ts';
import { loadSidebars } from '../../../site/sidebar/read/load-sidebars.ts';
import type { SidebarEntry } from '../../../site/sidebar/sidebar-entry.ts';
import { IMPORTED_CHECKS } from './settings/mild-checks.ts';

/** Looks up the paths of docs and sidebars in the imported folder. */
export interface DocPaths {
  /** Path of the doc with this id, or null. `plugin` is the id of its set of docs. */
  doc(id: string, plugin?: string): string | null;
  /** The imported name of a sidebar and the path of its first page, or null. */
  sidebar(id: string, plugin?: string): { readonly id: string; readonly path: string } | null;
}

/** The pages of a content folder and their paths, as a build would find them. */
export interface ContentPaths extends DocPaths {
  readonly paths: ReadonlySet<string>;
  /** The number of pages in all versions and sets, including drafts and duplicates. */
  readonly files: number;
  /** Errors in pages and sidebars, which would stop a build. */
  readonly errors: readonly Finding[];
  /** Files that do not become pages because another page has their path. */
  readonly duplicates: readonly string[];
  /** Path of the first page in any sidebar, or null. */
  readonly firstPath: string | null;
}

/** Loads the copied content. */
export async function loadContentPaths(
  contentDir: string,
  { news, ...docsOptions }: { readonly news: NewsOptions },
): Promise<ContentPaths> {
  const report = new Report();
  const options = { ...docsOptionsSchema.parse(docsOptions), news };
  const { versions, leftOut } = await loadVersions(contentDir, options, '', report);
  const { pages, categories } = await listContent(contentDir, report);
  const loaded = await loadDocs(contentDir, pages, { versions, leftOut, showDrafts: false }, report);
  const { sidebars } = await loadSidebars(
    contentDir,
    { versions, ...loaded, categoryFiles: categories },
    { variables: null, sidebarCollapsed: true, texts: ORIGINAL_TEXTS },
    report,
  );
  // Translations are read for their errors only.
  const ownOf = (found: readonly Doc[]): readonly Doc[] =>
    found.filter(({ relativeFile }) => !relativeFile.startsWith(`${TRANSLATIONS_FOLDER}/`));
  const docs = ownOf(loaded.docs);
  const duplicates = ownOf(loaded.duplicates);
  const last = docs.filter(({ version }) => version === null || version.isLast);
  const sets = versions.flatMap(({ set, news: collection }) => (collection === undefined ? [set] : []));
  /** In a project, the main docs may have any id. */
  const setOf = (plugin: string | undefined): string | null => sets.find((id) => id === plugin) ?? null;
  const isOf = ({ version }: Doc, set: string | null): boolean => (version?.set ?? null) === set;
  const firstOf = (id: string): string | null => firstPath(sidebars.get(id) ?? []);
  return {
    paths: new Set(docs.map(({ path }) => path)),
    errors: report.errors.filter(({ rule }) => rule === null || IMPORTED_CHECKS[rule] === undefined),
    files: docs.length + ownOf(loaded.drafts).length + duplicates.length,
    duplicates: duplicates.map(({ relativeFile }) => relativeFile),
    doc: (id, plugin) => [...last, ...docs].find((doc) => doc.id === id && isOf(doc, setOf(plugin)))?.path ?? null,
    sidebar: (written, plugin) => {
      const set = setOf(plugin);
      const id = set === null ? written : `${written}@${set}`;
      const path = firstOf(id);
      return path === null ? null : { id, path };
    },
    firstPath: [...sidebars.keys()].map(firstOf).find((path) => path !== null) ?? last[0]?.path ?? null,
  };
}

function firstPath(entries: readonly SidebarEntry[]): string | null {
  for (const entry of entries) {
    if (entry.kind === 'html' || (entry.kind === 'link' && !entry.to.startsWith('/'))) continue;
    const path = entry.kind === 'link' ? entry.to : (entry.path ?? firstPath(entry.entries));
    if (path !== null) return path;
  }
  return null;
}
