type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: strings must not hold them (RFC 8259 §7)
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/**
 * The offset where a text stops being valid JSON (RFC 8259), or its length if it is incomplete. Needed because V8
 * reports positions for some faults only.
 */
export function findJsonFault(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const next: Expected | null = token === undefined ? null : step(token, expected, open);
    if (token === undefined || next === null) return at;
    expected = next;
    at += token.length;
  }
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
