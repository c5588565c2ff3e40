/** The parts of a regular expression (ECMA-262 §22.2) that produce text or take time: others are omitted. */
export type PatternNode =
  | { readonly kind: 'assertion'; readonly item: PatternNode }
  | { readonly kind: 'choice'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'set'; readonly has: (character: string) => boolean };

/** Maximum characters in a pattern: real ones have a few hundred at most. */
const MAX_LENGTH = 2_000;
const MAX_NESTING = 50;

/** Reads a valid pattern; null if it is too long, or has backreferences. */
export function parsePattern(source: string): PatternNode | null {
  if (source.length > MAX_LENGTH) return null;
  try {
    return new PatternParser(source).parse();
  } catch {
    return null;
  }
}

/**
 * Compiles a pattern in Unicode mode (JSON Schema 2020-12 §6.4), or else without it, as most tools do; null if it is
 * invalid.
 */
export function toRegExp(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Try the next mode.
    }
  }
  return null;
}

/** The parts that every match passes, also those without characters. */
export function countSteps(node: PatternNode): number {
  switch (node.kind) {
    case 'set':
    case 'assertion':
      return 1;
    case 'choice':
      return Math.max(...node.branches.map(countSteps));
    case 'sequence':
      return node.items.reduce((sum, item) => sum + countSteps(item), 1);
    case 'repeat':
      return 1 + node.min * countSteps(node.item);
  }
}

/** Steps that one match may take. */
const MAX_WORK = 1_000_000;

/** Lengths of text that are tried for `matchableLength`. */
const LENGTHS = [4, 8, 12, 20, 60, 200, 1_000];

/**
 * Maximum characters of a text that can be matched in bounded time: the longest of some lengths for which all ways to
 * match a text, whatever its characters, are few. V8 tries all of them before it gives up.
 */
export function matchableLength(node: PatternNode, isAnchored: boolean): number {
  let longest = 0;
  for (const length of LENGTHS) {
    // Without an anchor, every position of the text is a start.
    const work = sum(countWays(node, length).started) * (isAnchored && node.kind !== 'choice' ? 1 : length + 1);
    if (work > MAX_WORK) break;
    longest = length;
    // The next length would take long to count.
    if (work > MAX_WORK / 10) break;
  }
  return longest;
}

/** Numbers of ways by the number of characters that they take. */
type Ways = readonly number[];

/** The ways to match a node, and those to begin with it, which may fail at any of its parts. */
function countWays(node: PatternNode, length: number): { readonly matched: Ways; readonly started: Ways } {
  switch (node.kind) {
    case 'set':
      return { matched: [0, 1], started: [1, 1] };
    case 'assertion':
      return { matched: [1], started: [sum(countWays(node.item, length).started)] };
    case 'choice': {
      const branches = node.branches.map((branch) => countWays(branch, length));
      return {
        matched: branches.map(({ matched }) => matched).reduce(add),
        started: branches.map(({ started }) => started).reduce(add),
      };
    }
    case 'sequence':
      return joinWays(
        node.items.map((item) => countWays(item, length)),
        length,
      );
    case 'repeat': {
      if (node.item.kind === 'set') {
        const counts = Array.from({ length: Math.min(node.max, length) + 1 }, (_, count) => count);
        return { matched: counts.map((count) => (count < node.min ? 0 : 1)), started: counts.map(() => 1) };
      }
      const { matched, started } = countWays(node.item, length);
      // An empty repetition is the last.
      const once = { matched: [Math.min(1, matched[0] ?? 0), ...matched.slice(1)], started };
      let all = joinWays(
        Array.from({ length: Math.min(node.min, length + 1) }, () => once),
        length,
      );
      let last = all.matched;
      for (let more = 0; more < Math.min(node.max - node.min, length); more++) {
        const next = joinWays([{ matched: last, started: [] }, once], length);
        last = next.matched;
        all = { matched: add(all.matched, last), started: add(all.started, next.started) };
        if (sum(last) === 0 || sum(all.started) > MAX_WORK) break;
      }
      return all;
    }
  }
}

function joinWays(parts: readonly ReturnType<typeof countWays>[], length: number): ReturnType<typeof countWays> {
  let [matched, started]: [Ways, Ways] = [[1], [1]];
  for (const part of parts) {
    started = add(started, multiply(matched, part.started, length));
    matched = multiply(matched, part.matched, length);
  }
  return { matched, started };
}

function add(a: Ways, b: Ways): Ways {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0) + (b[index] ?? 0));
}

/** The ways to match one after the other, up to a length. */
function multiply(a: Ways, b: Ways, length: number): Ways {
  const product: number[] = [];
  a.forEach((ways, taken) => {
    for (let index = 0; ways > 0 && index < b.length && taken + index <= length; index++)
      product[taken + index] = (product[taken + index] ?? 0) + ways * (b[index] ?? 0);
  });
  return product;
}

function sum(ways: Ways): number {
  return ways.reduce((total, count) => total + (count ?? 0), 0);
}

class PatternParser {
  readonly #characters: readonly string[];
  #index = 0;
  #nesting = 0;

  constructor(source: string) {
    this.#characters = Array.from(source);
  }

  parse(): PatternNode {
    return this.#choice();
  }

  #choice(): PatternNode {
    if (++this.#nesting > MAX_NESTING) throw new RangeError('The pattern nests too deeply.');
    const branches = [this.#sequence()];
    while (this.#take('|')) branches.push(this.#sequence());
    this.#nesting -= 1;
    const [only] = branches;
    return only !== undefined && branches.length === 1 ? only : { kind: 'choice', branches };
  }

  #sequence(): PatternNode {
    const items: PatternNode[] = [];
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      const item = this.#atom();
      const repeated = this.#quantified(item);
      if (repeated !== null) items.push(repeated);
    }
    return { kind: 'sequence', items };
  }

