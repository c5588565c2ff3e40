import { normalizeInteger, objectsIn, toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { JsonObject } from '../../../worker/request/value/json.ts';

/**
 * For each key, the symbol under which an object or a list remembers how that number is written, where JavaScript writes
 * another one. Symbols, because spreading copies them, and whatever does not know of them sees plain numbers.
 */
const SYMBOLS = new Map<string, symbol>();

type Holder = { readonly [key: string | symbol]: unknown };

/** Marks a number as written in parsed text, until `normalizeNumbers` replaces it. */
export const MARK = '\u0000number:';

/** Decimals without an exponent, of a length that someone may write. */
const DECIMAL = /^-?(?:0|[1-9]\d{0,400})\.\d{1,400}$/;

/** Deeper values are no examples, and could exceed the stack. */
const MAX_DEPTH = 60;

/** Whether any description has such numbers. */
export function hasTexts(): boolean {
  return SYMBOLS.size > 0;
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
  for (const [key, text] of texts) {
    const symbol = SYMBOLS.get(key) ?? Symbol(key);
    SYMBOLS.set(key, symbol);
    Reflect.set(holder, symbol, text);
  }
  return holder;
}

/** Copies the texts of an object's or a list's numbers to a copy of it, and returns the copy. */
export function copyTexts<Copy extends object>(from: object, to: Copy): Copy {
  if (hasTexts())
    for (const symbol of Object.getOwnPropertySymbols(from)) Reflect.set(to, symbol, Reflect.get(from, symbol));
  return to;
}

/** Copies an object or a list, with its texts, and changes its members or items. */
export function mapMembers(value: readonly unknown[], change: (member: unknown, key: string) => unknown): unknown[];
export function mapMembers(value: JsonObject, change: (member: unknown, key: string) => unknown): JsonObject;
export function mapMembers(
  value: JsonObject | readonly unknown[],
  change: (member: unknown, key: string) => unknown,
): JsonObject | unknown[] {
  const entries = Object.entries(value).map(([key, member]) => [key, change(member, key)] as const);
  return copyTexts(value, Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries));
}

/** A copy of an object, with its texts, that has only some members. */
export function filterMembers(object: JsonObject, isKept: (key: string, member: unknown) => boolean): JsonObject {
  return copyTexts(object, Object.fromEntries(Object.entries(object).filter(([key, member]) => isKept(key, member))));
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

/** Copies a member to an object under another key, with its text, if it exists. Returns that object. */
export function copyMember<Value extends object>(from: object, key: string, to: Value, name: string): Value {
  const value: unknown = Object.hasOwn(from, key) ? Reflect.get(from, key) : undefined;
  if (value === undefined) return to;
  // Its own member, even if it is called `__proto__`.
  Object.defineProperty(to, name, { value, enumerable: true, configurable: true, writable: true });
  const text = writtenText(from, key);
  return text === null ? to : rememberTexts(to, new Map([[name, text]]));
}

/** A number in an object or a list as its author wrote it; null if JavaScript writes it the same way. */
export function writtenText(holder: object, key: string | number): string | null {
  const name = String(key);
  const symbol = SYMBOLS.get(name);
  if (symbol === undefined) return null;
  const { [symbol]: text, [name]: value } = holder as Holder;
  // A copy may have another value.
  return typeof text === 'string' && Number(text) === value ? text : null;
}

/** All texts of numbers in an object or a list, for hashing. */
export function writtenTexts(holder: object): string {
  if (!hasTexts()) return '';
  return Object.getOwnPropertySymbols(holder)
    .map((symbol) => `${symbol.description},${Reflect.get(holder, symbol)}`)
    .join();
}

/** JSON with numbers as their author wrote them; undefined if JavaScript writes all of them the same way. */
export function toWrittenJson(value: unknown): string | undefined {
  const marked = hasTexts() ? mark(value, new Map(), 0) : value;
  if (marked === value) return undefined;
  return toExactJson(marked)?.replace(/"\\u0000number:(-?\d+\.\d+)"/g, '$1');
}

/** The value with its texts in place of numbers, for notations in which everything is text. */
export function withTexts(value: unknown): unknown {
  return hasTexts() ? mark(value, new Map(), 0, '') : value;
}

/** A copy with marked texts; the same value if it has no number with a text. */
function mark(value: unknown, copies: Map<unknown, unknown>, depth: number, before = MARK): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  // YAML anchors can make an object contain itself.
  if (copies.has(value)) return copies.get(value);
  copies.set(value, value);
  // Copied only when a member differs, because most values have no such number.
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(value)) {
    const member = (value as Holder)[key];
    const text = writtenText(value, key);
    const marked = text === null ? mark(member, copies, depth + 1, before) : before + text;
    if (marked === member) continue;
    copy ??= (Array.isArray(value) ? [...value] : Object.fromEntries(Object.entries(value))) as Record<string, unknown>;
    // Its own member, even if it is called `__proto__`.
    copy[key] = marked;
  }
  copies.set(value, copy ?? value);
  return copies.get(value);
}
