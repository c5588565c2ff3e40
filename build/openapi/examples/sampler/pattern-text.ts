import { memoize } from '../../../base/cache/memo.ts';
import { countSteps, matchableLength, type PatternNode, parsePattern, toRegExp } from './pattern-tree.ts';

/** Length limits for a text, in code points. */
export interface TextBounds {
  readonly min: number;
  readonly max: number;
}

/** Maximum characters in a generated text, and so the largest repetition in a pattern that is honored. */
const MAX_TEXT = 1_000;

/** Maximum parts to write or match, also of those without characters. */
const MAX_STEPS = 100_000;

/** Repetition counts to try: first natural ones, then extremes. */
const REPEATS = [4, 1, 8, 0, 2, 16, 32, 64, 128];

interface Pattern {
  readonly tree: PatternNode | null;
  /** Also true if the pattern cannot be used. */
  readonly test: (text: string) => boolean;
  /** Maximum characters that can be matched in bounded time. */
  readonly matchable: number;
}

/** Descriptions repeat a few patterns thousands of times. */
const MAX_PATTERNS = 500;

const readPattern = memoize(
  (source: string): Pattern => {
    const expression = toRegExp(source);
    const tree = expression === null ? null : parsePattern(source);
    if (expression === null || (tree !== null && countSteps(tree) > MAX_STEPS))
      return { tree: null, test: () => true, matchable: Number.POSITIVE_INFINITY };
    return {
      tree,
      test: toTest(expression),
      matchable: tree === null ? -1 : matchableLength(tree, source.startsWith('^')),
    };
  },
  { max: MAX_PATTERNS },
);

/** Tests a text until V8 finds the pattern too large, which takes long. */
function toTest(expression: RegExp): (text: string) => boolean {
  let isUsable = true;
  return (text) => {
    try {
      return !isUsable || expression.test(text);
    } catch {
      isUsable = false;
      return true;
    }
  };
}

/** A readable text that matches all patterns within the bounds; null if the search finds none. */
export function textOfPattern(patterns: readonly string[], bounds: TextBounds): string | null {
  const { tree } = readPattern(patterns[0] ?? '');
  if (tree === null) return null;
  const short = new Set<string>();
  for (const repeats of [...REPEATS, ...fittingRepeats(tree, bounds)]) {
    for (const branch of [-1, 0, 1]) {
      const text = new PatternWriter(repeats, branch).write(tree);
      if (text === null) continue;
      if (isWithin(text, bounds) && patterns.every((pattern) => matches(text, pattern))) return text;
      if ([...text].length < bounds.min) short.add(text);
    }
  }
  // The pattern may be open at its end or start.
  const padded = [...short].flatMap((text) => {
    const padding = writePadding(bounds.min - [...text].length);
    return [`${text}${padding}`, `${padding}${text}`];
  });
  const fits = (text: string): boolean =>
    isWithin(text, bounds) && patterns.every((pattern) => surelyMatches(text, pattern));
  return padded.find(fits) ?? null;
}

function writePadding(length: number): string {
  const item: PatternNode = { kind: 'set', has: () => true };
  return new PatternWriter(length, 0).write({ kind: 'repeat', item, min: length, max: length }) ?? '';
}

/** The repetition count that reaches the minimum length, since each repetition adds the same number of characters. */
function fittingRepeats(tree: PatternNode, { min }: TextBounds): number[] {
  const [one, two] = [1, 2].map((repeats) => new PatternWriter(repeats, -1).write(tree)?.length ?? 0);
  const growth = (two ?? 0) - (one ?? 0);
  return growth > 0 ? [Math.max(0, Math.ceil((min - (one ?? 0)) / growth) + 1)] : [];
}

/** Whether a text certainly matches a pattern; also true for an invalid pattern. */
export function surelyMatches(text: string, pattern: string): boolean {
  const { test, matchable } = readPattern(pattern);
  return text.length <= matchable && test(text);
}

/** Whether a text matches a pattern; also true if that cannot be decided in bounded time. */
export function matches(text: string, pattern: string): boolean {
  const { test, matchable } = readPattern(pattern);
  return text.length > matchable || test(text);
}

export function isWithin(text: string, { min, max }: TextBounds): boolean {
  const length = [...text].length;
  return length >= min && length <= max;
}

class PatternWriter {
  readonly #repeats: number;
  readonly #branch: number;
  #left = MAX_TEXT;
  #steps = MAX_STEPS;
  #count = 0;

  constructor(repeats: number, branch: number) {
    this.#repeats = repeats;
    this.#branch = branch;
  }

  /** Returns null if a set has no characters, or there is too much to write. */
  write(node: PatternNode): string | null {
    if (--this.#steps < 0) return null;
    switch (node.kind) {
      case 'set':
        return --this.#left < 0 ? null : this.#pick(node.has);
      case 'assertion':
        return '';
      case 'choice':
        return this.write(node.branches.at(this.#branch) ?? node.branches[0] ?? { kind: 'sequence', items: [] });
      case 'sequence':
        return this.#join(node.items);
      case 'repeat': {
        const isLeftOut = node.min === 0 && this.#branch === -1 && this.#left === MAX_TEXT && isSign(node.item);
        const times = isLeftOut ? 0 : Math.min(node.max, Math.max(node.min, this.#repeats));
        return times > MAX_TEXT ? null : this.#join(Array.from({ length: times }, () => node.item));
      }
    }
  }

  #join(items: readonly PatternNode[]): string | null {
    let text = '';
    for (const item of items) {
      const written = this.write(item);
      if (written === null) return null;
      text += written;
    }
    return text;
  }

  /** Alternates between digits and letters if both are allowed, as in most ids. */
  #pick(has: (character: string) => boolean): string | null {
    const turn = this.#count++;
    const preferred = PREFERRED.map((group) => [...group].filter(has)).filter((group) => group.length > 0);
    const group = preferred[turn % Math.min(preferred.length, 2)];
    if (group !== undefined) return group[Math.floor(turn / Math.min(preferred.length, 2)) % group.length] ?? null;
    return OTHERS.find(has) ?? null;
  }
}

/** A sign at the start of a number, which most numbers do not have. */
function isSign(node: PatternNode): boolean {
  return node.kind === 'set' && ['-', '+'].some(node.has) && !['0', 'a', '_', ' '].some(node.has);
}

const PREFERRED = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const OTHERS = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 0x20));