  /** Returns null for an assertion, which consumes no characters. */
  #atom(): PatternNode | null {
    const character = this.#next();
    switch (character) {
      case '^':
      case '$':
        return null;
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '.':
        return { kind: 'set', has: (each) => each !== '\n' };
      case '\\':
        return this.#escape();
      default:
        return literal(character);
    }
  }

  #group(): PatternNode {
    const isAssertion = this.#takeAll('?=') || this.#takeAll('?!') || this.#takeAll('?<=') || this.#takeAll('?<!');
    if (!isAssertion && !this.#takeAll('?:') && this.#takeAll('?<')) while (this.#next() !== '>');
    const inside = this.#choice();
    this.#next();
    return isAssertion ? { kind: 'assertion', item: inside } : inside;
  }

  #escape(): PatternNode | null {
    const character = this.#next();
    if (character === 'b' || character === 'B') return null;
    if (/[1-9k]/.test(character)) throw new RangeError('Backreferences are not supported.');
    return { kind: 'set', has: this.#escaped(character) };
  }

  /** A test for the characters that an escape matches, inside or outside a class. */
  #escaped(character: string): (character: string) => boolean {
    const known = ESCAPED_CLASSES.get(character);
    if (known !== undefined) return known;
    if (character === 'p' || character === 'P') {
      const property = new RegExp(`\\${character}${this.#upTo('}')}`, 'u');
      return (each) => property.test(each);
    }
    const code =
      character === 'x' ? this.#digits(2) : character === 'u' ? this.#unicode() : CONTROL_ESCAPES.get(character);
    const own = code === undefined ? character : String.fromCodePoint(code);
    return (each) => each === own;
  }

  #unicode(): number {
    return this.#peek() === '{' ? Number.parseInt(this.#upTo('}').slice(1, -1), 16) : this.#digits(4);
  }

  #digits(count: number): number {
    return Number.parseInt(Array.from({ length: count }, () => this.#next()).join(''), 16);
  }

  #class(): PatternNode {
    const isNegated = this.#take('^');
    const members: ((character: string) => boolean)[] = [];
    for (let character = this.#next(); character !== ']'; character = this.#next()) {
      const isEscape = character === '\\';
      const first = isEscape ? this.#next() : character;
      const isRange = this.#peek() === '-' && this.#peek(1) !== ']' && !(isEscape && ESCAPED_CLASSES.has(first));
      if (!isRange) {
        members.push(
          isEscape ? (first === 'b' ? (each) => each === '\b' : this.#escaped(first)) : (each) => each === first,
        );
        continue;
      }
      const low = isEscape ? this.#codeOf(first) : first;
      this.#next();
      const end = this.#next();
      const high = end === '\\' ? this.#codeOf(this.#next()) : end;
      members.push((each) => each >= low && each <= high);
    }
    const has = (each: string): boolean => members.some((member) => member(each));
    return { kind: 'set', has: isNegated ? (each) => !has(each) : has };
  }

  /** The character of an escaped range bound. */
  #codeOf(character: string): string {
    const code =
      character === 'x' ? this.#digits(2) : character === 'u' ? this.#unicode() : CONTROL_ESCAPES.get(character);
    return code === undefined ? character : String.fromCodePoint(code);
  }

  #quantified(item: PatternNode | null): PatternNode | null {
    const [, min, comma, max] =
      /^\{(\d+)(,?)(\d*)\}/.exec(this.#characters.slice(this.#index, this.#index + 24).join('')) ?? [];
    let bounds: readonly [number, number] | null = null;
    if (this.#take('*')) bounds = [0, Number.POSITIVE_INFINITY];
    else if (this.#take('+')) bounds = [1, Number.POSITIVE_INFINITY];
    else if (this.#take('?')) bounds = [0, 1];
    else if (min !== undefined) {
      this.#upTo('}');
      bounds = [Number(min), comma === '' ? Number(min) : max === '' ? Number.POSITIVE_INFINITY : Number(max)];
    }
    if (bounds === null) return item;
    this.#take('?');
    return item === null ? null : { kind: 'repeat', item, min: bounds[0], max: bounds[1] };
  }

  #peek(ahead = 0): string | undefined {
    return this.#characters[this.#index + ahead];
  }

  #next(): string {
    const character = this.#characters[this.#index++];
    if (character === undefined) throw new RangeError('The pattern ends too early.');
    return character;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#index += 1;
    return true;
  }

  #takeAll(text: string): boolean {
    if (![...text].every((character, index) => this.#peek(index) === character)) return false;
    this.#index += text.length;
    return true;
  }

  #upTo(end: string): string {
    let text = '';
    do text += this.#next();
    while (!text.endsWith(end));
    return text;
  }
}

const isDigit = (character: string): boolean => /^\d$/.test(character);
const isWord = (character: string): boolean => /^\w$/.test(character);
const isSpace = (character: string): boolean => /^\s$/u.test(character);

const ESCAPED_CLASSES: ReadonlyMap<string, (character: string) => boolean> = new Map([
  ['d', isDigit],
  ['D', (character) => !isDigit(character)],
  ['w', isWord],
  ['W', (character) => !isWord(character)],
  ['s', isSpace],
  ['S', (character) => !isSpace(character)],
]);

const CONTROL_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
  ['0', 0],
]);

function literal(text: string): PatternNode {
  return { kind: 'set', has: (character) => character === text };
}
