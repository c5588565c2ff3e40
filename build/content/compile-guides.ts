import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { GuideArticle, LandingArticle, PageFacts } from '../../worker/model/article.ts';
import type { Heading } from '../../worker/model/parts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { renderArticle } from '../../worker/ui/article.tsx';
import { NO_CACHE, type PartCache } from '../cache/part-cache.ts';
import { type CompiledPage, createPage } from '../compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { LinkResolver, type SiteLink } from '../links/site-links.ts';
import { type CompiledMarkdown, compileMarkdown } from '../markdown/compile-markdown.ts';
import { type CodeHighlighter, fenceLanguages, knownLanguages } from '../markdown/highlight.ts';
import { Highlighters } from '../markdown/highlighters.ts';
import type { CardsToken } from '../markdown/settled-tokens.ts';
import { cutAtWord } from '../markdown/summary.ts';
import { guideTwin, landingTwin } from '../markdown-twin/guide-twins.ts';
import { type Finding, SourceError } from '../report/finding.ts';
import { suggest } from '../report/nearest.ts';
import { Lines, type Position } from '../report/position.ts';
import { Report } from '../report/report.ts';
import { KnownTexts } from '../search/known-texts.ts';
import { displayedSidebarId } from '../sidebar/sidebar-id.ts';
import type { Tag } from '../tags/load-tags.ts';
import { compileLanding } from './compile-landing.ts';
import type { LastChanges } from './last-changes.ts';
import type { Doc } from './load-docs.ts';
import { PageInputs } from './page-inputs.ts';
import { PageSite } from './page-site.ts';
import { toMarkdownSource } from './page-source.ts';
import { expandOrReport } from './variables.ts';

/** The Markdown pages of a content folder, and the links in them that are to be checked. */
export interface CompiledGuides {
  readonly pages: readonly CompiledPage[];
  readonly links: readonly SiteLink[];
}

export interface GuideContext {
  readonly contentDir: string;
  readonly config: SiteConfig;
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  /** Id of the sidebar that shows a path, or null. */
  readonly sidebarOf: (path: string) => string | null;
  readonly tagsOf: (doc: Doc) => readonly Tag[];
  /** Cards of the pages that stand beside a page in its sidebar, or null. */
  readonly cardsOf: (path: string) => CardsToken | null;
  /** Files of the content folder that pages may show or offer. */
  readonly assets: ReadonlySet<string>;
  /** Whether pages say of which version they are. */
  readonly isVersioned: boolean;
  /** Docs that are no pages as another one has their path. */
  readonly duplicates: readonly Doc[];
  /** By file; empty where the site does not show them. */
  readonly lastChanges: LastChanges['byFile'];
}

interface CompiledGuide {
  /** Null when the page cannot be made; the findings say why. */
  readonly page: CompiledPage | null;
  readonly links: readonly SiteLink[];
  readonly findings: readonly Finding[];
  /** Other files that it was made of, each with its state. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** Compiles guides; a page that was made of the same before is not compiled again. */
export class GuideCompiler {
  readonly #cache: PartCache;
  readonly #highlighters = new Highlighters();

  constructor(cache: PartCache = NO_CACHE) {
    this.#cache = cache;
  }

