import { splitBefore } from '../../../worker/model/group-by.ts';
import type { Heading } from '../../../worker/model/parts.ts';

/** What a heading shares with its translations. */
export type OriginalHeading = Pick<Heading, 'id' | 'level'>;

/** A heading of a page in its own language. `ownId`: what its id would be if it translated none. */
export interface IdentifiedHeading extends Heading {
  readonly ownId?: string;
}

interface Placed {
  readonly level: number;
  readonly index: number;
}

/**
 * Ids of the headings that a page translates, by the index of its own. Headings are paired section by section, where both
 * pages have the same number of them: a wrong id would lead readers astray. `levels`: of its headings, in order.
 */
export function shareIds(levels: readonly number[], original: readonly OriginalHeading[]): ReadonlyMap<number, string> {
  const ids = new Map<number, string>();
  if (original.length === 0) return ids;
  const pair = (own: readonly Placed[], theirs: readonly Placed[]): void => {
    const level = highestLevel(own);
    if (own.length === 0 || level !== highestLevel(theirs)) return;
    const isFirst = (heading: Placed): boolean => heading.level === level;
    const [start, ...sections] = splitBefore(own, isFirst);
    const [otherStart, ...others] = splitBefore(theirs, isFirst);
    if (sections.length !== others.length) return;
    pair(start, otherStart);
    sections.forEach(([heading, ...rest], section) => {
      const [other, ...otherRest] = others[section] ?? [];
      const id = original[other?.index ?? -1]?.id;
      if (heading === undefined || id === undefined) return;
      ids.set(heading.index, id);
      pair(rest, otherRest);
    });
  };
  const [own, theirs] = [levels.map(toPlaced), original.map(({ level }, index) => toPlaced(level, index))];
  // The title may be in the front matter of one of them.
  const isTitled = countTitles(own) === countTitles(theirs);
  pair(isTitled ? own : withoutTitles(own), isTitled ? theirs : withoutTitles(theirs));
  return ids;
}

function toPlaced(level: number, index: number): Placed {
  return { level, index };
}

function highestLevel(headings: readonly Placed[]): number {
  return headings.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
}

function countTitles(headings: readonly Placed[]): number {
  return headings.length - withoutTitles(headings).length;
}

function withoutTitles(headings: readonly Placed[]): Placed[] {
  return headings.filter(({ level }) => level > 1);
}
