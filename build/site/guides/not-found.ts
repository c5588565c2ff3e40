import { escapeHtml, type SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { NotFoundPage } from '../../../worker/model/records/manifest.ts';
import { articleHtml, type CompiledPage } from '../../page/compiled-page.ts';

/** `404.md` next to site.yaml is shown for missing pages, and has no path. */
export function isNotFoundFile(relativeFile: string): boolean {
  return /^404\.mdx?$/i.test(relativeFile);
}

/** Only its text, without the dates, tags and table of contents of a page. */
export function renderNotFound(title: string | null, html: SafeHtml): SafeHtml {
  return `${title === null ? '' : `<h1>${escapeHtml(title)}</h1>`}${html}` as SafeHtml;
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
