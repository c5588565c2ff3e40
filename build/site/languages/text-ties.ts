import { hashOf } from './blocks.ts';
import { type TextTie, UNTRANSLATED } from './ledger.ts';

/** The state of a translated text of front matter. `unrecorded`: as for pages. */
export type TextState = 'missing' | 'stale' | 'unrecorded' | 'current';

/** Compares a text with its translation, as `alignBlocks` does with blocks. */
export function textStateOf(original: string, translation: string | undefined, tie: TextTie | undefined): TextState {
  if (translation === undefined) return 'missing';
  if (tie === undefined) return 'unrecorded';
  const own = hashOf(translation.trim());
  if (own !== tie.translation) return 'unrecorded';
  if (tie.original === UNTRANSLATED) return 'missing';
  return hashOf(original.trim()) === tie.original ? 'current' : 'stale';
}

/** Ties a text to its translation as they are now. Null: the translation has the text of the original so far. */
export function tieText(original: string, translation: string | null): TextTie {
  const source = hashOf(original.trim());
  return translation === null
    ? { original: UNTRANSLATED, translation: source }
    : { original: source, translation: hashOf(translation.trim()) };
}
