/** Data allowed in braces: anything JSON can hold, written in JavaScript syntax. */
export type PlainData = string | number | boolean | null | readonly PlainData[] | { readonly [key: string]: PlainData };

const MAX_DEPTH = 20;

/** Parses a JavaScript literal without executing it; undefined for anything that is not plain data. */
export function parsePlainData(code: string): PlainData | undefined {
  const reader = new Reader(code);
  try {
    const value = reader.value(0);
    return reader.isAtEnd() ? value : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class NotPlain extends Error {}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isAtEnd(): boolean {
    this.#take(/[\s;]*/y);
    return this.#at === this.#text.length;
  }

  value(depth: number): PlainData {
    if (depth > MAX_DEPTH) throw new NotPlain();
    this.#space();
    const next = this.#text[this.#at];
    if (next === '{') return this.#object(depth);
    if (next === '[') return this.#list(depth);
    if (next === '"' || next === "'" || next === '`') return this.#string();
    const word = this.#take(/-?[\w.]+/y);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null' || word === 'undefined') return null;
    if (word !== null && /^-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(word)) return Number(word);
    throw new NotPlain();
  }

  #object(depth: number): PlainData {
    const entries: [string, PlainData][] = [];
    this.#expect('{');
    for (;;) {
      this.#space();
      if (this.#skip('}')) return Object.fromEntries(entries);
      const quoted = /["']/.test(this.#text[this.#at] ?? '');
      const key = quoted ? this.#string() : this.#take(/[A-Za-z_$][\w$-]*/y);
      if (key === null) throw new NotPlain();
      this.#space();
      this.#expect(':');
      entries.push([key, this.value(depth + 1)]);
      this.#space();
      if (!this.#skip(',') && this.#text[this.#at] !== '}') throw new NotPlain();
    }
  }

  #list(depth: number): PlainData {
    const items: PlainData[] = [];
    this.#expect('[');
    for (;;) {
      this.#space();
      if (this.#skip(']')) return items;
      items.push(this.value(depth + 1));
      this.#space();
      if (!this.#skip(',') && this.#text[this.#at] !== ']') throw new NotPlain();
    }
  }

  #string(): string {
    const written = this.#take(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/y);
    if (written === null || (written.startsWith('`') && written.includes('${'))) throw new NotPlain();
    return written.slice(1, -1).replace(/\\(u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|[\s\S])/gi, toCharacter);
  }

  #space(): void {
    this.#take(/(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*\n)*/y);
  }

  #expect(character: string): void {
    if (!this.#skip(character)) throw new NotPlain();
  }

  #skip(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0] ?? null;
    if (match !== null) this.#at += match.length;
    return match;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '\n': '' };

function toCharacter(_written: string, escaped: string): string {
  if (escaped.length === 1) return ESCAPES[escaped] ?? escaped;
  const code = Number.parseInt(escaped.replace(/[ux{}]/gi, ''), 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
