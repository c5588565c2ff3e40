import type { Card } from '../../../worker/model/parts.ts';
import { cardBlock, cardWords } from '../blocks/card-list/card-list.tsx';
import type { Page } from '../page.ts';
import { column, leadBlock, titleBlock } from './layouts.tsx';

interface Category {
  readonly title: string;
  readonly description: string | null;
  readonly cards: readonly Card[];
  /** Whether the first card is where to begin. */
  readonly hasStart?: boolean;
}

/** The index of a category: a card for each of its pages and groups. */
export function categoryPage({ title, description, cards, hasStart = false }: Category): Page {
  return {
    facts: { kind: 'category', title },
    layout: column('category'),
    blocks: [
      titleBlock(title),
      { ...leadBlock(description), search: () => ({ text: description ?? '' }) },
      { ...cardBlock(cards, hasStart), search: () => ({ text: cardWords(cards) }) },
    ],
  };
}
