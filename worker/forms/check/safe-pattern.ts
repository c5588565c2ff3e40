/** Longer patterns are usually generated, and longer texts would make even a simple pattern slow. */
const MAX_LENGTH = 300;

/** What reading a character of a pattern costs, compared with a step of a match. */
const READING_COST = 20;

/** The parts of a pattern: quantifiers with their bounds, and what they refer to. */
const TOKEN = /([*+?]|\{(\d+)(,?)(\d*)\})\??|\\.|\[(?:\\.|[^\]\\])*\]|\(\??|./gsu;

/** Patterns that are invalid, or too large for the engine, which may take long to find out. */
const FAILED = new Set<string>();
const MAX_FAILED = 100;

/**
 * Whether a text matches a pattern from an API description, or null if the pattern is not tried. Descriptions are
 * untrusted, so patterns that may be slow are skipped, and those that would take more steps than `work` has left.
 */
export function matchesPattern(text: string, pattern: string, work: { matched: number }): boolean | null {
  const { length } = text;
  if (pattern.length > MAX_LENGTH || length > MAX_LENGTH || FAILED.has(pattern) || /\\[1-9k]/.test(pattern))
    return null;
  // Without an anchor, every position of the text is a start.
  const ways = countWays([...pattern.matchAll(TOKEN)].reverse(), length, length + 1);
  const cost = ways + length + READING_COST * pattern.length;
  if (cost > work.matched) return null;
  work.matched -= cost;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    if (FAILED.size < MAX_FAILED) FAILED.add(pattern);
    return null;
  }
}

/** At most how many ways there are to match a text of a length with the alternatives up to the end of a group. */
function countWays(tokens: RegExpExecArray[], length: number, starts: number): number {
  let [all, branch, last] = [0, starts, 1];
  for (;;) {
    const [token = ')', quantifier, least = 0, comma, most] = tokens.pop() ?? [];
    if (quantifier) {
      const min = Number(least);
      const max = quantifier === '?' ? 1 : comma === '' ? min : Math.max(min, Math.min(length, Number(most || length)));
      // One more than there are, for the steps of each try.
      last = last ** max * (comma === '' ? 1 : max - min + 2);
      continue;
    }
    branch *= last;
    if (token === '^' && branch === starts) branch = 1;
    last = token.startsWith('(') ? countWays(tokens, length, 1) : 1;
    if (token === '|' || token === ')') {
      all += branch;
      branch = starts;
      if (token === ')') return all;
    }
  }
}
