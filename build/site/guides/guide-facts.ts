import type { Heading } from '../../../worker/model/parts.ts';
import { dropTrailingSlashes } from '../../../worker/model/path.ts';
import type { GuideFacts } from '../../page/kinds/guide-page.tsx';
import type { CompiledMarkdown } from '../../page/prose/compile-markdown.ts';
import { shorten } from '../../page/text/summary.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import { displayedSidebarId } from '../sidebar/sidebar-id.ts';
import type { GuideSources, TrackedSite } from './guide-sources.ts';

type FrontMatter = Doc['source']['frontMatter'];

/** The headings in the page's table of contents. */
export function tableOfContents(headings: readonly Heading[], frontMatter: FrontMatter): Heading[] {
  if (frontMatter.hide_table_of_contents === true) return [];
  const from = frontMatter.toc_min_heading_level ?? TOC_LEVELS.from;
  const to = frontMatter.toc_max_heading_level ?? TOC_LEVELS.to;
  return headings.filter(({ level }) => level >= from && level <= to);
}

/** Default heading levels of the table of contents. */
const TOC_LEVELS = { from: 2, to: 3 } as const;

/** The default description: the beginning of the first paragraph. */
export function describe({ firstParagraph }: CompiledMarkdown): string {
  return shorten(firstParagraph ?? '');
}

/** Front matter takes precedence over Git. The author is included only if the site shows authors. */
export function lastUpdate(
  doc: Doc,
  { config, sources }: Pick<TrackedSite, 'config' | 'sources'>,
): Pick<GuideFacts, 'lastUpdated' | 'lastUpdatedBy'> {
  const given = doc.source.frontMatter.last_update;
  const change = sources.lastChange();
  return {
    lastUpdated: given?.date ?? change?.date ?? null,
    lastUpdatedBy: given?.author ?? (config.lastUpdatedAuthor ? (change?.author ?? null) : null),
  };
}

/** URL to edit the page, or null. */
export function editHref(doc: Doc, config: SiteConfig): string | null {
  const custom = doc.source.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom;
  const ofSet = config.docs.more[doc.version?.set ?? '']?.editUrl;
  const pattern = ofSet === undefined ? config.editUrl : ofSet;
  if (pattern == null) return null;
  const path = doc.sourceFile.split('/').map(encodeURIComponent).join('/');
  return pattern.includes('{path}') ? pattern.replace('{path}', path) : `${dropTrailingSlashes(pattern)}/${path}`;
}

/** The sidebar in front matter (null: no sidebar), otherwise the sidebar that lists the page. */
export function shownSidebar(
  { version }: Doc,
  { displayed_sidebar: displayed }: FrontMatter,
  sources: GuideSources,
): string | null {
  if (displayed === undefined) return sources.sidebar();
  return displayed === null ? null : displayedSidebarId(displayed, version);
}
