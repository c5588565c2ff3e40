import { join } from 'node:path';
import type { Heading } from '../../../../worker/model/parts.ts';
import { canonicalPath, pathToHref } from '../../../../worker/model/path.ts';
import type { PageFacts } from '../../../../worker/model/records/manifest.ts';
import { type Finding, SourceError } from '../../../base/report/finding.ts';
import { Lines } from '../../../base/report/position.ts';
import { Report } from '../../../base/report/report.ts';
import { expandOrReport } from '../../../base/source/variables.ts';
import { hasDiagrams, prepareDiagrams } from '../../../page/blocks/mermaid/draw-diagram.ts';
import { fenceLanguages, type Highlighter, knownLanguages } from '../../../page/code/highlight.ts';
import type { Highlighters } from '../../../page/code/highlighters.ts';
import { type CompiledPage, makePage } from '../../../page/compiled-page.ts';
import { guidePage } from '../../../page/kinds/guide-page.tsx';
import { landingPage } from '../../../page/kinds/landing-page.tsx';
import type { PageHead } from '../../../page/mdx/page-head.ts';
import { compileMarkdown } from '../../../page/prose/compile-markdown.ts';
import { proseBlock } from '../../../page/prose/prose-block.tsx';
import type { KnownTexts } from '../../../page/search/known-texts.ts';
import { belowList } from '../../docs/docs-version.ts';
import { locateKey } from '../../docs/front-matter.ts';
import type { Doc } from '../../docs/load-docs.ts';
import type { SiteLink } from '../../docs/site-links.ts';
import { describe, editHref, lastUpdate, shownSidebar, tableOfContents } from '../guide-facts.ts';
import { type TrackedSite, toWrittenPage } from '../guide-sources.ts';
import { findNeighbour } from '../neighbours.ts';
import { isNotFoundFile, renderNotFound } from '../not-found.ts';
import type { PageInputs } from '../page-inputs.ts';
import { PageSite } from '../page-site.ts';
import { toMarkdownSource } from '../page-source.ts';
import { compileLanding } from './compile-landing.ts';

export interface CompiledGuide {
  /** Null if the page could not be compiled; the findings have the reasons. */
  readonly page: CompiledPage | null;
  readonly links: readonly SiteLink[];
  readonly findings: readonly Finding[];
}

/** The site and the site-independent tools for compiling a guide. */
interface GuideTools extends TrackedSite {
  readonly contentDir: string;
  readonly inputs: PageInputs;
  readonly highlighters: Highlighters;
  readonly known: KnownTexts;
}

interface PageContext extends GuideTools {
  readonly highlighter: Highlighter;
  readonly site: PageSite;
  readonly report: Report;
}

/** Compiles one guide and collects its findings. `languages` are the code languages of all pages. */
export async function compileGuide(doc: Doc, languages: readonly string[], tools: GuideTools): Promise<CompiledGuide> {
  const compile = async (known: readonly string[], texts: readonly string[]) => {
    await prepareDiagrams(texts);
    const prepared = await tools.highlighters.prepare(known);
    // A guide without code does not depend on other guides' languages.
    const highlight: Highlighter['highlight'] = (code, language) => {
      tools.sources.languages();
      return prepared.highlight(code, language);
    };
    const report = new Report();
    const site = new PageSite(doc, tools, report);
    const page = await report.attempt(() => compilePage(doc, { ...tools, highlighter: { highlight }, site, report }));
    return { guide: { page, links: site.links, findings: report.findings }, included: site.included };
  };
  const { included, guide } = await compile(languages, [doc.source.body]);
  // Includes are only known after compilation. Their code may need additional grammars.
  const all = knownLanguages([...languages, ...included.flatMap(fenceLanguages)]);
  const isComplete = all.length === languages.length && !hasDiagrams(included);
  return isComplete ? guide : (await compile(all, included)).guide;
}

