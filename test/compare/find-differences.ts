import { findHunks } from './find-hunks.ts';
import { type Entry, entryKey, type Facts } from './snapshot.ts';

/** One difference of two snapshots. */
export interface Difference {
  readonly site: string;
  readonly type: Entry['type'];
  readonly name: string;
  /** What differs: the name of a fact, or `existence`. */
  readonly fact: string;
  /** How it differs: equal for the same change of other entries. */
  readonly change: string;
  /** The change with the words around it. */
  readonly excerpt: string;
}

type Fact = Facts[string];

type Change = Pick<Difference, 'change' | 'excerpt'>;

/** Words before and after a change in its excerpt. */
const CONTEXT = 4;

/** Compares two snapshots, of which one entry each is in memory. */
export async function* findDifferences(
  before: AsyncIterable<Entry>,
  after: AsyncIterable<Entry>,
): AsyncGenerator<Difference> {
  const [olds, news] = [before[Symbol.asyncIterator](), after[Symbol.asyncIterator]()];
  let [old, now] = [await olds.next(), await news.next()];
  while (old.done !== true || now.done !== true) {
    const oldKey = old.done === true ? null : entryKey(old.value);
    const newKey = now.done === true ? null : entryKey(now.value);
    const isOld = oldKey !== null && (newKey === null || oldKey <= newKey);
    const isNew = newKey !== null && (oldKey === null || newKey <= oldKey);
    if (isOld && isNew) yield* compareFacts(old.value, now.value);
    else yield exists(isOld ? old.value : now.value, isOld ? 'missing' : 'new');
    if (isOld) old = await olds.next();
    if (isNew) now = await news.next();
  }
}

function exists({ site, type, name }: Entry, change: string): Difference {
  return { site, type, name, fact: 'existence', change, excerpt: change };
}

function* compareFacts(before: Entry, after: Entry): Generator<Difference> {
  const { site, type, name } = before;
  for (const fact of new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]))
    for (const change of compareFact(before.facts[fact], after.facts[fact]))
      yield { site, type, name, fact, ...change };
}

function compareFact(before: Fact = '', after: Fact = ''): Change[] {
  if (before === after) return [];
  if (typeof before === 'number' && typeof after === 'number') {
    const change = `${after > before ? '+' : ''}${after - before}`;
    return [{ change, excerpt: `${before} → ${after}` }];
  }
  if (typeof before === 'object' || typeof after === 'object')
    return findHunks(toItems(before), toItems(after)).map(({ removed, added }) => {
      const change = mark(removed.join(', '), added.join(', '));
      return { change, excerpt: change };
    });
  return compareTexts(toWords(String(before)), toWords(String(after)));
}

function compareTexts(old: readonly string[], now: readonly string[]): Change[] {
  return findHunks(old, now).map(({ at, removed, added }) => {
    const [from, to] = [removed.join(''), added.join('')];
    const space = trailingSpace(from, to);
    const change = mark(dropEnd(from, space), dropEnd(to, space));
    const before = old.slice(Math.max(0, at - CONTEXT), at).join('');
    const after = old.slice(at + removed.length, at + removed.length + CONTEXT).join('');
    return { change, excerpt: before + change + space + after };
  });
}

/** The space after a change of words, which is no part of it. */
function trailingSpace(from: string, to: string): string {
  const [one = '', other = ''] = [from, to].map((text) => /(?<=\S)\s*$/.exec(text)?.[0]);
  return one === other || to === '' ? one : from === '' ? other : '';
}

function dropEnd(text: string, end: string): string {
  return text.slice(0, text.length - end.length);
}

function toItems(fact: Fact): readonly string[] {
  return typeof fact === 'object' ? fact : fact === '' ? [] : [String(fact)];
}

/** Each with the space after it, so that no difference is lost. */
function toWords(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function mark(removed: string, added: string): string {
  return (removed === '' ? '' : `[-${removed}-]`) + (added === '' ? '' : `{+${added}+}`);
}
