import { countWords } from '../../page/text/count-words.ts';
import { alignBlocks, type BlockGroup } from './align-blocks.ts';
import type { TextBlock } from './blocks.ts';
import type { LedgerUnit } from './ledger.ts';

/** A part of a page: translated blocks, or blocks of the original whose translation is of an earlier text. */
export interface PagePart {
  readonly kind: 'translation' | 'original';
  readonly blocks: readonly TextBlock[];
}

/** The state of a translation: whether its ledger knows its blocks, and how much of it is not up to date. */
export interface Freshness {
  readonly parts: readonly PagePart[];
  /** Whether blocks were translated or changed since the ledger was written. */
  readonly isUnrecorded: boolean;
  /** Blocks of the original that are shown because their translation is out of date, and their words. */
  readonly staleBlocks: number;
  readonly staleWords: number;
}

/**
 * Compares a translation with the original of today. A unit whose original is unchanged is shown; where the original
 * changed, its blocks are, until the translation changes too. `units`: of the ledger; undefined if it does not know the
 * file.
 */
export function findFresh(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
  units: readonly LedgerUnit[] | undefined,
): Freshness {
  const { groups, isUnknown } = alignBlocks(original, translation, units);
  if (isUnknown) return toFreshness([{ kind: 'translation', blocks: translation }], true);
  return toFreshness(
    groups.flatMap(toParts),
    groups.some((group) => group.units.some(({ isTouched }) => isTouched)),
  );
}

/** What readers see of a group. What only the translation has stays. */
function toParts({ state, original, units }: BlockGroup): PagePart[] {
  const isCurrent = state === 'current';
  const shown = isCurrent ? units : units.filter(({ unit }) => unit.original.length === 0);
  return [
    ...(isCurrent || original.length === 0 ? [] : [{ kind: 'original', blocks: original } as const]),
    ...(shown.length === 0 ? [] : [{ kind: 'translation', blocks: shown.flatMap(({ blocks }) => blocks) } as const]),
  ];
}

function toFreshness(parts: readonly PagePart[], isUnrecorded: boolean): Freshness {
  const stale = parts.flatMap(({ kind, blocks }) => (kind === 'original' ? blocks : []));
  const staleWords = stale.reduce((sum, { text }) => sum + countWords(text), 0);
  return { parts, isUnrecorded, staleBlocks: stale.length, staleWords };
}
