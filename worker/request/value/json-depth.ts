/** Levels of arrays and objects. A check goes no deeper, and a deeper value could exceed the stack. */
const MAX_DEPTH = 64;

/** Whether JSON text nests arrays and objects more than 64 times. Brackets in strings do not count. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
