import { join } from 'node:path';
import type { GuideArticle, LandingArticle } from '../../worker/model/article.ts';
import type { PageFacts } from '../../worker/model/manifest.ts';
import type { Heading } from '../../worker/model/parts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { renderArticle } from '../../worker/ui/article.tsx';
import { type CompiledPage, createPage } from '../compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { LinkResolver, SiteLink } from '../docs/site-links.ts';
import { compileMarkdown } from '../markdown/compile-markdown.ts';
import { type CodeHighlighter, fenceLanguages, knownLanguages } from '../markdown/highlight.ts';
import type { Highlighters } from '../markdown/highlighters.ts';
import type { Cards } from '../markdown/markdown-site.ts';
import { guideMarkdown, landingMarkdown } from '../markdown-pages/guide-markdown.ts';
import type { RenderContext } from '../render-context.ts';
import { type Finding, SourceError } from '../report/finding.ts';
import { Lines } from '../report/position.ts';
import { Report } from '../report/report.ts';
import type { KnownTexts } from '../search/known-texts.ts';
import { readGuide } from '../search/read-guide.ts';
import { expandOrReport } from '../source/variables.ts';
import type { Tag } from '../tags/load-tags.ts';
import { compileLanding } from './compile-landing.ts';
import { describe, editHref, lastUpdate, shownSidebar, tableOfContents } from './guide-facts.ts';
import type { LastChanges } from './last-changes.ts';
import { findNeighbour, placeOfKey } from './neighbours.ts';
import type { PageInputs } from './page-inputs.ts';
import { PageSite } from './page-site.ts';
import { toMarkdownSource } from './page-source.ts';
export interface GuideContext extends RenderContext {
  readonly contentDir: string;
  readonly config: SiteConfig;
  /** Id of the sidebar that shows a path, or null. */
  readonly sidebarOf: (path: string) => string | null;
  readonly tagsOf: (doc: Doc) => readonly Tag[];
  /** Cards of the pages that stand beside a page in its sidebar, or null. */
  readonly cardsOf: (path: string) => Cards | null;
  /** Files of the content folder that pages may show or offer. */
  readonly assets: ReadonlySet<string>;
  /** Whether pages say of which version they are. */
  readonly isVersioned: boolean;
  /** Docs that are no pages as another one has their path. */
  readonly duplicates: readonly Doc[];
  /** By file; empty where the site does not show them. */
  readonly lastChanges: LastChanges['byFile'];
}

export interface CompiledGuide {
  /** Null when the page cannot be made; the findings say why. */
  readonly page: CompiledPage | null;
  readonly links: readonly SiteLink[];
  readonly findings: readonly Finding[];
  /** Other files that it was made of, each with its state. */
  readonly inputs: ReadonlyMap<string, string>;
}

export interface GuideSources extends GuideContext {
  /** Of the code of all pages. */
  readonly languages: readonly string[];
  readonly highlighters: Highlighters;
  readonly resolver: LinkResolver;
  readonly inputs: PageInputs;
  readonly cards: Cards | null;
  readonly known: KnownTexts;
}

interface PageContext extends GuideSources {
  readonly highlighter: CodeHighlighter;
}

/** Compiles one guide; what is wrong in it is told in its findings. */
export async function compileGuide(doc: Doc, context: GuideSources): Promise<CompiledGuide> {
  const { highlighters, languages } = context;
  const compile = async (known: readonly string[]): Promise<CompiledGuide & { included: readonly string[] }> => {
    const highlighter = await highlighters.prepare(known);
    const report = new Report();
    const site = new PageSite(doc, context, report);
    const page = await report.attempt(() => compilePage(doc, { ...context, highlighter }, site, report));
    return { page, links: site.links, findings: report.findings, inputs: site.inputs, included: site.included };
  };
  const { included, ...guide } = await compile(languages);
  // What a page includes is known once it was compiled; its code may need grammars of its own.
  const all = knownLanguages([...languages, ...included.flatMap(fenceLanguages)]);
  if (all.length === languages.length) return guide;
  const { included: _again, ...withLanguages } = await compile(all);
  return withLanguages;
}

