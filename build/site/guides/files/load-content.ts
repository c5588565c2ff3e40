import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import type { Report } from '../../../base/report/report.ts';
import { type AccessRule, isVisible } from '../../access/access-rule.ts';
import { type ContentAccess, findAccess } from '../../access/doc-access.ts';
import { findRuleFaults, type View } from '../../access/view.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { docsOptionsSchema } from '../../docs/docs-options.ts';
import type { DocsVersion } from '../../docs/docs-version.ts';
import { type ContentDocs, type Doc, loadDocs } from '../../docs/load-docs.ts';
import { loadVersions } from '../../docs/load-versions.ts';
import type { SiteTexts } from '../../languages/site-texts.ts';
import type { Translations } from '../../languages/translations.ts';
import { type Author, loadAuthors } from '../../news/load-authors.ts';
import type { SitePlugins } from '../../plugins/site-plugins.ts';
import { type LoadedSidebars, loadSidebarRules, loadSidebars } from '../../sidebar/read/load-sidebars.ts';
import { loadTags, type VersionTags } from '../../tags/load-tags.ts';
import { isNotFoundFile } from '../not-found.ts';
import type { ContentFiles } from './list-content.ts';

/** A content folder that has been read but not compiled. */
export interface LoadedContent extends LoadedSidebars {
  readonly docs: readonly Doc[];
  /** `404.md` next to site.yaml, which is shown for missing pages; or null. */
  readonly notFound: Doc | null;
  /** Docs without a page, because another one has their path. */
  readonly duplicates: readonly Doc[];
  /** Docs that the view lacks. */
  readonly hidden: readonly Doc[];
  /** What limits who may read a page, by its path; absent for everybody. */
  readonly rulesOf: ReadonlyMap<string, readonly AccessRule[]>;
  /** Whether the view has a file of the content folder that is not a page. */
  readonly hasFile: (relativeFile: string) => boolean;
  readonly versions: readonly DocsVersion[];
  readonly tags: readonly VersionTags[];
  /** Authors of news entries. */
  readonly authors: ReadonlyMap<Doc, readonly Author[]>;
  /** Files that pages may show or offer for download. */
  readonly assets: ReadonlySet<string>;
  /** Paths of docs that a translation gives another path, by the path in the language of the content. */
  readonly moved: ReadonlyMap<string, string>;
}

interface LoadOptions {
  readonly contentDir: string;
  readonly files: ContentFiles;
  /** Null if site.yaml cannot be read. The rest is read anyway to find its errors. */
  readonly config: SiteConfig | null;
  readonly showDrafts: boolean;
  readonly plugins: Pick<SitePlugins, 'frontMatter'>;
  /** In a language other than the content's. */
  readonly translations: Translations | null;
  readonly texts: SiteTexts;
  readonly view: View;
}

/** Reads versions, pages, sidebars and tags. */
export async function loadContent(
  { contentDir, files, config, showDrafts, plugins, translations, texts, view }: LoadOptions,
  report: Report,
): Promise<LoadedContent> {
  const options = config?.docs ?? docsOptionsSchema.parse({});
  const { versions, leftOut } = (await report.attempt(() =>
    loadVersions(
      contentDir,
      { ...options, news: config?.news ?? {}, locate: config?.locate },
      config?.version.label ?? findMessages(config?.locale ?? 'en', config?.texts[config.locale]).page.nextVersion,
      report,
    ),
  )) ?? { versions: [], leftOut: [] };
  const load = (pages: readonly string[]): Promise<ContentDocs> =>
    loadDocs(
      contentDir,
      pages,
      { versions, leftOut, showDrafts, translations, frontMatter: plugins.frontMatter },
      report,
    );
  const all = await load(files.pages.filter((file) => !isNotFoundFile(file)));
  const { docs: notFound } = await load(files.pages.filter(isNotFoundFile));
  const allTags = await loadTags(
    contentDir,
    { versions, docs: all.docs, tagsBasePath: options.tagsBasePath, texts },
    report,
  );
  const sidebarSources = { versions, ...all, categoryFiles: files.categories };
  const sidebarOptions = {
    variables: config?.contentVariables ?? null,
    sidebarCollapsed: options.sidebarCollapsed,
    texts,
  };
  const access = await findAccess({
    contentDir,
    settingsFile: config?.file ?? contentDir,
    categoryFiles: files.categories,
    docs: [...all.docs, ...notFound],
    tags: allTags,
    sidebarRules: await loadSidebarRules(contentDir, sidebarSources, sidebarOptions),
  });
  for (const { location, message } of findRuleFaults(access.all, view)) report.error(location, message);
  const { docs, hidden, isShown, isOffered } = limitDocs(all.docs, access, view);
  const shownVersions = versions.filter(isOffered);
  const sidebars = await loadSidebars(
    contentDir,
    {
      ...sidebarSources,
      versions: shownVersions,
      docs,
      hidden,
      isVisible: (rule) => isVisible([rule], view.visible),
    },
    sidebarOptions,
    report,
  );
  return {
    ...sidebars,
    docs,
    hidden,
    rulesOf: access.byPath,
    hasFile: (file) => access.folders.isVisible(file, view.visible),
    notFound: notFound.find(isShown) ?? null,
    duplicates: all.duplicates,
    versions: shownVersions,
    tags: allTags.flatMap((tags) =>
      isOffered(tags.version) ? [{ ...tags, byDoc: new Map([...tags.byDoc].filter(([doc]) => isShown(doc))) }] : [],
    ),
    authors: await loadAuthors(contentDir, docs, texts, report),
    assets: new Set([...files.assets].filter((file) => access.folders.isVisible(file, view.visible))),
    moved: new Map(docs.flatMap(({ originalPath, path }) => (originalPath === path ? [] : [[originalPath, path]]))),
  };
}

/** The docs that a view has, and those that it lacks. */
function limitDocs(all: readonly Doc[], { rulesOf }: ContentAccess, { isWhole, visible }: View) {
  const isShown = (doc: Doc): boolean =>
    // Who may read a page whose front matter has errors is unknown.
    (isWhole || doc.source.isUnread !== true) && isVisible(rulesOf.get(doc) ?? [], visible);
  const docs = all.filter(isShown);
  const hidden = all.filter((doc) => !isShown(doc));
  // Neither a version nor a set of docs is offered without any page.
  const isOffered = (version: DocsVersion): boolean =>
    docs.some((doc) => doc.version === version) || !hidden.some((doc) => doc.version === version);
  return { docs, hidden, isShown, isOffered };
}
