import type { RegexEngine } from 'shiki/core';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Text = Parameters<Scanner['findNextMatchSync']>[0];
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

/** Matches at the end of the last match, so the result depends on the position of the search. */
const PLACE_ANCHOR = '\\G';

/**
 * Oniguruma for shiki, with each expression compiled once. Grammars use an expression in seven rules on average, and
 * shiki compiles each rule with all its expressions, which takes longer than all searches in a page's code.
 */
export async function createExpressionEngine(): Promise<RegexEngine> {
  const { createOnigurumaEngine } = await import('shiki/engine/oniguruma');
  // WebAssembly takes half the time of JavaScript expressions, which are slow to translate.
  const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));
  const expressions = new Map<string, Expression>();
  const toExpression = (pattern: string): Expression => {
    const known = expressions.get(pattern) ?? new Expression(pattern, () => oniguruma.createScanner([pattern]));
    expressions.set(pattern, known);
    return known;
  };
  return {
    createString: oniguruma.createString,
    createScanner: (patterns) => new SharingScanner(patterns.map(String).map(toExpression)),
  };
}

class SharingScanner implements Scanner {
  readonly #expressions: readonly Expression[];

  constructor(expressions: readonly Expression[]) {
    this.#expressions = expressions;
  }

  /** The leftmost match from a position on. At the same position, the first expression wins. */
  findNextMatchSync(text: Text, position: number, options: number): Match | null {
    let best: Match | null = null;
    let bestStart = Infinity;
    for (let index = 0; index < this.#expressions.length && bestStart > position; index++) {
      const match = this.#expressions[index]?.find(text, position, options) ?? null;
      const start = match?.captureIndices[0]?.start ?? Infinity;
      if (match === null || start >= bestStart) continue;
      best = { index, captureIndices: match.captureIndices };
      bestStart = start;
    }
    return best;
  }
}

/** One expression. It remembers its last result, because it is searched again for each token of a line. */
class Expression {
  readonly #compile: () => Scanner;
  readonly #isRepeatable: boolean;
  #scanner: Scanner | null = null;
  #text: Text | null = null;
  #position = 0;
  #options = 0;
  #match: Match | null = null;

  constructor(pattern: string, compile: () => Scanner) {
    this.#compile = compile;
    this.#isRepeatable = !pattern.includes(PLACE_ANCHOR);
  }

  find(text: Text, position: number, options: number): Match | null {
    if (!this.#isRepeatable || !this.#knows(text, position, options)) {
      this.#scanner ??= this.#compile();
      this.#match = this.#scanner.findNextMatchSync(text, position, options);
      this.#text = text;
      this.#position = position;
      this.#options = options;
    }
    return this.#match;
  }

  /** The last result is still valid if an earlier position found nothing, or a match that is still ahead. */
  #knows(text: Text, position: number, options: number): boolean {
    if (text !== this.#text || options !== this.#options || position < this.#position) return false;
    return this.#match === null || (this.#match.captureIndices[0]?.start ?? 0) >= position;
  }
}
