import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { escapeText } from '../../page/html/article-tree.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import type { Manual } from '../../site/manuals/find-manuals.ts';
import { type Chapter, listChapters } from '../../site/manuals/list-chapters.ts';
import { DocumentLinks } from './document-links.ts';
import { type ArticleTarget, type PreparedArticle, prepareArticle } from './prepare-article.ts';
import { articlesOf } from './shown-articles.ts';

/** A manual before it is written in a format. */
export interface MadeManual {
  readonly manual: Manual;
  readonly site: CompiledSite;
  readonly messages: BuildMessages;
  readonly chapters: readonly Chapter[];
  /** ISO 8601 date of the newest page, or null if no page has one. */
  readonly date: string | null;
  /** The text of a chapter, which is made when it is asked for: all of them together may be large. */
  readonly read: (chapter: Chapter) => PreparedArticle;
}

/** What a format decides. */
interface ManualFormat extends Omit<ArticleTarget, 'toHref'> {
  readonly toAddress: (chapter: string, id: string) => string;
}

/** Puts the pages of a manual together, as they are in its site. */
export function makeManual(manual: Manual, site: CompiledSite, format: ManualFormat): MadeManual {
  const chapters = listChapters(manual, site);
  const toHtml = articlesOf(site);
  const prepare = (chapter: Chapter, target: ArticleTarget): PreparedArticle =>
    prepareArticle(chapter.page === null ? groupHtml(chapter) : toHtml(chapter.page), chapter, target);
  // Nothing of this text is shown, so that it needs no images.
  const draft = { ...format, toHref: () => null, toImage: () => null };
  const links = new DocumentLinks(site, chapters, {
    toAddress: format.toAddress,
    idsOf: (chapter) => prepare(chapter, draft).ids,
  });
  const target = { ...format, toHref: links.toHref.bind(links) };
  const dates = chapters.flatMap(({ page }) => page?.entry.lastUpdated ?? []);
  return {
    manual,
    site,
    messages: findMessages(site.frame.locale, site.features.texts[0]),
    chapters,
    date: dates.sort().at(-1) ?? null,
    read: (chapter) => prepare(chapter, target),
  };
}

/** A group has a page of its own on paper: its title, and what is in it. */
function groupHtml({ title, description }: Chapter): string {
  return `<h1>${escapeText(title)}</h1>${description === null ? '' : `<p class="lead">${escapeText(description)}</p>`}`;
}
