import type { GuideArticle } from '../../worker/model/article.ts';
import type { NotFoundPage } from '../../worker/model/manifest.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { escapeHtml } from '../../worker/ui/escape-html.ts';
import { articleHtml, type CompiledPage } from '../compiled-page.ts';

/** `404.md` beside site.yaml is shown for addresses without a page, and has none itself. */
export function isNotFoundFile(relativeFile: string): boolean {
  return /^404\.mdx?$/i.test(relativeFile);
}

/** Its text alone: dates, tags and the table of contents are of pages. */
export function renderNotFound({ title, showTitle, html }: GuideArticle): SafeHtml {
  return `${showTitle ? `<h1>${escapeHtml(title)}</h1>` : ''}${html}` as SafeHtml;
}

export function toNotFoundPage(page: CompiledPage): NotFoundPage {
  const { title, usesBlocks, hasIslands } = page.entry;
  return {
    title,
    html: articleHtml(page) as SafeHtml,
    markdown: Buffer.from(page.markdown).toString('utf8').trimEnd(),
    ...(usesBlocks === undefined ? {} : { usesBlocks }),
    ...(hasIslands === undefined ? {} : { hasIslands }),
  };
}
