import type { TextBlock } from './blocks.ts';
import { type LedgerUnit, tieBlocks } from './ledger.ts';

/** A unit with its translated blocks. */
export interface PlacedUnit {
  readonly unit: LedgerUnit;
  readonly blocks: readonly TextBlock[];
  /** Whether the translation has changed since it was tied to the original: it is taken as up to date. */
  readonly isTouched: boolean;
}

/** Blocks of the original of today, with the units that translate them or an earlier text of them. */
export interface BlockGroup {
  /** `missing`: no unit translates these blocks. */
  readonly state: 'current' | 'stale' | 'missing';
  readonly original: readonly TextBlock[];
  /** In the order of the translation. Those without an original are the translation's own. */
  readonly units: readonly PlacedUnit[];
}

export interface Alignment {
  /** In the order of both texts. */
  readonly groups: readonly BlockGroup[];
  /** Whether the ledger does not know the translation, which has been rewritten or is new. Nothing is compared then. */
  readonly isUnknown: boolean;
}

/**
 * Finds what each block of the original of today is in the translation. `units`: of the ledger; undefined if it does not
 * know the file.
 */
export function alignBlocks(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
  units: readonly LedgerUnit[] | undefined,
): Alignment {
  const placed = units === undefined ? null : placeUnits(units, translation);
  if (placed === null) return { groups: asIfRecorded(original, translation), isUnknown: true };
  const groups: BlockGroup[] = [];
  let at = 0;
  let gap: PlacedUnit[] = [];
  const closeGap = (end: number): void => {
    for (const [changed, units] of splitGap(original.slice(at, end), gap))
      if (changed.length > 0 || units.length > 0)
        groups.push({ state: stateOf(units, changed), original: changed, units });
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
    at = start + one.unit.original.length;
    groups.push({ state: 'current', original: original.slice(start, at), units: [one] });
  }
  closeGap(original.length);
  return { groups, isUnknown: false };
}

type Gap = readonly (readonly [changed: readonly TextBlock[], units: readonly PlacedUnit[]])[];

/**
 * Changed blocks with the units between the same unchanged ones: one by one if there are as many, so that one new
 * translation does not vouch for its neighbours.
 */
function splitGap(changed: readonly TextBlock[], units: readonly PlacedUnit[]): Gap {
  const sizes = units.map(({ unit }) => unit.original.length).filter((size) => size > 0);
  if (sizes.length !== changed.length || sizes.some((size) => size > 1)) return [[changed, units]];
  let next = 0;
  return units.map((one) => [one.unit.original.length === 0 ? [] : changed.slice(next, ++next), [one]] as const);
}

/** The state of blocks between units whose originals are unchanged. */
function stateOf(gap: readonly PlacedUnit[], changed: readonly TextBlock[]): BlockGroup['state'] {
  if (gap.some(({ isTouched }) => isTouched)) return 'current';
  if (gap.some(({ unit }) => unit.original.length > 0)) return 'stale';
  return changed.length > 0 ? 'missing' : 'current';
}

function asIfRecorded(original: readonly TextBlock[], translation: readonly TextBlock[]): BlockGroup[] {
  let [theirs, own] = [0, 0];
  return tieBlocks(original, translation).map((unit) => {
    const blocks = translation.slice(own, own + unit.translation.length);
    const group = original.slice(theirs, theirs + unit.original.length);
    theirs += unit.original.length;
    own += unit.translation.length;
    return { state: 'current', original: group, units: [{ unit, blocks, isTouched: false }] };
  });
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

/** Where more has changed, nothing between the unchanged beginning and end is paired. */
const MAX_CELLS = 4_000_000;

/** Where the unchanged originals of units begin. Most edits leave the beginning and the end of a page as they are. */
function findAnchors(placed: readonly PlacedUnit[], original: readonly TextBlock[]): Map<PlacedUnit, number> {
  const anchors = new Map<PlacedUnit, number>();
  let [first, start] = [0, 0];
  for (let one = placed[first]; one !== undefined; one = placed[++first]) {
    if (one.unit.original.length === 0) continue;
    if (!isAt(one, original, start)) break;
    anchors.set(one, start);
    start += one.unit.original.length;
  }
  let [last, end] = [placed.length, original.length];
  for (let one = placed[last - 1]; one !== undefined && last > first; one = placed[--last - 1]) {
    const { length } = one.unit.original;
    if (length === 0) continue;
    if (end - length < start || !isAt(one, original, end - length)) break;
    end -= length;
    anchors.set(one, end);
  }
  for (const [one, index] of alignMiddle(placed.slice(first, last), original.slice(start, end)))
    anchors.set(one, start + index);
  return anchors;
}

function isAt({ unit }: PlacedUnit, original: readonly TextBlock[], start: number): boolean {
  return unit.original.length > 0 && unit.original.every((hash, index) => original[start + index]?.hash === hash);
}

/** The longest common sequence of both orders. */
function alignMiddle(placed: readonly PlacedUnit[], original: readonly TextBlock[]): Map<PlacedUnit, number> {
  const [rows, columns] = [placed.length + 1, original.length + 1];
  const anchors = new Map<PlacedUnit, number>();
  if (rows * columns > MAX_CELLS) return anchors;
  /** The most units that can be kept from a unit and a block on. */
  const most = Array.from({ length: rows }, () => new Uint16Array(columns));
  const valueAt = (row: number, column: number): number => most[row]?.[column] ?? 0;
  for (let row = rows - 2; row >= 0; row--) {
    const one = placed[row];
    for (let column = columns - 2; column >= 0; column--) {
      const kept =
        one !== undefined && isAt(one, original, column) ? 1 + valueAt(row + 1, column + one.unit.original.length) : 0;
      const line = most[row];
      if (line !== undefined) line[column] = Math.max(kept, valueAt(row + 1, column), valueAt(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < placed.length && column < original.length; ) {
    const one = placed[row];
    const length = one?.unit.original.length ?? 0;
    if (
      one !== undefined &&
      isAt(one, original, column) &&
      valueAt(row, column) === 1 + valueAt(row + 1, column + length)
    ) {
      anchors.set(one, column);
      row++;
      column += length;
    } else if (valueAt(row + 1, column) >= valueAt(row, column + 1)) row++;
    else column++;
  }
  return anchors;
}
