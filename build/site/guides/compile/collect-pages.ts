import { canonicalPath, decodeOrKeep, hrefToPath, pathToHref } from '../../../../worker/model/path.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { suggest } from '../../../base/report/nearest.ts';
import type { Report } from '../../../base/report/report.ts';
import { articleHtml, type CompiledPage, makePage } from '../../../page/compiled-page.ts';
import { column, leadBlock, titleBlock } from '../../../page/kinds/layouts.tsx';
import type { CollectedPage, ListingSite } from '../../../page/kinds/page-kind.ts';
import type { RenderContext } from '../../../page/page.ts';
import { unescapeHtml } from '../../../page/text/escape.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Doc } from '../../docs/load-docs.ts';
import type { SiteLink } from '../../docs/site-links.ts';
import type { SiteKind } from '../../plugins/site-plugins.ts';
import { knownSidebars, unknownSidebar } from '../../sidebar/read/check-sidebars.ts';
import { toWrittenPage } from '../guide-sources.ts';

interface Collected {
  readonly pages: readonly CompiledPage[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Links of the pages to check. */
  readonly links: readonly SiteLink[];
}

interface CollectContext extends RenderContext {
  /** The compiled pages of the content. */
  readonly pages: readonly CompiledPage[];
  readonly origin: string;
  readonly config: SiteConfig;
  readonly sidebars: ReadonlyMap<string, unknown>;
  readonly report: Report;
}

/** The pages and files that kinds make from all their pages. */
export async function collectPages(
  kinds: readonly SiteKind[],
  docs: readonly Doc[],
  { report, ...context }: CollectContext,
): Promise<Collected[]> {
  if (kinds.every(({ collect }) => collect === undefined)) return [];
  const { pages, base, origin, messages } = context;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const toHref = (path: string): string => pathToHref(base, path);
  const site = { locale: messages.locale, toHref, toUrl: (path: string) => origin + toHref(path) };
  const collected: Collected[] = [];
  for (const kind of kinds) {
    const made = await report.attempt(() => collect(kind, kinds, { ...context, docs, byPath, site, report }));
    if (made !== null) collected.push(made);
  }
  return collected;
}

interface Sources extends Omit<CollectContext, 'pages' | 'origin'> {
  readonly docs: readonly Doc[];
  readonly byPath: ReadonlyMap<string, CompiledPage>;
  readonly site: ListingSite;
}

const NOTHING: Collected = { pages: [], files: new Map(), links: [] };

function collect(kind: SiteKind, kinds: readonly SiteKind[], context: Sources): Collected {
  const { docs, byPath, site, config, base } = context;
  const { collect: collectAll, plugin } = kind;
  // Kinds of the engine collect nothing.
  if (collectAll === undefined || plugin === undefined) return NOTHING;
  const listed = docs.flatMap((doc) => {
    const page = toWrittenPage(doc, config.contentVariables);
    const entry = byPath.get(doc.path)?.entry;
    if (entry === undefined || entry.unlisted === true || kinds.find((each) => each.isOf(page)) !== kind) return [];
    return [{ ...page, title: entry.title, description: entry.description }];
  });
  const collected = collectAll(listed, site);
  const files = new Map(
    Object.entries(collected.files ?? {}).map(([path, text]) => [path.replace(/^\/*/, '/'), Buffer.from(text)]),
  );
  const given = (collected.pages ?? []).map((page) => ({ ...page, path: toPath(page, plugin.file) }));
  checkPages(given, files, plugin.file, context);
  const pages = plugin.make(plugin.file, () => given.map((page) => toPage(page, plugin.styles, context)));
  return { pages, files, links: pages.flatMap((page) => findLinks(page, plugin.file, base)) };
}

function toPath({ path, title }: CollectedPage, file: string): string {
  const canonical = canonicalPath(path);
  if (canonical !== null) return canonical;
  throw SourceError.at(
    { file },
    `Cannot make the page "${title}": ${JSON.stringify(path)} is not a path. Correct what collect() returns.`,
  );
}

function checkPages(
  pages: readonly CollectedPage[],
  files: Collected['files'],
  file: string,
  { sidebars, config, report }: Sources,
): void {
  const known = knownSidebars(sidebars, config);
  for (const { path, sidebar, feed } of pages) {
    if (sidebar !== undefined && !known.has(sidebar))
      report.note('unknown-sidebar', { file }, unknownSidebar(sidebar, known));
    if (feed !== undefined && !files.has(feed))
      report.error(
        { file },
        `Cannot link the feed of ${path}: there is no file ${feed}${suggest(feed, files.keys()) || '. Return it among the files.'}`,
      );
  }
}

function findLinks(page: CompiledPage, file: string, base: string): SiteLink[] {
  const own = new URL(pathToHref(base, page.path), 'https://site.invalid');
  return [...articleHtml(page).matchAll(/ href="([^"]*)"/g)].flatMap(([, escaped = '']): SiteLink[] => {
    const written = unescapeHtml(escaped);
    // Node 20.19 has no URL.parse().
    if (!URL.canParse(written, own.href)) return [];
    const url = new URL(written, own);
    if (url.origin !== own.origin) return [];
    const path = canonicalPath(hrefToPath(base, url.pathname) ?? url.pathname) ?? url.pathname;
    return [
      { file, position: { line: 1, column: 1 }, written, path, fragment: decodeOrKeep(url.hash.slice(1)) || null },
    ];
  });
}

function toPage(
  { title, description, blocks, ...facts }: CollectedPage,
  styles: string | null,
  context: RenderContext,
): CompiledPage {
  const page = {
    facts: { kind: 'news', title },
    layout: column('guide'),
    blocks: [titleBlock(title), leadBlock(description), ...blocks],
  } as const;
  const styled = styles === null ? {} : { usesBlocks: true as const };
  return {
    ...makePage(page, { description, previous: null, next: null, ...styled, ...facts }, context),
    ...(styles === null ? {} : { styledBlocks: [styles] }),
  };
}
