import type { NewsArticle, NewsEntry } from '../../../worker/model/article.ts';
import { type CompiledPage, createPage } from '../../page/compiled-page.ts';
import { renderArticle } from '../../page/kinds/article.tsx';
import type { RenderContext } from '../../page/render-context.ts';
import { toMarkdownHref } from '../../page/text/markdown-hrefs.ts';
import { bullet, heading, joinBlocks, link, oneLine } from '../../page/text/markdown-text.ts';

/** A list of news entries. It is indexed only by title, because each entry is a page. */
export function toListPage(
  path: string,
  list: Omit<NewsArticle, 'kind'>,
  { base, messages }: RenderContext,
  more: Partial<CompiledPage['entry']>,
): CompiledPage {
  const { title, description, entries } = list;
  const markdown = joinBlocks([
    heading(1, title),
    description,
    entries.map((entry) => bullet(entryLine(entry, base))).join('\n'),
  ]);
  const dates = entries.flatMap(({ byline }) => byline.date ?? []);
  const entry: CompiledPage['entry'] = {
    kind: 'news',
    title,
    description: description ?? '',
    usesBlocks: true,
    ...(dates[0] === undefined ? {} : { lastUpdated: dates[0] }),
    ...more,
  };
  const html = renderArticle({ kind: 'news', ...list }, messages.page);
  return createPage({ path, entry, html, markdown }, { names: [], text: '', places: [] });
}

function entryLine({ title, href, summary, byline }: NewsEntry, base: string): string {
  const about = [summary, ...byline.authors.map(({ name }) => name)].filter((text) => text !== '').map(oneLine);
  const date = byline.date === null ? '' : `${byline.date}: `;
  return `${date}${link(title, toMarkdownHref(href, base))}${about.length === 0 ? '' : `: ${about.join(' · ')}`}`;
}
