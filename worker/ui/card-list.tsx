import type { ReactElement } from 'react';
import type { Card } from '../model/parts.ts';

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
