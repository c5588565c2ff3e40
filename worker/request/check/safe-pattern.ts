/** Longer patterns are of machines; longer texts would make even a plain pattern slow. */
const MAX_PATTERN = 300;
const MAX_TEXT = 300;

/** Unbounded repetitions in one pattern: each multiplies the time by the length of the text. */
const MAX_REPETITIONS = 3;

/** A group in which something repeats or a choice is made, and which itself repeats: exponential in time. */
const NESTED_REPETITION = /\((?:[^()\\]|\\.)*[*+}|](?:[^()\\]|\\.)*\)(?:[*+]|\{\d*,\d*\})/;

/**
 * Whether a text matches a pattern of a description; null where that is not looked at. A description is not trusted: a
 * pattern that could take long is not tried.
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
  // Groups in groups: the inner ones are removed once they are known to be safe.
  let rest = plain;
  for (let depth = 0; depth < 8 && rest.includes('('); depth++) {
    if (NESTED_REPETITION.test(rest)) return false;
    rest = rest.replace(/\([^()]*\)/g, (group) => (/[*+}|]/.test(group) ? 'y+' : 'y'));
    if (/y\+(?:[*+]|\{\d*,\d*\})/.test(rest)) return false;
  }
  return !rest.includes('(') && repetitions.length <= MAX_REPETITIONS && !/\\[1-9k]/.test(pattern);
}
