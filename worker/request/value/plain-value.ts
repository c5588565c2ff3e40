import { MAX_JSON_DEPTH } from './json-tree.ts';
import { escapeUnprintable, toHex } from './unprintable.ts';

/** JSON values, with integers of any size. */
export type PlainValue = null | boolean | number | bigint | string | readonly PlainValue[] | PlainObject;

export interface PlainObject {
  readonly [name: string]: PlainValue;
}

interface PlainCopy {
  readonly value: PlainValue;
  /** False if a cycle, the depth or the length caused omissions. */
  readonly isComplete: boolean;
}

/** Marks an omission. */
export const CUT_MARK = '…';

/**
 * A copy of untrusted data that is safe to traverse: no cycles, at most `MAX_JSON_DEPTH` levels deep, and
 * about `maxLength` characters of JSON. Values without a JSON form become null, or are omitted from objects.
 */
export function toPlainValue(value: unknown, maxLength: number): PlainCopy {
  const copier = new Copier(maxLength);
  return { value: copier.copy(value), isComplete: copier.isComplete };
}

class Copier {
  isComplete = true;
  readonly #ancestors = new Set<object>();
  #left: number;

  constructor(maxLength: number) {
    this.#left = maxLength;
  }

  copy(source: unknown): PlainValue {
    if (typeof source === 'string') return this.#copyText(source);
    // Brackets and a comma, or the scalar and a comma.
    this.#left -= typeof source === 'object' ? 3 : String(source).length + 1;
    if (typeof source === 'number') return Number.isFinite(source) ? source : null;
    if (typeof source === 'boolean' || typeof source === 'bigint') return source;
    if (typeof source !== 'object' || source === null) return null;
    // Null for an invalid one.
    if (source instanceof Date) return source.toJSON();
    if (this.#ancestors.has(source) || this.#ancestors.size >= MAX_JSON_DEPTH) return this.#leaveOut();
    this.#ancestors.add(source);
    const copied = Array.isArray(source) ? this.#copyItems(source) : this.#copyMembers(source);
    this.#ancestors.delete(source);
    return copied;
  }

  #leaveOut(): string {
    this.isComplete = false;
    return CUT_MARK;
  }

  #copyText(text: string): string {
    const copied = text.length <= this.#left ? text : text.slice(0, Math.max(this.#left, 0)) + this.#leaveOut();
    this.#left -= copied.length + 3;
    return copied;
  }

  #copyItems(items: readonly unknown[]): PlainValue {
    const copied: PlainValue[] = [];
    for (const item of items) {
      if (this.#left <= 0) {
        this.#leaveOut();
        break;
      }
      copied.push(this.copy(item));
    }
    return copied;
  }

  #copyMembers(source: object): PlainValue {
    const members = new Map<string, PlainValue>();
    const entries: Iterable<[unknown, unknown]> = source instanceof Map ? source : Object.entries(source);
    for (const [name, member] of entries) {
      if (this.#left <= 0) {
        this.#leaveOut();
        break;
      }
      if (member === undefined || typeof member === 'function' || typeof member === 'symbol') continue;
      const key = String(name);
      this.#left -= key.length + 3;
      members.set(key, this.copy(member));
    }
    // Unlike assignment, this creates a plain member for `__proto__`.
    return Object.fromEntries(members);
  }
}

export function isPlainObject(value: PlainValue | undefined): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPlainArray(value: PlainValue | undefined): value is readonly PlainValue[] {
  return Array.isArray(value);
}

/** JSON text on one line, or, with an indent, one line per value. Escapes invisible characters. */
export function toJsonText(value: PlainValue, indent = ''): string {
  return escapeUnprintable(stringify(value, indent), (codePoint) =>
    codePoint > 0xffff ? String.fromCodePoint(codePoint) : `\\u${toHex(codePoint, 4)}`,
  );
}

function stringify(value: PlainValue, indent: string): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    // JSON.stringify does not support bigint.
    return writeJson(value, indent, '');
  }
}

function writeJson(value: PlainValue, indent: string, outer: string): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = outer + indent;
  if (isPlainArray(value))
    return joinJson(
      '[]',
      value.map((item) => writeJson(item, indent, inner)),
      indent,
      outer,
    );
  const colon = indent === '' ? ':' : ': ';
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}${colon}${writeJson(member, indent, inner)}`,
  );
  return joinJson('{}', members, indent, outer);
}

/** The members or items of JSON text between their brackets, on one line or, with an indent, on a line each. */
export function joinJson(brackets: string, items: readonly string[], indent: string, outer: string): string {
  const [open, close] = brackets;
  if (items.length === 0 || indent === '') return `${open}${items.join(',')}${close}`;
  return `${open}\n${items.map((item) => `${outer}${indent}${item}`).join(',\n')}\n${outer}${close}`;
}
