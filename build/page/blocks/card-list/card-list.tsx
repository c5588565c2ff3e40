import type { ReactElement } from 'react';
import type { Card } from '../../../../worker/model/parts.ts';
import { inner } from '../../../../worker/ui/html.tsx';
import type { PageBlock } from '../../page.ts';
import { bullet, link, oneLine, toMarkdownHref } from '../../text/markdown/markdown-text.ts';

interface CardListProps {
  readonly cards: readonly Card[];
  /** Whether the first is where to begin. */
  readonly hasStart?: boolean;
}

/** Links with descriptions. */
export function CardList({ cards, hasStart = false }: CardListProps): ReactElement | null {
  if (cards.length === 0) return null;
  // The count, because styles know only the cards that have arrived.
  const left = (columns: number): number => columns - ((cards.length - 1) % columns);
  const start = hasStart && { 'data-of-two': left(2), 'data-of-three': left(3) };
  return (
    <ul className="cards" {...start}>
      {cards.map(({ href, title, description, count, icon }) => (
        <li key={href}>
          <a href={href}>
            <strong>
              {icon !== undefined && <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true" {...inner(icon)} />}
              {title}
            </strong>
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
export function cardBlock(cards: readonly Card[], hasStart = false): PageBlock {
  return { html: <CardList cards={cards} hasStart={hasStart} />, markdown: ({ base }) => cardMarkdown(cards, base) };
}
