import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceLocation } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import { expandOrReport, type Variables } from '../../../base/source/variables.ts';
import type { AccessRule } from '../../access/access-rule.ts';
import type { DocsVersion } from '../../docs/docs-version.ts';
import type { ContentDocs, Doc } from '../../docs/load-docs.ts';
import type { SiteLink } from '../../docs/site-links.ts';
import type { SiteTexts } from '../../languages/site-texts.ts';
import { listEntries } from '../list-entries.ts';
import { ItemResolver } from '../resolve-items.ts';
import type { SidebarEntry } from '../sidebar-entry.ts';
import { versionedSidebarId, withoutVersion } from '../sidebar-id.ts';
import { type FolderCategory, loadCategoryFiles } from './load-category-files.ts';
import { readSidebars } from './read-sidebars.ts';
import type { SidebarItem } from './sidebar-items.ts';

/** The sidebars of all versions, with their links to check. */
export interface LoadedSidebars {
  readonly sidebars: Map<string, readonly SidebarEntry[]>;
  readonly links: readonly SiteLink[];
  /** The version of each sidebar, by sidebar id. */
  readonly versionOf: ReadonlyMap<string, DocsVersion>;
  /** The rules of the categories that contain a page, by its path. */
  readonly sidebarRules: ReadonlyMap<string, readonly AccessRule[]>;
}

interface SidebarSource extends ContentDocs {
  /** Docs that the view of the site lacks. */
  readonly hidden?: readonly Doc[];
  /** Whether the view has what a rule limits. By default, it has everything. */
  readonly isVisible?: (rule: AccessRule) => boolean;
  readonly versions: readonly DocsVersion[];
  /** `_category_` files, relative to the content folder. */
  readonly categoryFiles: readonly string[];
}

/** Settings that affect sidebars. */
interface SidebarOptions {
  /** Null if unknown. */
  readonly variables: Variables | null;
  readonly sidebarCollapsed: boolean;
  readonly texts: SiteTexts;
}

/** The sidebar of a version without a sidebar file, with all of its docs (Docusaurus 3.8). */
const DEFAULT_SIDEBAR = 'defaultSidebar';

/** The rules of all sidebar categories that contain a page, by its path. Most sites have none. */
export async function loadSidebarRules(
  contentDir: string,
  source: Omit<SidebarSource, 'hidden' | 'isVisible'>,
  options: SidebarOptions,
): Promise<LoadedSidebars['sidebarRules']> {
  const files = source.versions.map((version) => findSidebarFile(contentDir, version));
  const isLimited = files.some(
    (name) => name !== null && readFileSync(join(contentDir, name), 'utf8').includes('access'),
  );
  if (!isLimited) return new Map();
  // Faults are reported when the sidebars are loaded for pages.
  return (await loadSidebars(contentDir, source, options, new Report())).sidebarRules;
}

/** Loads the sidebars of every version, with ids resolved and variables replaced. Reports unknown ids. */
export async function loadSidebars(
  contentDir: string,
  { versions, docs, drafts, duplicates, hidden = [], isVisible = () => true, categoryFiles }: SidebarSource,
  options: SidebarOptions,
  report: Report,
): Promise<LoadedSidebars> {
  const categories = await loadCategoryFiles(contentDir, categoryFiles, report);
  const owners = new Map(docs.map((doc) => [doc.path, doc.source.file]));
  const sidebars = new Map<string, readonly SidebarEntry[]>();
  const links: SiteLink[] = [];
  const versionOf = new Map<string, DocsVersion>();
  const sidebarRules = new Map<string, readonly AccessRule[]>();
  for (const version of versions) {
    const own = (doc: Doc): boolean => doc.version === version;
    const ownDocs = docs.filter(own);
    const items =
      (await report.attempt(() => readVersionSidebars(contentDir, version, options.variables, report))) ??
      generateSidebar(contentDir, version, ownDocs);
    const resolver = new ItemResolver(
      {
        version,
        docs: ownDocs,
        absentIds: new Set([...drafts, ...duplicates, ...hidden].filter(own).map(({ id }) => id)),
        hidden: hidden.filter(own),
        isVisible,
        categories: below(version.folder, categories),
        variables: options.variables ?? new Map(),
        sidebarCollapsed: options.sidebarCollapsed,
        texts: options.texts,
        owners,
      },
      report,
    );
    for (const [writtenId, list] of items) {
      const id = withoutVersion(writtenId, version);
      const versionedId = versionedSidebarId(id, version);
      sidebars.set(versionedId, resolver.resolveAll(list, id));
      versionOf.set(versionedId, version);
    }
    links.push(...resolver.links);
    for (const [path, rules] of resolver.rules) sidebarRules.set(path, rules);
  }
  return { sidebars, links, versionOf, sidebarRules };
}

/** Null if the version has no sidebar file. */
async function readVersionSidebars(
  contentDir: string,
  version: DocsVersion,
  variables: Variables | null,
  report: Report,
): Promise<Map<string, SidebarItem[]> | null> {
  const purpose = 'the sidebars';
  const name = findSidebarFile(contentDir, version);
  if (name === null) return null;
  const { file, text } = await readText(join(contentDir, name), purpose);
  const document = parseYaml(file, text, purpose);
  const locate = (path: readonly PropertyKey[]): SourceLocation => ({ file, position: document.locate(path) });
  const value = variables === null ? document.value : expandOrReport(document.value, variables, locate, report);
  return await readSidebars({ ...document, value }, report);
}

/** Relative to the content folder. */
function findSidebarFile(contentDir: string, { sidebarFiles }: DocsVersion): string | null {
  return sidebarFiles.find((candidate) => existsSync(join(contentDir, candidate))) ?? null;
}

/** A sidebar with all docs except landing pages. */
function generateSidebar(
  contentDir: string,
  version: DocsVersion,
  docs: readonly Doc[],
): Map<string, readonly SidebarItem[]> {
  const locate = (): SourceLocation => ({ file: displayPath(join(contentDir, version.folder)) });
  if (docs.length === 0) return new Map();
  if (version.news !== undefined) return new Map([[version.name, listEntries(version, docs, locate)]]);
  return new Map([[DEFAULT_SIDEBAR, [{ type: 'autogenerated', dirName: '.', locate }]]]);
}

/** The categories of a version, by folder relative to the version's. */
function below(folder: string, categories: ReadonlyMap<string, FolderCategory>): ReadonlyMap<string, FolderCategory> {
  if (folder === '') return categories;
  return new Map(
    [...categories].flatMap(([path, category]): [string, FolderCategory][] =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), category]] : [],
    ),
  );
}
