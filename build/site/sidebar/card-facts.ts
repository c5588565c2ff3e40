import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { memoize } from '../../base/cache/memo.ts';
import { findIcon } from '../../page/blocks/icon/draw-icon.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { countWords } from '../../page/text/count-words.ts';
import type { FrontMatter } from '../docs/front-matter.ts';

/** What the card of a page shows besides its title. */
export type CardFacts = Pick<Card, 'description' | 'icon'> & Partial<Pick<Card, 'count'>>;

export type DescribePage = (path: string) => CardFacts;

/** Of an adult who reads to understand. */
const WORDS_PER_MINUTE = 220;

/** What a page says about itself. */
export function cardFacts({ description, icon }: FrontMatter = {}): CardFacts {
  const paths = icon === undefined ? null : findIcon(icon);
  return { description: description ?? null, ...(paths === null ? {} : { icon: paths as SafeHtml }) };
}

/** Minutes that it takes to read a page, at least one. */
export function readingMinutes({ markdown }: CompiledPage): number {
  return Math.max(1, Math.round(wordsOf(markdown) / WORDS_PER_MINUTE));
}

const wordsOf = memoize((markdown: Uint8Array) => countWords(new TextDecoder().decode(markdown)));
