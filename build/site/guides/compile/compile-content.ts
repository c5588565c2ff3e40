import type { NotFoundPage } from '../../../../worker/model/records/manifest.ts';
import type { ResultCache } from '../../../base/cache/result-cache.ts';
import type { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import type { Cards } from '../../../page/blocks/markdown-site.ts';
import type { CompiledPage } from '../../../page/compiled-page.ts';
import { checkFiles } from '../../checks/check-paths.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Doc } from '../../docs/load-docs.ts';
import type { SiteLink } from '../../docs/site-links.ts';
import type { Translations } from '../../languages/translations.ts';
import { compileNews, listTagged } from '../../news/compile-news.ts';
import { toByline } from '../../news/load-authors.ts';
import { type CardFacts, cardFacts, readingMinutes } from '../../sidebar/card-facts.ts';
import { compileCategoryPages } from '../../sidebar/category-pages.ts';
import { checkSidebars, createSidebarFinder } from '../../sidebar/read/check-sidebars.ts';
import { findCards } from '../../sidebar/sibling-cards.tsx';
import { compileTagPages } from '../../tags/compile-tag-pages.ts';
import type { Tag } from '../../tags/load-tags.ts';
import { type LastChanges, loadLastChanges } from '../files/last-changes.ts';
import type { LoadedContent } from '../files/load-content.ts';
import { type GuideSite, toWrittenPage } from '../guide-sources.ts';
import { toNotFoundPage } from '../not-found.ts';
import { collectPages } from './collect-pages.ts';
import { GuideCompiler } from './compile-guides.ts';

/** All pages of a content folder. */
export interface CompiledContent {
  readonly pages: readonly CompiledPage[];
  /** The author's `404.md`, which has no path. */
  readonly notFound: NotFoundPage | null;
  /** Links of guides to check. */
  readonly links: readonly SiteLink[];
  /** The blocks with styles of their own on the 404 page. */
  readonly notFoundBlocks: readonly string[];
  /** News feeds, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface ContentContext extends GuideSite {
  readonly contentDir: string;
  readonly translations: Translations | null;
  /** The page of a doc that is not translated into the language of the site, or null. */
  readonly untranslated: (doc: Doc) => CompiledPage | null;
}

/** Compiles guides, category pages and tag pages. */
export class ContentCompiler {
  readonly #cache: ResultCache | null;
  readonly #guides: GuideCompiler;

  constructor(cache: ResultCache | null) {
    this.#cache = cache;
    this.#guides = new GuideCompiler(cache);
  }

  async compile(content: LoadedContent, context: ContentContext, report: Report): Promise<CompiledContent> {
    const { docs, notFound, duplicates, hidden, hasFile, sidebars, versions, tags, authors, versionOf, assets } =
      content;
    const { contentDir, config, base, messages, plugins } = context;
    const sidebarOf = createSidebarFinder(sidebars);
    // Pages of other kinds are in the list that their kind makes.
    const inSidebars = docs.filter(
      (doc) => plugins.findKind(toWrittenPage(doc, config.contentVariables))?.collect === undefined,
    );
    checkSidebars(inSidebars, config, { sidebars, sidebarOf }, report);
    const tagsOf = (doc: Doc): readonly Tag[] => tags.flatMap(({ byDoc }) => byDoc.get(doc) ?? []);
    const frontMatterOf = new Map(docs.map(({ path, source }) => [path, source.frontMatter]));
    const cardsOf = (path: string): Cards | null =>
      findCards(path, sidebars, context, (other) => cardFacts(frontMatterOf.get(other)));
    const lastChanges = await this.#loadLastChanges(contentDir, config, report);
    const { pages, links, apart } = await this.#guides.compile(
      docs,
      notFound,
      {
        ...context,
        duplicates,
        hidden,
        hasFile,
        lastChanges,
        sidebarOf,
        bylineOf: (doc: Doc) => toByline(doc, authors.get(doc) ?? [], base),
        tagsOf,
        cardsOf,
        assets,
      },
      report,
    );

    const pageOf = new Map(pages.map((page) => [page.path, page]));
    const describe = (path: string): CardFacts => {
      const page = pageOf.get(path);
      const facts = cardFacts(frontMatterOf.get(path));
      if (page === undefined) return facts;
      return {
        ...facts,
        description: page.entry.description || null,
        count: messages.page.readingTime(readingMinutes(page)),
      };
    };
    const dates = new Map(pages.map(({ path, entry }) => [path, entry.lastUpdated]));
    const shared = { base, messages, cache: this.#cache };
    const categories = [...sidebars].flatMap(([sidebarId, entries]) => {
      const version = versionOf.get(sidebarId);
      const name = version?.hasOthers === true ? version.name : null;
      return compileCategoryPages(entries, { ...shared, sidebarId, describe, dates, version: name });
    });
    const newsContext = { base, messages, docs, pages, authors, origin: config.origin };
    const tagPages = tags.flatMap((ofVersion) => {
      const { version } = ofVersion;
      const toPage = version.news === undefined ? undefined : listTagged(version, newsContext);
      return compileTagPages(ofVersion, { ...shared, pages, toPage });
    });
    const news = versions.flatMap((version) =>
      version.news === undefined ? [] : [compileNews(version, version.news, newsContext)],
    );
    const collected = await collectPages(plugins.kinds, docs, { ...newsContext, config, sidebars, report });
    return {
      notFoundBlocks: apart?.styledBlocks ?? [],
      notFound: apart === null ? null : toNotFoundPage(apart),
      pages: [...pages, ...categories, ...tagPages, ...[...news, ...collected].flatMap((each) => each.pages)],
      links: [...links, ...collected.flatMap((each) => each.links)],
      files: joinFiles([...news, ...collected], config, report),
    };
  }

  async #loadLastChanges(contentDir: string, config: SiteConfig, report: Report): Promise<LastChanges['byFile']> {
    if (!config.lastUpdated) return new Map();
    const { byFile, gap } = await loadLastChanges(contentDir, this.#cache);
    if (gap !== null)
      report.note(
        'unknown-dates',
        { file: displayPath(contentDir) },
        gap === 'shallow'
          ? 'Cannot date all pages: the clone is shallow. Fetch the full history ("fetch-depth: 0"). Pages with an unknown date show none.'
          : 'Cannot date the pages: the folder has no Git history. Build it in its repository, or set "last_update" in front matter.',
      );
    return byFile;
  }
}

function joinFiles(
  parts: readonly Pick<CompiledContent, 'files'>[],
  config: SiteConfig,
  report: Report,
): CompiledContent['files'] {
  const files = parts.flatMap((part) => [...part.files]);
  checkFiles(
    files.map(([path]) => path),
    { pages: [], files: new Map() },
    config,
    report,
  );
  return new Map(files);
}
