import type { PageFacts } from '../../worker/model/article.ts';
import type { Heading } from '../../worker/model/parts.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { CompiledMarkdown } from '../markdown/compile-markdown.ts';
import { cutAtWord, MAX_SUMMARY_LENGTH } from '../markdown/summary.ts';
import { displayedSidebarId } from '../sidebar/sidebar-id.ts';
import type { GuideContext } from './compile-guide.ts';

type FrontMatter = Doc['source']['frontMatter'];

/** The headings that the page lists beside itself. */
export function tableOfContents(headings: readonly Heading[], frontMatter: FrontMatter): Heading[] {
  if (frontMatter.hide_table_of_contents === true) return [];
  const from = frontMatter.toc_min_heading_level ?? TOC_LEVELS.from;
  const to = frontMatter.toc_max_heading_level ?? TOC_LEVELS.to;
  return headings.filter(({ level }) => level >= from && level <= to);
}

/** Heading levels of the table of contents where front matter says nothing. */
const TOC_LEVELS = { from: 2, to: 3 } as const;

/** What a page is about where its front matter does not say. */
export function describe({ firstParagraph }: CompiledMarkdown): string {
  return cutAtWord(firstParagraph ?? '', MAX_SUMMARY_LENGTH);
}

/** Front matter is told before git, the author of a change only where the site wants it. */
export function lastUpdate(
  doc: Doc,
  { config, lastChanges }: Pick<GuideContext, 'config' | 'lastChanges'>,
): Pick<PageFacts, 'lastUpdated' | 'lastUpdatedBy'> {
  const given = doc.source.frontMatter.last_update;
  const change = lastChanges.get(doc.relativeFile);
  return {
    lastUpdated: given?.date ?? change?.date ?? null,
    lastUpdatedBy: given?.author ?? (config.lastUpdatedAuthor ? (change?.author ?? null) : null),
  };
}

/** Where the page is edited; null where nobody can. */
export function editHref(doc: Doc, config: SiteConfig): string | null {
  const custom = doc.source.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom;
  const ofSet = doc.version?.isSet === true ? config.docs.more[doc.version.name]?.editUrl : undefined;
  const pattern = ofSet === undefined ? config.editUrl : ofSet;
  return pattern?.replace('{path}', doc.relativeFile.split('/').map(encodeURIComponent).join('/')) ?? null;
}

/** The sidebar that front matter names, null for none; else the one that lists the page. */
export function shownSidebar(
  { path, version }: Doc,
  { displayed_sidebar: displayed }: FrontMatter,
  { sidebarOf }: Pick<GuideContext, 'sidebarOf'>,
): string | null {
  if (displayed === undefined) return sidebarOf(path);
  return displayed === null ? null : displayedSidebarId(displayed, version);
}
