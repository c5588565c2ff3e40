import { splitBlocks } from '../blocks.ts';
import { type CodeDifference, compareCodes, hasWords } from './markup/pieces.ts';
import type { TranslationUnit } from './page-units.ts';

/** Translations are longer than their originals, but not as long as this. */
const MAX_GROWTH = 8;
const MIN_LIMIT = 4_000;

/** What is wrong with a translation, and what to do; null if it can be written. */
export function checkTarget(unit: TranslationUnit, target: string): string | null {
  if (target.trim() === '') return 'it is empty. Translate it, or leave its state "initial".';
  const limit = Math.max(MIN_LIMIT, unit.source.length * MAX_GROWTH);
  if (target.length > limit)
    return `it has ${target.length} characters, but the original has ${unit.source.length}. Shorten it to ${limit}.`;
  if (unit.isBlock) {
    const types = splitBlocks(target).map(({ type }) => type);
    if (types.length !== 1 || types[0] !== unit.kind)
      return `Markdown reads it as ${types.join(' and ') || 'nothing'}, but the original is one ${unit.kind}. Keep it one ${unit.kind}; a backslash before a character such as "#" or "-" makes it text.`;
  }
  const pieces = unit.read(target);
  const difference = compareCodes(unit.pieces, pieces);
  if (difference !== null) return describe(difference);
  return hasWords(pieces) ? null : 'it has no words. Translate it, or leave its state "initial".';
}

function describe({ missing, added, isRestructured }: CodeDifference): string {
  const list = (keys: readonly string[]): string => keys.map((key) => JSON.stringify(key)).join(', ');
  const found = [
    ...(missing.length === 0 ? [] : [`it lacks ${list(missing)}`]),
    ...(added.length === 0 ? [] : [`the original does not have ${list(added)}`]),
    ...(isRestructured ? ['its list items, table cells or lines are not those of the original'] : []),
  ];
  return `${found.join(', and ')}. Keep links, code, images, variables, tags and structure as in the original.`;
}
