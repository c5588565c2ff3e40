import { hashOf } from './blocks.ts';
import type { TextTie } from './ledger.ts';

/** The state of a translated text of front matter. `unrecorded`: as for pages. */
export type TextState = 'missing' | 'stale' | 'unrecorded' | 'current';

/** Compares a text with its translation, as `alignBlocks` does with blocks. */
export function textStateOf(original: string, translation: string | undefined, tie: TextTie | undefined): TextState {
  if (translation === undefined) return 'missing';
  if (tie === undefined) return 'unrecorded';
  const own = hashOf(translation.trim());
  if (tie.translation === '') return own === tie.original ? 'missing' : 'unrecorded';
  if (own !== tie.translation) return 'unrecorded';
  return hashOf(original.trim()) === tie.original ? 'current' : 'stale';
}

/** Ties a text to its translation as they are now. Null: the translation has the text of the original so far. */
export function tieText(original: string, translation: string | null): TextTie {
  return { original: hashOf(original.trim()), translation: translation === null ? '' : hashOf(translation.trim()) };
}
