/** Longer patterns are usually generated, and longer texts would make even a simple pattern slow. */
const MAX_PATTERN = 300;
const MAX_TEXT = 300;

/** Unbounded repetitions per pattern. Each one multiplies the time by the length of the text. */
const MAX_REPETITIONS = 3;

/** A repeated group that contains a repetition or alternatives, which takes exponential time. */
const NESTED_REPETITION = /\((?:[^()\\]|\\.)*[*+}|](?:[^()\\]|\\.)*\)(?:[*+]|\{\d*,\d*\})/;

/** A pattern that has been read. */
interface KnownPattern {
  readonly regExp: RegExp;
  /** Repetitions, each of which multiplies the time by the length of the text. */
  readonly repetitions: number;
  /** Optional parts, each of which doubles the time. */
  readonly options: number;
}

/** By pattern, because a check uses the same one for many texts. */
const KNOWN = new Map<string, KnownPattern | null>();
const MAX_KNOWN = 500;

/**
 * Whether a text matches a pattern from an API description, or null if the pattern is not tried. Descriptions are
 * untrusted, so patterns that may be slow are skipped, and those that would take more steps than `work` has left.
 */
export function matchesPattern(text: string, pattern: string, work: { matched: number }): boolean | null {
  if (pattern.length > MAX_PATTERN || text.length > MAX_TEXT) return null;
  const known = KNOWN.get(pattern) ?? readPattern(pattern);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(pattern, known);
  if (known === null) return null;
  const cost = toCost(known, text.length);
  if (cost > work.matched) return null;
  work.matched -= cost;
  return known.regExp.test(text);
}

/** The ways to divide a text among the repetitions: n over k, for each choice of the optional parts. */
function toCost({ repetitions, options }: KnownPattern, length: number): number {
  let cost = 2 ** options;
  for (let index = 1; index <= repetitions; index++) cost *= (length + index) / index;
  return cost + length + FIXED_COST;
}

/** What a match costs in addition. */
const FIXED_COST = 50;

function readPattern(pattern: string): KnownPattern | null {
  const plain = pattern.replace(/\[(?:[^\]\\]|\\.)*\]/g, 'x').replace(/\\./g, 'x');
  const repetitions = plain.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  if (!isSafe(pattern, plain) || repetitions > MAX_REPETITIONS) return null;
  try {
    const options = plain.replaceAll('(?', '(').match(/\?/g)?.length ?? 0;
    // Without an anchor, every position of the text is a start.
    const starts = plain.startsWith('^') ? 0 : 1;
    return { regExp: new RegExp(pattern, 'u'), repetitions: repetitions + starts, options };
  } catch {
    return null;
  }
}

function isSafe(pattern: string, plain: string): boolean {
  // Nested groups: inner ones are replaced once they are known to be safe.
  let rest = plain;
  for (let depth = 0; depth < 8 && rest.includes('('); depth++) {
    if (NESTED_REPETITION.test(rest)) return false;
    rest = rest.replace(/\([^()]*\)/g, (group) => (/[*+}|]/.test(group) ? 'y+' : 'y'));
    if (/y\+(?:[*+]|\{\d*,\d*\})/.test(rest)) return false;
  }
  return !rest.includes('(') && !/\\[1-9k]/.test(pattern);
}
