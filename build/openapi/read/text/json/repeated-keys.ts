/** A key that occurs earlier in its object, of which the parser only keeps the last value. */
interface RepeatedKey {
  readonly name: string;
  readonly offset: number;
}

/** The first ones are enough to fix a file. */
const MAX_FOUND = 100;

const BRACKET_OR_QUOTE = /[{}[\]"]/g;
const COLON = /[ \t\r\n]*:/y;

/** Finds repeated keys in valid JSON text. Only if keys are missing from its parsed value, because counting is fast. */
export function findRepeatedKeys(text: string, value: unknown): RepeatedKey[] {
  if (countKeys(text) === countMembers(value)) return [];
  const found: RepeatedKey[] = [];
  const open: Set<string>[] = [];
  BRACKET_OR_QUOTE.lastIndex = 0;
  for (let token = BRACKET_OR_QUOTE.exec(text); token !== null; token = BRACKET_OR_QUOTE.exec(text)) {
    if (token[0] === '{' || token[0] === '[') open.push(new Set());
    else if (token[0] !== '"') open.pop();
    else {
      const offset = token.index;
      const end = endOfString(text, offset);
      BRACKET_OR_QUOTE.lastIndex = end;
      if (!isKey(text, end)) continue;
      const name = String(JSON.parse(text.slice(offset, end)));
      const keys = open.at(-1);
      if (keys?.has(name) && found.push({ name, offset }) === MAX_FOUND) break;
      keys?.add(name);
    }
  }
  return found;
}

function countKeys(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1; ) {
    const end = endOfString(text, start);
    if (isKey(text, end)) count++;
    start = text.indexOf('"', end);
  }
  return count;
}

/** Members of all objects. Without recursion, since JSON may be nested deeper than the stack. */
function countMembers(root: unknown): number {
  let count = 0;
  const stack = [root];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (members !== value) count += members.length;
    for (const member of members) if (typeof member === 'object') stack.push(member);
  }
  return count;
}

/** The offset after the string that starts at an offset. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, offset: number): boolean {
  let start = offset;
  while (text[start - 1] === '\\') start--;
  return (offset - start) % 2 === 1;
}

/** Whether a string that ends at an offset is the key of a member. */
function isKey(text: string, end: number): boolean {
  if (text[end] === ':') return true;
  COLON.lastIndex = end;
  return COLON.test(text);
}
