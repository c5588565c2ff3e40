/** A member of an object. */
export interface JsonMember {
  readonly name: string;
  /** Number of objects and lists around it. */
  readonly depth: number;
  /** Its text, number or word; empty for an object or a list. */
  readonly value: string;
}

/** A name and the colon behind it, or a value; a text without its quotes. Names of object literals have none. */
const NAME = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w$-]+))\s*:/y;
const VALUE = /\s*(?:"((?:[^"\\]|\\.)*)"?|'((?:[^'\\]|\\.)*)'?|([\w.+-]+))/y;

const MAX_MEMBERS = 200;

/** The members of all objects of a JSON text or an object literal in order, also of one that is not complete. */
export function jsonMembers(text: string): JsonMember[] {
  const members: JsonMember[] = [];
  let depth = 0;
  let at = 0;
  while (at < text.length && members.length < MAX_MEMBERS) {
    const letter = text[at] ?? '';
    if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    if (letter === '{' || letter === ',') {
      const [name, end] = matchAt(NAME, text, at + 1);
      if (name === null) at = Math.max(at + 1, end);
      else {
        const [value, last] = matchAt(VALUE, text, end);
        members.push({ name, depth, value: value ?? '' });
        at = last;
      }
    } else at = letter === '[' ? Math.max(at + 1, matchAt(VALUE, text, at + 1)[1]) : at + 1;
  }
  return members;
}

/** What a pattern has at a position, and where it ends. */
function matchAt(pattern: RegExp, text: string, at: number): [found: string | null, end: number] {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? [null, at] : [match.slice(1).find((group) => group !== undefined) ?? '', pattern.lastIndex];
}