  /** Faults go to the report, page by page. */
  async compile(docs: readonly Doc[], context: GuideContext, report: Report): Promise<CompiledGuides> {
    const resolver = new LinkResolver({ docs: [...context.duplicates, ...docs], assets: context.assets }, context.base);
    const { config, base, contentDir, sidebarOf, tagsOf, lastChanges, isVersioned } = context;
    // A language can show others inside of it, where those are loaded: all pages are coloured with the same ones.
    const languages = knownLanguages([...docs.flatMap(({ source }) => fenceLanguages(source.body)), 'bash', 'json']);
    const shared = hashOf([config, [...config.contentVariables], base, isVersioned, resolver.targets, languages]);
    const inputs = new PageInputs(contentDir);
    const known = new KnownTexts();
    const guides: CompiledGuide[] = [];
    for (const doc of docs) {
      const cards = doc.source.body.includes('DocCardList') ? context.cardsOf(doc.path) : null;
      // All that a guide is made of, but for the files that it names itself: who lets it depend on more adds that here.
      const key = hashOf([
        'guide',
        shared,
        doc,
        sidebarOf(doc.path),
        tagsOf(doc),
        cards,
        lastChanges.get(doc.relativeFile),
      ]);
      let guide = this.#cache.find<CompiledGuide>(key);
      if (guide === null || !inputs.areAsBefore(guide.inputs)) {
        guide = await compileApart(doc, {
          ...context,
          languages,
          highlighters: this.#highlighters,
          resolver,
          inputs,
          cards,
          known,
        });
        this.#cache.keep(key, guide);
      }
      guides.push(guide);
      report.add(guide);
    }
    return {
      pages: guides.flatMap(({ page }) => (page === null ? [] : [page])),
      links: guides.flatMap(({ links }) => links),
    };
  }
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

interface PageSources extends GuideContext {
  /** Of the code of all pages. */
  readonly languages: readonly string[];
  readonly highlighters: Highlighters;
  readonly resolver: LinkResolver;
  readonly inputs: PageInputs;
  readonly cards: CardsToken | null;
  readonly known: KnownTexts;
}

interface PageContext extends PageSources {
  readonly highlighter: CodeHighlighter;
}

async function compileApart(doc: Doc, context: PageSources): Promise<CompiledGuide> {
  const { highlighters, languages } = context;
  const compile = async (known: readonly string[]): Promise<CompiledGuide & { included: readonly string[] }> => {
    const highlighter = await highlighters.prepare(known);
    const report = new Report();
    const site = new PageSite(doc, context, report);
    const page = await report.attempt(() => compileGuide(doc, { ...context, highlighter }, site, report));
    return { page, links: site.links, findings: report.findings, inputs: site.inputs, included: site.included };
  };
  const { included, ...guide } = await compile(languages);
  // What a page includes is known once it was compiled; its code may need grammars of its own.
  const all = knownLanguages([...languages, ...included.flatMap(fenceLanguages)]);
  if (all.length === languages.length) return guide;
  const { included: _again, ...withLanguages } = await compile(all);
  return withLanguages;
}

function compileGuide(doc: Doc, context: PageContext, site: PageSite, report: Report): CompiledPage {
  const { file, text } = doc.source;
  const { config, contentDir, highlighter, resolver } = context;
  const lines = new Lines(text);
  const atTop = { file, position: { line: 1, column: 1 } };
  const frontMatter = expandOrReport(doc.source.frontMatter, config.contentVariables, () => atTop, report);
  const page = toMarkdownSource(
    { ...doc.source, path: join(contentDir, doc.relativeFile) },
    config.contentVariables,
    report,
  );
  const resolveHref = (written: string): string => site.resolve(page, written, 'link', 0);
  // A path of `static/` may be written without its slash; a file beside the page begins with a dot.
  const resolveImage = (image: string): string => {
    if (!image.startsWith('.')) return /^(?:\/|[a-z]+:)/i.test(image) ? image : `/${image}`;
    const target = resolver.resolve(doc, image);
    if (target === null) return image;
    site.links.push({ ...placeOfKey(doc, 'image'), written: image, use: 'image', ...target });
    return target.path;
  };
  const markdown = nameFailingPage(file, () =>
    compileMarkdown(page, {
      highlighter,
      site,
      options: {
        format: frontMatter.mdx?.format ?? config.markdown.format,
        math: frontMatter.math ?? config.markdown.math,
      },
    }),
  );
  for (const id of findRepeatedIds(markdown.headings)) {
    report.note(
      'duplicate-heading-id',
      { file, position: lines.at(Math.max(0, text.lastIndexOf(`{#${id}}`))) },
      `Cannot tell two headings apart: both have the id "${id}". Give one of them another "{#…}".`,
    );
  }
  const title = frontMatter.title ?? markdown.headings.find(({ level }) => level === 1)?.text ?? doc.name;
  const facts = {
    editHref: editHref(doc, config),
    ...lastUpdate(doc, context),
  };
  const { displayed_sidebar: displayed } = frontMatter;
  const sidebar = displayed == null ? displayed : displayedSidebarId(displayed, doc.version);
  const shownSidebar = sidebar === undefined ? context.sidebarOf(doc.path) : sidebar;
  const tags = context.tagsOf(doc).map(({ label, path }) => ({ label, href: pathToHref(context.base, path) }));
  const neighbour = (key: 'pagination_prev' | 'pagination_next'): string | null | undefined =>
    findNeighbour(doc, key, resolver, (message) => report.note('unknown-neighbour', placeOfKey(doc, key), message));
  const [previous, next] = [neighbour('pagination_prev'), neighbour('pagination_next')];
  const article: GuideArticle | LandingArticle =
    frontMatter.layout === 'landing'
      ? compileLanding(title, frontMatter, markdown.html, highlighter, resolveHref)
      : {
          kind: 'guide',
          title,
          showTitle: frontMatter.hide_title !== true && !markdown.beginsWithH1,
          html: markdown.html,
          headings: tableOfContents(markdown.headings, frontMatter),
          facts,
          tags,
        };
  const entry: CompiledPage['entry'] = {
    kind: article.kind,
    title,
    description: frontMatter.description ?? describe(markdown),
    ...(frontMatter.sidebar_label === undefined ? {} : { label: frontMatter.sidebar_label }),
    ...(frontMatter.pagination_label === undefined ? {} : { paginationLabel: frontMatter.pagination_label }),
    ...(shownSidebar === null ? {} : { sidebar: shownSidebar }),
    ...(frontMatter.keywords === undefined ? {} : { keywords: frontMatter.keywords }),
    ...(frontMatter.image === undefined ? {} : { image: resolveImage(frontMatter.image) }),
    ...(frontMatter.unlisted === true ? { unlisted: true } : {}),
    ...(frontMatter.draft === true ? { draft: true } : {}),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    ...(context.isVersioned && doc.version?.isSet === false ? { version: doc.version.name, doc: doc.id } : {}),
    ...(facts.lastUpdated === null ? {} : { lastUpdated: facts.lastUpdated }),
  };
  const prose = { tokens: markdown.tokens, beginsWithH1: markdown.beginsWithH1, base: context.base, tags };
  const twin =
    article.kind === 'landing'
      ? landingTwin(article, frontMatter.request, prose)
      : guideTwin(title, frontMatter.description ?? null, prose);
  return createPage(doc.path, entry, renderArticle(article), twin, { known: context.known });
}

/** The path of the neighbour that front matter names; null when it wants none, undefined when it says nothing of use. */
function findNeighbour(
  doc: Doc,
  key: 'pagination_prev' | 'pagination_next',
  resolver: LinkResolver,
  onError: (message: string) => void,
): string | null | undefined {
  const id = doc.source.frontMatter[key];
  if (id == null) return id;
  const target = resolver.findDoc(id, doc);
  if (target !== null) return target.source.frontMatter.unlisted === true ? null : target.path;
  const hint = suggest(id, resolver.idsBeside(doc)) || '. Write the id of a doc, or null for none.';
  onError(`Cannot link the neighbour ${JSON.stringify(id)} of "${key}": there is no doc of that id${hint}`);
  return undefined;
}

function placeOfKey({ source: { file, text } }: Doc, key: string): { file: string; position: Position } {
  return { file, position: new Lines(text).at(Math.max(0, text.search(new RegExp(`^${key}\\s*:`, 'm')))) };
}

/** One page that the engine cannot cope with is told by its name, and the others are looked at. */
function nameFailingPage<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    // marked and React go down one call for each level.
    if (error instanceof RangeError)
      throw SourceError.at({ file }, 'Cannot compile the page: it is nested too deep. Flatten its quotes and lists.');
    const found = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    throw SourceError.at(
      { file },
      `Cannot compile the page: the engine failed with ${JSON.stringify(found)}, which is a fault of its own. Report it with this page.`,
    );
  }
}