function compilePage(doc: Doc, context: PageContext, site: PageSite, report: Report): CompiledPage {
  const { file } = doc.source;
  const { config, contentDir, highlighter, base, messages } = context;
  const atTop = { file, position: { line: 1, column: 1 } };
  const frontMatter = expandOrReport(doc.source.frontMatter, config.contentVariables, () => atTop, report);
  const page = toMarkdownSource(
    { ...doc.source, path: join(contentDir, doc.relativeFile) },
    config.contentVariables,
    report,
  );
  const resolveHref = (written: string): string => site.resolve(page, written, 'link', 0);
  const markdown = nameFailingPage(file, () =>
    compileMarkdown(page, {
      highlighter,
      site,
      options: {
        format: frontMatter.mdx?.format ?? config.markdown.format,
        math: frontMatter.math ?? config.markdown.math,
      },
      messages: messages.page,
    }),
  );
  tellRepeatedIds(doc, markdown.headings, report);
  const title = frontMatter.title ?? markdown.headings.find(({ level }) => level === 1)?.text ?? doc.name;
  const facts = {
    editHref: editHref(doc, config),
    ...lastUpdate(doc, context),
  };
  const tags = context.tagsOf(doc).map(({ label, path }) => ({ label, href: pathToHref(base, path) }));
  const article: GuideArticle | LandingArticle =
    frontMatter.layout === 'landing'
      ? compileLanding(title, frontMatter, markdown.html, highlighter, resolveHref, messages.page)
      : {
          kind: 'guide',
          title,
          showTitle: frontMatter.hide_title !== true && !markdown.beginsWithH1,
          html: markdown.html,
          headings: tableOfContents(markdown.headings, frontMatter),
          facts,
          tags,
        };
  const description = frontMatter.description ?? describe(markdown);
  const entry = toEntry(doc, { kind: article.kind, title, description }, frontMatter, context, site, report);
  const prose = { tokens: markdown.tokens, beginsWithH1: markdown.beginsWithH1, tags, base, messages };
  const agentText =
    article.kind === 'landing'
      ? landingMarkdown(article, frontMatter.request, prose)
      : guideMarkdown(title, frontMatter.description ?? null, prose);
  const usesBlocks = markdown.usesBlockStyles ? { usesBlocks: true as const } : {};
  // The landing page has more text than its Markdown.
  const search = article.kind === 'landing' ? {} : { source: readGuide(markdown.tokens, markdown.headings) };
  return createPage(doc.path, { ...entry, ...usesBlocks }, renderArticle(article, messages.page), agentText, {
    known: context.known,
    ...search,
  });
}

/** What the manifest knows of the page. */
function toEntry(
  doc: Doc,
  named: Pick<PageFacts, 'kind' | 'title' | 'description'>,
  frontMatter: Doc['source']['frontMatter'],
  context: PageContext,
  site: PageSite,
  report: Report,
): CompiledPage['entry'] {
  const { sidebar_label: label, pagination_label: paginationLabel, keywords, image, unlisted, draft } = frontMatter;
  const sidebar = shownSidebar(doc, frontMatter, context);
  const previous = findNeighbour(doc, 'pagination_prev', context.resolver, report);
  const next = findNeighbour(doc, 'pagination_next', context.resolver, report);
  const { lastUpdated } = lastUpdate(doc, context);
  return {
    ...named,
    ...(label === undefined ? {} : { label }),
    ...(paginationLabel === undefined ? {} : { paginationLabel }),
    ...(sidebar === null ? {} : { sidebar }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(image === undefined ? {} : { image: resolveImage(image, doc, context.resolver, site) }),
    ...(unlisted === true ? { unlisted } : {}),
    ...(draft === true ? { draft } : {}),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    ...(context.isVersioned && doc.version?.isSet === false ? { version: doc.version.name, doc: doc.id } : {}),
    ...(lastUpdated === null ? {} : { lastUpdated }),
  };
}

/** A path of `static/` may be written without its slash; a file beside the page begins with a dot. */
function resolveImage(image: string, doc: Doc, resolver: LinkResolver, site: PageSite): string {
  if (!image.startsWith('.')) return /^(?:\/|[a-z]+:)/i.test(image) ? image : `/${image}`;
  const target = resolver.resolve(doc, image);
  if (target === null) return image;
  site.links.push({ ...placeOfKey(doc, 'image'), written: image, use: 'image', ...target });
  return target.path;
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

function tellRepeatedIds({ source: { file, text } }: Doc, headings: readonly Heading[], report: Report): void {
  const ids = headings.map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) < index))) {
    report.note(
      'duplicate-heading-id',
      { file, position: new Lines(text).at(Math.max(0, text.lastIndexOf(`{#${id}}`))) },
      `Cannot tell two headings apart: both have the id "${id}". Give one of them another "{#…}".`,
    );
  }
}
