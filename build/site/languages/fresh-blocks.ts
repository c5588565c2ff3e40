import { countWords } from '../../page/text/count-words.ts';
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

/** A unit with its translated blocks. */
interface PlacedUnit {
  readonly unit: LedgerUnit;
  readonly blocks: readonly TextBlock[];
  /** Whether the translation has changed since it was tied to the original: it is taken as up to date. */
  readonly isTouched: boolean;
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
  const placed = units === undefined ? null : placeUnits(units, translation);
  // The translation has been rewritten, so its blocks cannot be matched with those in the ledger.
  if (placed === null) return toFreshness([{ kind: 'translation', blocks: translation }], true);
  const parts: PagePart[] = [];
  let at = 0;
  let gap: PlacedUnit[] = [];
  const closeGap = (end: number): void => {
    const changed = original.slice(at, end);
    const isCurrent = gap.some(({ isTouched }) => isTouched);
    // What only the translation has stays.
    const shown = isCurrent ? gap : gap.filter(({ unit }) => unit.original.length === 0);
    if (!isCurrent && changed.length > 0) parts.push({ kind: 'original', blocks: changed });
    if (shown.length > 0) parts.push({ kind: 'translation', blocks: shown.flatMap(({ blocks }) => blocks) });
    gap = [];
  };
  const anchors = findAnchors(placed, original);
  for (const one of placed) {
    const start = anchors.get(one);
    if (start === undefined) {
      gap.push(one);
      continue;
    }
    closeGap(start);
    parts.push({ kind: 'translation', blocks: one.blocks });
    at = start + one.unit.original.length;
  }
  closeGap(original.length);
  return toFreshness(
    parts,
    placed.some(({ isTouched }) => isTouched),
  );
}

function toFreshness(parts: readonly PagePart[], isUnrecorded: boolean): Freshness {
  const stale = parts.flatMap(({ kind, blocks }) => (kind === 'original' ? blocks : []));
  const staleWords = stale.reduce((sum, { text }) => sum + countWords(text), 0);
  return { parts, isUnrecorded, staleBlocks: stale.length, staleWords };
}

/** The units with their blocks in the translation of today; null if it has another number of blocks. */
function placeUnits(units: readonly LedgerUnit[], translation: readonly TextBlock[]): PlacedUnit[] | null {
  if (units.reduce((sum, unit) => sum + unit.translation.length, 0) !== translation.length) return null;
  let at = 0;
  return units.map((unit) => {
    const blocks = translation.slice(at, at + unit.translation.length);
    at += unit.translation.length;
    return { unit, blocks, isTouched: blocks.some(({ hash }, index) => hash !== unit.translation[index]) };
  });
}

/** Longer texts are compared from both ends only. */
const MAX_CELLS = 4_000_000;

/** Where the unchanged originals of units begin: the longest common sequence of both orders. */
function findAnchors(placed: readonly PlacedUnit[], original: readonly TextBlock[]): Map<PlacedUnit, number> {
  const isAt = ({ unit }: PlacedUnit, start: number): boolean =>
    unit.original.length > 0 && unit.original.every((hash, index) => original[start + index]?.hash === hash);
  const [rows, columns] = [placed.length + 1, original.length + 1];
  const anchors = new Map<PlacedUnit, number>();
  if (rows * columns > MAX_CELLS) return anchors;
  /** The most units that can be kept from a unit and a block on. */
  const most = Array.from({ length: rows }, () => new Uint16Array(columns));
  const valueAt = (row: number, column: number): number => most[row]?.[column] ?? 0;
  for (let row = rows - 2; row >= 0; row--) {
    const one = placed[row];
    for (let column = columns - 2; column >= 0; column--) {
      const kept = one !== undefined && isAt(one, column) ? 1 + valueAt(row + 1, column + one.unit.original.length) : 0;
      const line = most[row];
      if (line !== undefined) line[column] = Math.max(kept, valueAt(row + 1, column), valueAt(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < placed.length && column < original.length; ) {
    const one = placed[row];
    const length = one?.unit.original.length ?? 0;
    if (one !== undefined && isAt(one, column) && valueAt(row, column) === 1 + valueAt(row + 1, column + length)) {
      anchors.set(one, column);
      row++;
      column += length;
    } else if (valueAt(row + 1, column) >= valueAt(row, column + 1)) row++;
    else column++;
  }
  return anchors;
}
