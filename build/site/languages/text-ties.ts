import { hashOf } from './blocks.ts';
import { type TextTie, UNTRANSLATED } from './ledger.ts';

/**
 * The state of a translated page, or of a text of its front matter. `unrecorded`: the ledger does not know the
 * translation, or its present text, so that changes of the original would not be noticed.
 */
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