function findRepeatedIds(headings: readonly Heading[]): string[] {
  const ids = headings.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))];
}

function tableOfContents(headings: readonly Heading[], frontMatter: Doc['source']['frontMatter']): Heading[] {
  if (frontMatter.hide_table_of_contents === true) return [];
  const from = frontMatter.toc_min_heading_level ?? TOC_LEVELS.from;
  const to = frontMatter.toc_max_heading_level ?? TOC_LEVELS.to;
  return headings.filter(({ level }) => level >= from && level <= to);
}

/** Heading levels of the table of contents where front matter says nothing. */
const TOC_LEVELS = { from: 2, to: 3 } as const;

function describe({ firstParagraph }: CompiledMarkdown): string {
  return cutAtWord(firstParagraph ?? '', 160);
}

/** Front matter is told before git, the author of a change only where the site wants it. */
function lastUpdate(doc: Doc, { config, lastChanges }: GuideContext): Pick<PageFacts, 'lastUpdated' | 'lastUpdatedBy'> {
  const given = doc.source.frontMatter.last_update;
  const change = lastChanges.get(doc.relativeFile);
  return {
    lastUpdated: given?.date ?? change?.date ?? null,
    lastUpdatedBy: given?.author ?? (config.lastUpdatedAuthor ? (change?.author ?? null) : null),
  };
}

function editHref(doc: Doc, config: SiteConfig): string | null {
  const custom = doc.source.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom;
  const ofSet = doc.version?.isSet === true ? config.docs.more[doc.version.name]?.editUrl : undefined;
  const pattern = ofSet === undefined ? config.editUrl : ofSet;
  return pattern?.replace('{path}', doc.relativeFile.split('/').map(encodeURIComponent).join('/')) ?? null;
}
