import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import type { Report } from '../../../base/report/report.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { docsOptionsSchema } from '../../docs/docs-options.ts';
import type { DocsVersion } from '../../docs/docs-version.ts';
import { type ContentDocs, type Doc, loadDocs } from '../../docs/load-docs.ts';
import { loadVersions } from '../../docs/load-versions.ts';
import type { SiteTexts } from '../../languages/site-texts.ts';
import type { Translations } from '../../languages/translations.ts';
import { type Author, loadAuthors } from '../../news/load-authors.ts';
import { type LoadedSidebars, loadSidebars } from '../../sidebar/read/load-sidebars.ts';
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
  /** In a language other than the content's. */
  readonly translations: Translations | null;
  readonly texts: SiteTexts;
}

/** Reads versions, pages, sidebars and tags. */
export async function loadContent(
  { contentDir, files, config, showDrafts, translations, texts }: LoadOptions,
  report: Report,
): Promise<LoadedContent> {
  const options = config?.docs ?? docsOptionsSchema.parse({});
  const { versions, leftOut } = (await report.attempt(() =>
    loadVersions(
      contentDir,
      { ...options, news: config?.news ?? {} },
      config?.version.label ?? findMessages(config?.locale ?? 'en', config?.texts[config.locale]).page.nextVersion,
      report,
    ),
  )) ?? { versions: [], leftOut: [] };
  const load = (pages: readonly string[]): Promise<ContentDocs> =>
    loadDocs(contentDir, pages, { versions, leftOut, showDrafts, translations }, report);
  const { docs, drafts, duplicates } = await load(files.pages.filter((file) => !isNotFoundFile(file)));
  const { docs: notFound } = await load(files.pages.filter(isNotFoundFile));
  const sidebars = await loadSidebars(
    contentDir,
    { versions, docs, drafts, duplicates, categoryFiles: files.categories },
    { variables: config?.contentVariables ?? null, sidebarCollapsed: options.sidebarCollapsed, texts },
    report,
  );
  const tags = await loadTags(contentDir, { versions, docs, tagsBasePath: options.tagsBasePath, texts }, report);
  const authors = await loadAuthors(contentDir, docs, texts, report);
  return {
    ...sidebars,
    docs,
    notFound: notFound[0] ?? null,
    duplicates,
    versions,
    tags,
    authors,
    assets: files.assets,
    moved: new Map(docs.flatMap(({ originalPath, path }) => (originalPath === path ? [] : [[originalPath, path]]))),
  };
}
