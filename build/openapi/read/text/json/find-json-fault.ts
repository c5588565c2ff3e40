type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

const SPACE = /[ \t\r\n]*/y;
const TOKEN = /[{}[\],:"]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
/** A string is read in parts, because a pattern that repeats them runs out of stack in a string of megabytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: strings must not hold them (RFC 8259 §7)
const STRING_PART = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * The offset where a text stops being valid JSON (RFC 8259), or its length if it is incomplete. Needed because V8
 * reports positions for some faults only.
 */
export function findJsonFault(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at += lengthOf(SPACE, text, at);
    const end = findEnd(text, at);
    const next: Expected | null = end === at ? null : step(text.slice(at, end), expected, open);
    if (next === null) return at;
    expected = next;
    at = end;
  }
}

/** The offset after a token; without a token, the offset itself. */
function findEnd(text: string, start: number): number {
  const first = start + lengthOf(TOKEN, text, start);
  if (text[start] !== '"') return first;
  let end = first;
  for (let part = -1; part !== 0; end += part) part = lengthOf(STRING_PART, text, end);
  return text[end] === '"' ? end + 1 : start;
}

/** How much of a text a sticky pattern matches at an offset. */
function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - at : 0;
}

/** What must follow a token; null if the token is not allowed. */
function step(token: string, expected: Expected, open: string[]): Expected | null {
  const wantsValue = expected === 'value' || expected === 'value or end';
  switch (token) {
    case '{':
    case '[':
      if (!wantsValue) return null;
      open.push(token);
      return token === '{' ? 'key or end' : 'value or end';
    case '}':
    case ']': {
      const mayEnd = expected === 'comma or end' || expected === (token === '}' ? 'key or end' : 'value or end');
      if (!mayEnd || open.pop() !== (token === '}' ? '{' : '[')) return null;
      return open.length === 0 ? 'nothing' : 'comma or end';
    }
    case ',':
      if (expected !== 'comma or end') return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    default:
      if (expected === 'key' || expected === 'key or end') return token.startsWith('"') ? 'colon' : null;
      if (!wantsValue) return null;
      return open.length === 0 ? 'nothing' : 'comma or end';
  }
}
