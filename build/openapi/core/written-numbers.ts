import { normalizeInteger, objectsIn, toExactJson } from '../../../worker/request/value/exact-integers.ts';

/**
 * The texts of an object's or a list's numbers by key, where JavaScript writes another one. A symbol, because spreading
 * copies it, and whatever does not know of it sees plain numbers.
 */
const TEXTS = Symbol('numbers as written');

type Holder = { readonly [key: string]: unknown } & { readonly [TEXTS]?: ReadonlyMap<string, string> };

/** Marks a number as written in parsed text, until `normalizeNumbers` replaces it. */
export const MARK = '\u0000number:';

/** Decimals without an exponent, of a length that someone may write. */
const DECIMAL = /^-?(?:0|[1-9]\d{0,400})\.\d{1,400}$/;

/** Deeper values are no examples, and could exceed the stack. */
const MAX_DEPTH = 60;

/** Most descriptions have no such numbers, so their values are not searched. */
let isUsed = false;

/** Whether any description has such numbers. */
export function hasTexts(): boolean {
  return isUsed;
}

/** Whether a decimal loses digits when JavaScript writes it: `10.00`, or one beyond a double. */
export function losesDigits(literal: string): boolean {
  return DECIMAL.test(literal) && String(Number(literal)) !== literal;
}

/**
 * Replaces marked numbers by numbers that remember their text, and bigints by numbers that represent them exactly, in
 * place. Returns the value.
 */
export function normalizeNumbers(root: unknown): unknown {
  const holder = { root };
  for (const object of objectsIn(holder)) {
    // Most objects have none.
    let texts: Map<string, string> | null = null;
    for (const [key, value] of Object.entries(object) as [string, unknown][]) {
      const text = typeof value === 'string' && value.startsWith(MARK) ? value.slice(MARK.length) : '';
      if (text !== '' && DECIMAL.test(text)) {
        texts ??= new Map();
        texts.set(key, text);
        // Its own member, even if it is called `__proto__`.
        object[key] = Number(text);
      } else if (typeof value === 'bigint') object[key] = normalizeInteger(value);
    }
    if (texts !== null) rememberTexts(object, texts);
  }
  return holder.root;
}

/** Remembers the texts of an object's or a list's numbers by key, and returns the object or the list. */
export function rememberTexts<Value extends object>(holder: Value, texts: ReadonlyMap<string, string>): Value {
  if (texts.size > 0) {
    isUsed = true;
    Object.assign(holder, { [TEXTS]: texts });
  }
  return holder;
}

/** Remembers the texts of an object or a list for a copy of it, and returns the copy. */
export function withTextsOf<Copy extends object>(holder: object, copy: Copy): Copy {
  return isUsed ? rememberTexts(copy, (holder as Holder)[TEXTS] ?? new Map()) : copy;
}

/** Copies a member to an object under another key, with its text, if it exists. Returns that object. */
export function copyMember<Value extends object>(from: object, key: string, to: Value, name: string): Value {
  const value: unknown = Object.hasOwn(from, key) ? Reflect.get(from, key) : undefined;
  if (value === undefined) return to;
  // Its own member, even if it is called `__proto__`.
  Object.defineProperty(to, name, { value, enumerable: true, configurable: true, writable: true });
  const text = writtenText(from, key);
  return text === null ? to : rememberTexts(to, new Map([...((to as Holder)[TEXTS] ?? []), [name, text]]));
}

/** The items of a list that pass a test, with their texts. */
export function filterItems<Item>(list: readonly Item[], isKept: (item: Item, index: number) => boolean): Item[] {
  const texts = new Map<string, string>();
  const kept: Item[] = [];
  for (const [index, item] of list.entries()) {
    if (!isKept(item, index)) continue;
    const text = writtenText(list, index);
    if (text !== null) texts.set(String(kept.length), text);
    kept.push(item);
  }
  return rememberTexts(kept, texts);
}

/** A number in an object or a list as its author wrote it; null if JavaScript writes it the same way. */
export function writtenText(holder: object, key: string | number): string | null {
  if (!isUsed) return null;
  const name = String(key);
  const { [TEXTS]: texts, [name]: value } = holder as Holder;
  const text = texts?.get(name);
  // A copy may have another value.
  return text !== undefined && Number(text) === value ? text : null;
}

/** All numbers that `writtenText` knows in an object or a list, for hashing. */
export function writtenTexts(holder: object): string {
  return isUsed ? [...((holder as Holder)[TEXTS] ?? [])].join() : '';
}

/** JSON with numbers as their author wrote them; undefined if JavaScript writes all of them the same way. */
export function toWrittenJson(value: unknown): string | undefined {
  const marked = isUsed ? mark(value, new Map(), 0) : value;
  if (marked === value) return undefined;
  return toExactJson(marked)?.replace(/"\\u0000number:(-?\d+\.\d+)"/g, '$1');
}

/** A copy with marks; the same value if it has no number with a text. */
function mark(value: unknown, copies: Map<unknown, unknown>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  // YAML anchors can make an object contain itself.
  if (copies.has(value)) return copies.get(value);
  copies.set(value, value);
  // Copied only when a member differs, because most values have no such number.
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(value)) {
    const member = (value as Holder)[key];
    const text = writtenText(value, key);
    const marked = text === null ? mark(member, copies, depth + 1) : `${MARK}${text}`;
    if (marked === member) continue;
    copy ??= (Array.isArray(value) ? [...value] : Object.fromEntries(Object.entries(value))) as Record<string, unknown>;
    // Its own member, even if it is called `__proto__`.
    copy[key] = marked;
  }
  copies.set(value, copy ?? value);
  return copies.get(value);
}
