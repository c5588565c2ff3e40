import { OriginalTexts } from '../../../worker/model/records/languages/original-texts.ts';
import { VersionLinks } from '../../../worker/model/records/versions/version-links.ts';
import { articleHtml, type CompiledPage } from '../../page/compiled-page.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';

/** The articles of pages as their readers get them: the edge changes those that another version or language shares. */
export function articlesOf({
  frame,
  redirects,
}: Pick<CompiledSite, 'frame' | 'redirects'>): (page: CompiledPage) => string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const originals = new OriginalTexts({ site: frame, redirects: moved });
  const find = (name: string | undefined) => frame.versions?.find((one) => one.name === name);
  return (page) => {
    const { version, recordOf, language } = page.entry;
    const html = articleHtml(page);
    const [from, to] = [find(recordOf), find(version)];
    const own = from && to ? new VersionLinks(frame, frame.base, { from, to }).article(html) : html;
    return language === undefined ? own : originals.article(own, language);
  };
}
