/** Longer and deeper expressions are code, which pages do not need. */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 40;

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * The offset after the bracket that closes the one at `start`, or -1. Skips JavaScript strings, template literals and
 * comments.
 */
export function findBalancedEnd(text: string, start: number): number {
  const open: string[] = [];
  const last = Math.min(text.length, start + MAX_LENGTH);
  for (let at = start; at < last; at++) {
    const character = text[at] ?? '';
    const closer = CLOSERS[character];
    if (closer !== undefined) {
      open.push(closer);
      if (open.length > MAX_DEPTH) return -1;
    } else if (character === '}' || character === ']' || character === ')') {
      if (open.pop() !== character) return -1;
      if (open.length === 0) return at + 1;
    } else if (character === "'" && /[\p{L}\p{N}})\]]/u.test(text[at - 1] ?? '')) {
      // An apostrophe in the text of an element: no string of JavaScript follows such a character.
    } else if (character === '"' || character === "'" || character === '`') {
      at = findStringEnd(text, at, last);
      if (at === -1) return -1;
    } else if (character === '/' && (text[at + 1] === '*' || text[at + 1] === '/')) {
      const isBlock = text[at + 1] === '*';
      const end = text.indexOf(isBlock ? '*/' : '\n', at + 2);
      if (end === -1) return -1;
      at = isBlock ? end + 1 : end;
    }
  }
  return -1;
}

/** The offset of the quote that closes the one at `start`, or -1. Only the text of an attribute may have several lines. */
function findStringEnd(text: string, start: number, last: number): number {
  const quote = text[start];
  const hasLines = quote === '`' || text[start - 1] === '=';
  for (let at = start + 1; at < last; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) return at;
    else if (text[at] === '\n' && !hasLines) return -1;
  }
  return -1;
}
