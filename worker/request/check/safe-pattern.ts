/** Longer patterns are usually generated, and longer texts would make even a simple pattern slow. */
const MAX_PATTERN = 300;
const MAX_TEXT = 300;

/** Unbounded repetitions per pattern. Each one multiplies the time by the length of the text. */
const MAX_REPETITIONS = 3;

/** A repeated group that contains a repetition or alternatives, which takes exponential time. */
const NESTED_REPETITION = /\((?:[^()\\]|\\.)*[*+}|](?:[^()\\]|\\.)*\)(?:[*+]|\{\d*,\d*\})/;

/**
 * Whether a text matches a pattern from an API description, or null if the pattern is not tried. Descriptions are
 * untrusted, so patterns that may be slow are skipped.
 */
export function matchesPattern(text: string, pattern: string): boolean | null {
  if (pattern.length > MAX_PATTERN || text.length > MAX_TEXT || !isSafe(pattern)) return null;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return null;
  }
}

function isSafe(pattern: string): boolean {
  const plain = pattern.replace(/\[(?:[^\]\\]|\\.)*\]/g, 'x').replace(/\\./g, 'x');
  const repetitions = plain.match(/[*+]|\{\d+,\d*\}/g) ?? [];
  // Nested groups: inner ones are replaced once they are known to be safe.
  let rest = plain;
  for (let depth = 0; depth < 8 && rest.includes('('); depth++) {
    if (NESTED_REPETITION.test(rest)) return false;
    rest = rest.replace(/\([^()]*\)/g, (group) => (/[*+}|]/.test(group) ? 'y+' : 'y'));
    if (/y\+(?:[*+]|\{\d*,\d*\})/.test(rest)) return false;
  }
  return !rest.includes('(') && repetitions.length <= MAX_REPETITIONS && !/\\[1-9k]/.test(pattern);
}
