import type { CategoryArticle } from '../../../worker/model/article.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { toMarkdownHref } from '../text/markdown-hrefs.ts';
import { bullet, heading, joinBlocks, link, oneLine } from '../text/markdown-text.ts';

/** A list of links with descriptions. */
export function cardList(cards: readonly Card[], base: string): string {
  return cards
    .map(({ title, description, href, count }) => {
      const about = [description, count].filter((text) => text !== null).map(oneLine);
      return bullet(`${link(title, toMarkdownHref(href, base))}${about.length === 0 ? '' : `: ${about.join(' · ')}`}`);
    })
    .join('\n');
}

/** Renders a category page as Markdown. */
export function categoryMarkdown({ title, description, cards }: CategoryArticle, base: string): string {
  return joinBlocks([heading(1, title), description, cardList(cards, base)]);
}
