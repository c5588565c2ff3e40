import { Lines, type Position } from '../../../../base/report/position.ts';
import { type PointerTree, toPointerTree } from '../pointer-tree.ts';

/**
 * Positions of values in valid JSON text, by JSON pointer: of the nearest ancestor if a value does not exist. Finds all
 * of them in one pass, because a tree with positions would take many times the memory of a large description.
 */
export function locateInJson(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  const scanner = new JsonScanner(text);
  scanner.visit(toPointerTree(pointers));
  return scanner.found;
}

class JsonScanner {
  readonly found = new Map<string, Position>();
  readonly #text: string;
  readonly #lines: Lines;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#lines = new Lines(text);
  }

  visit(wanted: PointerTree): void {
    this.#skipSpace();
    this.#setPosition(wanted, this.#lines.at(this.#at));
    const open = this.#text[this.#at];
    if (wanted.children.size === 0 || (open !== '{' && open !== '[')) {
      this.#skipValue();
      return;
    }
    this.#at++;
    for (let index = 0; this.#hasItem(); index++) {
      const key = open === '{' ? this.#readKey() : String(index);
      const child = wanted.children.get(key);
      if (child === undefined) this.#skipValue();
      else this.visit(child);
    }
  }

  /** Also of what is below it, until that is found. */
  #setPosition({ pointers, children }: PointerTree, position: Position): void {
    for (const pointer of pointers) this.found.set(pointer, position);
    for (const child of children.values()) this.#setPosition(child, position);
  }

  /** Moves to the next item of an object or array; false after its end. */
  #hasItem(): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] === ',') this.#at++;
    this.#skipSpace();
    const character = this.#text[this.#at];
    if (character !== '}' && character !== ']' && character !== undefined) return true;
    this.#at++;
    return false;
  }

  #readKey(): string {
    const start = this.#at;
    this.#skipString();
    const key: unknown = JSON.parse(this.#text.slice(start, this.#at));
    this.#skipSpace();
    this.#at++;
    return String(key);
  }

  /** Skips one value by counting brackets, without recursion. */
  #skipValue(): void {
    this.#skipSpace();
    let depth = 0;
    do {
      const character = this.#text[this.#at];
      if (character === '"') this.#skipString();
      else if (character === undefined) return;
      else {
        if (character === '{' || character === '[') depth++;
        if (character === '}' || character === ']') depth--;
        this.#at++;
        if (depth === 0 && !/[{}[\]"]/.test(character)) {
          while (/[^,\]}\s]/.test(this.#text[this.#at] ?? ',')) this.#at++;
        }
      }
    } while (depth > 0);
  }

  #skipString(): void {
    for (this.#at++; this.#text[this.#at] !== '"' && this.#at < this.#text.length; this.#at++) {
      if (this.#text[this.#at] === '\\') this.#at++;
    }
    this.#at++;
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }
}