function compilePage(doc: Doc, context: PageContext): CompiledPage {
  const { file } = doc.source;
  const { config, variables, contentDir, highlighter, messages, sources, site, report } = context;
  const atTop = { file, position: { line: 1, column: 1 } };
  const frontMatter = expandOrReport(doc.source.frontMatter, variables, () => atTop, report);
  const page = toMarkdownSource({ ...doc.source, path: join(contentDir, doc.sourceFile) }, variables, report);
  const resolveHref = (written: string): string => site.resolve(page, written, 'link', 0);
  const markdown = nameFailingPage(file, () =>
    compileMarkdown(page, {
      highlighter,
      site,
      options: {
        format: frontMatter.mdx?.format ?? config.markdown.format,
        math: frontMatter.math ?? config.markdown.math,
        blocks: context.blocks,
      },
      messages: messages.page,
      original: doc.sourceFile === doc.relativeFile ? [] : sources.originalHeadings(),
    }),
  );
  tellRepeatedIds(doc, markdown.headings, report);
  const { head } = markdown;
  const heading = markdown.headings.find(({ level }) => level === 1)?.text;
  const title = frontMatter.title ?? heading ?? head.title ?? doc.name;
  const base = sources.base();
  const byline = doc.date === undefined ? null : sources.byline();
  const isLanding = frontMatter.layout === 'landing';
  const content = proseBlock(markdown);
  const written = toWrittenPage(doc, variables);
  const kind = context.kindOf(written);
  const isTitled = markdown.beginsWithH1;
  const shown = kind.compose(written, {
    landing: () =>
      landingPage({
        ...{ title, isTitled, content },
        ...compileLanding(frontMatter, markdown, { highlighter, resolveHref, messages }),
      }),
    guide: () =>
      guidePage({
        ...{ title, isTitled, byline, text: content },
        hidesTitle: frontMatter.hide_title === true,
        description: frontMatter.description ?? null,
        headings: tableOfContents(markdown.headings, frontMatter),
        tags: sources.tags().map(({ label, path }) => ({ label, href: pathToHref(base, path) })),
        facts: { editHref: editHref(doc, config), ...lastUpdate(doc, context) },
      }),
  });
  // A home page shows its steps in columns.
  const columns = isLanding && markdown.styledBlocks.includes('steps') ? ['columns'] : [];
  const ofKind = [...(byline === null ? [] : ['news']), ...(kind.plugin?.styles == null ? [] : [kind.plugin.styles])];
  const styledBlocks = [...markdown.styledBlocks, ...columns, ...ofKind];
  const entry = {
    path: doc.path,
    description: head.description ?? frontMatter.description ?? describe(markdown),
    ...toEntry(doc, withHead(frontMatter, head), context),
    ...headFacts(head, doc.path, config.origin + base),
    ...(styledBlocks.length > 0 ? { usesBlocks: true as const } : {}),
    ...(markdown.hasIslands ? { hasIslands: true as const } : {}),
  };
  const headings = markdown.headings.map(({ text: _text, ...heading }) => heading);
  const make = (): CompiledPage => makePage(shown, entry, { base, messages }, context.known);
  const made = { ...(kind.plugin?.make(file, make) ?? make()), styledBlocks, headings };
  if (!isNotFoundFile(doc.relativeFile) || isLanding) return made;
  const hasTitle = !isTitled && frontMatter.hide_title !== true;
  return { ...made, article: Buffer.from(renderNotFound(hasTitle ? title : null, markdown.html)) };
}

/** The page's `<head>` takes precedence over its front matter, as in Docusaurus. */
function withHead(frontMatter: Doc['source']['frontMatter'], { keywords, image }: PageHead) {
  return {
    ...frontMatter,
    ...(keywords === null ? {} : { keywords: [...keywords] }),
    ...(image === null ? {} : { image }),
  };
}

/** `site` is the site's URL without a trailing slash. */
function headFacts(
  { title, canonical, isHidden }: PageHead,
  path: string,
  site: string,
): Partial<CompiledPage['entry']> {
  const named = canonical?.startsWith(site) === true ? canonicalPath(canonical.slice(site.length)) : canonical;
  return {
    ...(title === null ? {} : { documentTitle: title }),
    ...(named === null || named === path ? {} : { canonical: named }),
    ...(isHidden ? { isThin: true as const } : {}),
  };
}

/** Facts of the page in the manifest. */
function toEntry(
  doc: Doc,
  frontMatter: Doc['source']['frontMatter'],
  context: PageContext,
): Omit<PageFacts, 'kind' | 'title' | 'description'> {
  const { sources } = context;
  const { sidebar_label: label, pagination_label: paginationLabel, keywords, image, unlisted, draft } = frontMatter;
  const sidebar = shownSidebar(doc, frontMatter, sources);
  const previous = findNeighbour(doc, 'pagination_prev', context);
  const next = findNeighbour(doc, 'pagination_next', context);
  const lastUpdated = lastUpdate(doc, context).lastUpdated ?? doc.date ?? null;
  return {
    ...(label === undefined ? {} : { label }),
    ...(paginationLabel === undefined ? {} : { paginationLabel }),
    ...(sidebar === null ? {} : { sidebar }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(image === undefined ? {} : { image: resolveImage(image, doc, context) }),
    ...(unlisted === true ? { unlisted } : {}),
    ...(draft === true ? { draft } : {}),
    ...(doc.isPartlyTranslated === true ? { isPartlyTranslated: true as const } : {}),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    ...(doc.version === null ? {} : belowList(doc.version)),
    ...(doc.version?.hasOthers === true ? { version: doc.version.name, doc: doc.id } : {}),
    ...(lastUpdated === null ? {} : { lastUpdated }),
  };
}

/** A path in `static/` may omit its leading slash. A path relative to the page starts with a dot. */
function resolveImage(image: string, doc: Doc, { sources, site }: PageContext): string {
  if (!image.startsWith('.')) return /^(?:\/|[a-z]+:)/i.test(image) ? image : `/${image}`;
  const target = sources.link(doc.relativeFile, image);
  if (target === null) return image;
  const { path, fragment } = target;
  site.links.push({ ...locateKey(doc.source, 'image'), written: image, use: 'image', path, fragment });
  return path;
}

/** Reports a page that crashes the engine, so that the others are still compiled. */
function nameFailingPage<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    // marked and React recurse once per level.
    if (error instanceof RangeError)
      throw SourceError.at({ file }, 'Cannot compile the page: it is nested too deeply. Flatten its quotes and lists.');
    throw SourceError.ofBug({ file }, error, 'compile the page', 'this page');
  }
}

function tellRepeatedIds({ source: { file, text } }: Doc, headings: readonly Heading[], report: Report): void {
  const ids = headings.map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) < index))) {
    report.note(
      'duplicate-heading-id',
      { file, position: new Lines(text).at(Math.max(0, text.lastIndexOf(`{#${id}}`))) },
      `Cannot link both headings: both have the id "${id}". Give one of them another "{#…}".`,
    );
  }
}
