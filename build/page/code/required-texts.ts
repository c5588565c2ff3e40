/** Texts of which a match contains at least one, in lower case. Null if nothing is certain. */
type Required = readonly string[] | null;

/** Nested quantifiers such as `+?` or `{2}+` count as optional if one of them is. */
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\}|\{,\d+\})*/y;
const QUANTIFIERS = new Set(['?', '*', '+', '{']);
const OPTIONAL_PART = /[?*]|\{(?:0|,)/;

const CHARACTERS = /[^\\^$.|?*+()[{\x80-\uffff]+/y;
const PUNCTUATION = /[ -/:-@[-`{-~]/;

/** Escapes that match several characters, a position or an earlier match: nothing is required of them. */
const ESCAPE =
  /\\(?:x\{[^}]*\}|x[\dA-Fa-f]{0,2}|u[\dA-Fa-f]{4}|[pP]\{[^}]*\}|[gk](?:<[^>]*>|'[^']*')|\d+|[bBAzZGwWsSdDhHRXKaefnrtv])/y;

/** First in a class, a bracket is a character. A class may contain classes. */
const CLASS = /\[\^?\]?(?:[^[\]\\]|\\[^cCM]|\[:\^?\w+:\]|\[\^?\]?(?:[^[\]\\]|\\[^cCM]|\[:\^?\w+:\])*\])*\]/y;

/** A character that is not in ASCII, any character, or an anchor. */
const OTHER = /./sy;

/** `(?:`, a look-around, a name, an atomic group or options. */
const GROUP = /\((?:\?(?:[:>]|<?[=!]|<\w+>|'\w+'|[im-]+[:)]))?/y;

/** Comments, conditions, absence, callouts and extended syntax. */
class UnreadExpression extends Error {}

/**
 * Returns texts of which every match of an Oniguruma expression, or the text around it, contains at least one. They are in lower
 * case, and hold for texts in ASCII: other characters can equal ASCII ones if case is ignored. Null if nothing is certain.
 */
export function findRequiredTexts(pattern: string): readonly string[] | null {
  try {
    const reader = new ExpressionReader(pattern);
    const required = reader.readAlternatives();
    return reader.isAtEnd() ? required : null;
  } catch (error) {
    if (error instanceof UnreadExpression) return null;
    throw error;
  }
}

class ExpressionReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#pattern.length;
  }

  /** Reads up to the end of a group. One of the alternatives matches, so each must require something. */
  readAlternatives(): Required {
    const first = this.#readSequence();
    const all: string[] = [...(first ?? [])];
    let isCertain = first !== null;
    while (this.#next() === '|') {
      this.#at++;
      const next = this.#readSequence();
      if (next === null) isCertain = false;
      else all.push(...next);
    }
    return isCertain ? all : null;
  }

  /** All parts of a sequence match: the most telling one is enough. */
  #readSequence(): Required {
    let best: Required = null;
    let run = '';
    for (let next = this.#next(); next !== '' && next !== '|' && next !== ')'; next = this.#next()) {
      const characters = this.#readCharacters(next);
      const part = characters === '' ? this.#readPart(next) : null;
      run += characters;
      if (characters !== '' && !QUANTIFIERS.has(this.#next())) continue;
      const quantifier = this.#match(QUANTIFIER) ?? '';
      const isOptional = OPTIONAL_PART.test(quantifier);
      // A quantifier is for the last character.
      const certain = characters !== '' && isOptional ? run.slice(0, -1) : run;
      if (certain !== '') best = moreTelling(best, [certain.toLowerCase()]);
      if (!isOptional) best = moreTelling(best, part);
      run = '';
    }
    return run === '' ? best : moreTelling(best, [run.toLowerCase()]);
  }

  /** Characters that match themselves, before the next part; empty if there are none. */
  #readCharacters(next: string): string {
    if (next !== '\\') return this.#match(CHARACTERS) ?? '';
    const escaped = this.#pattern.charAt(this.#at + 1);
    if (!PUNCTUATION.test(escaped)) return '';
    this.#at += 2;
    return escaped;
  }

  #readPart(next: string): Required {
    if (next === '(') return this.#readGroup();
    const expression = next === '\\' ? ESCAPE : next === '[' ? CLASS : OTHER;
    if (this.#match(expression) === null) throw new UnreadExpression();
    return null;
  }

  #readGroup(): Required {
    const opening = this.#match(GROUP) ?? '';
    if (opening === '(' && /[?*]/.test(this.#next())) throw new UnreadExpression();
    const required = this.readAlternatives();
    // Options without a scope hold to the end of the group around them, also for its other alternatives.
    if (opening.endsWith(')')) return required;
    if (this.#next() !== ')') throw new UnreadExpression();
    this.#at++;
    return opening.endsWith('!') ? null : required;
  }

  #next(): string {
    return this.#pattern.charAt(this.#at);
  }

  #match(expression: RegExp): string | null {
    expression.lastIndex = this.#at;
    if (!expression.test(this.#pattern)) return null;
    const start = this.#at;
    this.#at = expression.lastIndex;
    return this.#pattern.slice(start, this.#at);
  }
}

/** Longer texts are in fewer lines, and fewer texts are found faster. */
function moreTelling(left: Required, right: Required): Required {
  if (left === null || right === null) return left ?? right;
  const difference = shortest(right) - shortest(left);
  return difference > 0 || (difference === 0 && right.length < left.length) ? right : left;
}

function shortest(texts: readonly string[]): number {
  return texts.reduce((least, { length }) => Math.min(least, length), Infinity);
}
