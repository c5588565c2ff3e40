import type { Byline, LandingArticle, TagLink } from '../../../worker/model/article.ts';
import type { FrontMatter } from '../../site/docs/front-matter.ts';
import { renderMarkdown } from '../prose/render-markdown.ts';
import type { RenderContext } from '../render-context.ts';
import { toMarkdownHref } from '../text/markdown-hrefs.ts';
import { bullet, fence, heading, joinBlocks, link, quote } from '../text/markdown-text.ts';
import type { SiteToken } from '../text/tokens.ts';
import { cardList } from './card-list.ts';

/** The source of a prose page: its tokens with resolved links. */
interface ProseSource extends RenderContext {
  readonly tokens: readonly SiteToken[];
  readonly beginsWithH1: boolean;
  readonly tags: readonly TagLink[];
  /** Date and authors of a news entry. */
  readonly byline: Byline | null;
}

/** Renders a guide as Markdown: its title, its description if the author wrote one, and its text. */
export function guideMarkdown(
  title: string,
  description: string | null,
  { tokens, beginsWithH1, tags, byline, base, messages }: ProseSource,
): string {
  return joinBlocks([
    beginsWithH1 ? null : heading(1, title),
    byline === null ? null : bylineText(byline),
    description === null ? null : quote(description.trim()),
    renderMarkdown(tokens, (href) => toMarkdownHref(href, base), messages.page),
    tags.length === 0
      ? null
      : `${messages.page.tags}: ${tags.map(({ label, href }) => link(label, toMarkdownHref(href, base))).join(', ')}`,
  ]);
}

/**
 * Renders the landing page as Markdown. Its code comes from the front matter, because the article only has it
 * highlighted.
 */
export function landingMarkdown(
  landing: LandingArticle,
  request: FrontMatter['request'],
  { tokens, base, messages }: ProseSource,
): string {
  const { title, tagline, ways, popular, changes } = landing;
  const hrefOf = (href: string | null): string | null => (href === null ? null : toMarkdownHref(href, base));
  return joinBlocks([
    heading(1, title),
    tagline === '' ? null : quote(tagline),
    cardList(ways, base),
    renderMarkdown(tokens, (href) => toMarkdownHref(href, base), messages.page),
    ...(request === undefined
      ? []
      : [
          heading(2, link(request.title, hrefOf(landing.request?.href ?? null))),
          fence(request.code, 'bash'),
          fence(request.response, 'json'),
        ]),
    ...(popular.length === 0 ? [] : [heading(2, messages.page.popularPages), cardList(popular, base)]),
    ...(changes.length === 0
      ? []
      : [
          heading(2, messages.page.recentChanges),
          changes.map(({ date, text, href }) => bullet(`${date}: ${link(text, hrefOf(href))}`)).join('\n'),
        ]),
  ]);
}

/** `2025-03-14 · Ada Lovelace, Engineering` */
function bylineText({ date, authors }: Byline): string {
  const names = authors.map(({ name, title }) => (title === null ? name : `${name}, ${title}`));
  return [...(date === null ? [] : [date]), ...names].join(' · ');
}
