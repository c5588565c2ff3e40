import { pathToHref } from '../../../../worker/model/path.ts';
import type { Report } from '../../../base/report/report.ts';
import { type CompiledPage, makePage } from '../../../page/compiled-page.ts';
import { column } from '../../../page/kinds/layouts.tsx';
import type { CollectedPage, ListingSite } from '../../../page/kinds/page-kind.ts';
import { leadBlock, titleBlock } from '../../../page/kinds/title.tsx';
import type { RenderContext } from '../../../page/page.ts';
import type { Doc } from '../../docs/load-docs.ts';
import type { SiteKind } from '../../plugins/site-plugins.ts';
import { toWrittenPage } from '../guide-sources.ts';

interface Collected {
  readonly pages: readonly CompiledPage[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface CollectContext extends RenderContext {
  /** The compiled pages of the content. */
  readonly pages: readonly CompiledPage[];
  readonly origin: string;
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
  const site = { locale: messages.locale, toHref, toUrl: (path: string) => origin.replace(/\/$/, '') + toHref(path) };
  const collected: Collected[] = [];
  for (const kind of kinds) {
    const made = await report.attempt(() => collect(kind, kinds, { ...context, docs, byPath, site }));
    if (made !== null) collected.push(made);
  }
  return collected;
}

interface Sources extends RenderContext {
  readonly docs: readonly Doc[];
  readonly byPath: ReadonlyMap<string, CompiledPage>;
  readonly site: ListingSite;
}

function collect(kind: SiteKind, kinds: readonly SiteKind[], { docs, byPath, site, ...context }: Sources): Collected {
  if (kind.collect === undefined) return { pages: [], files: new Map() };
  const listed = docs.flatMap((doc) => {
    const page = toWrittenPage(doc);
    const entry = byPath.get(doc.path)?.entry;
    if (entry === undefined || entry.unlisted === true || kinds.find((each) => each.isOf(page)) !== kind) return [];
    return [{ ...page, title: entry.title, description: entry.description }];
  });
  const { pages = [], files = {} } = kind.collect(listed, site);
  const styles = kind.plugin?.styles ?? null;
  const make = (): CompiledPage[] => pages.map((page) => toPage(page, styles, context));
  return {
    pages: kind.plugin?.make(kind.plugin.file, make) ?? make(),
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  };
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
