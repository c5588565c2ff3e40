import type { ReactElement } from 'react';
import type { Card } from '../../../../worker/model/parts.ts';
import type { PageBlock } from '../../page.ts';
import { toMarkdownHref } from '../../text/markdown-hrefs.ts';
import { bullet, link, oneLine } from '../../text/markdown-text.ts';

interface CardListProps {
  readonly cards: readonly Card[];
}

/** Links with descriptions. */
export function CardList({ cards }: CardListProps): ReactElement | null {
  if (cards.length === 0) return null;
  return (
    <ul className="cards">
      {cards.map(({ href, title, description, count }) => (
        <li key={href}>
          <a href={href}>
            <strong>{title}</strong>
            {description !== null && <p>{description}</p>}
            {count !== null && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function cardMarkdown(cards: readonly Card[], base: string): string {
  return cards
    .map(({ title, description, href, count }) => {
      const about = [description, count].filter((text) => text !== null).map(oneLine);
      return bullet(`${link(title, toMarkdownHref(href, base))}${about.length === 0 ? '' : `: ${about.join(' · ')}`}`);
    })
    .join('\n');
}

/** The words of cards on pages that are found by them. */
export function cardWords(cards: readonly Card[]): string {
  return cards
    .flatMap(({ title, description }) => [title, description ?? ''])
    .filter(Boolean)
    .join('\n');
}

/** Links with descriptions. */
export function cardBlock(cards: readonly Card[]): PageBlock {
  return { html: <CardList cards={cards} />, markdown: ({ base }) => cardMarkdown(cards, base) };
}
