import { UNSPACED } from '../../model/text/scripts.ts';
import { PARTICLES, PHRASAL_VERBS } from '../languages/english-words.ts';
import type { SearchLanguage } from '../languages/language.ts';

/** A word in the index and in the text. */
export interface Term {
  /** The stem, or a name without separators. The index is sorted by it. */
  readonly stem: string;
  /** In lower case, folded: `grosse`, `listinvoices`. */
  readonly surface: string;
  /** In lower case as spelled, if folding changes it: `größe`. */
  readonly spelled?: string;
}

/** Text between spaces and punctuation: `invoices`, `listInvoices`, `X-Signature`, `invoice.paid`, `invoices:read`. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Its parts in order: `list`, `invoices`; of text without spaces, each pair of letters: `請求`, `求書`. */
  readonly parts: readonly Term[];
  /** All parts joined: `listinvoices`; null if there is only one part, and for text without spaces. */
  readonly compound: Term | null;
  /** Alternative terms: `oauth` for `oauth2`, `company-id` for the header. */
  readonly aliases: readonly Term[];
}

/** Longer ones are not words, but hashes or encoded data. */
const MAX_WORD_LENGTH = 64;
const MAX_NAME_PARTS = 8;

/** Letters of a stem that a word is searched for. */
const MAX_BEGINNING = 4;

/** A letter with its marks, of a script without spaces between words (Unicode UAX #29 requires dictionaries for them). */
const UNSPACED_LETTER = `(?=[\\p{L}\\p{N}])${UNSPACED}\\p{M}*`;
const UNSPACED_LETTERS = new RegExp(UNSPACED_LETTER, 'gu');
const LETTERS = `(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}])+`;

/** Text between spaces and punctuation that may be one word or name, or is all in scripts without spaces. */
export const CHUNK = new RegExp(`(?:${UNSPACED_LETTER})+|${LETTERS}(?:['’.:_-]${LETTERS})*`, 'gu');

type ChunkAnalysis = Pick<Word, 'parts' | 'compound' | 'aliases'> & {
  /** Letters before the word: an elided article. */
  readonly elided: number;
};

/** One word, as most are: without a separator, an article, a number or a capital letter inside. */
const PLAIN_WORD = /^[A-Za-z][a-z]*$/;

/** Signs inside of names. */
const SEPARATORS = /['’.:_-]/g;

/** Reads the words of texts in a language. Memoizes the words of text chunks, most of which repeat. */
export class WordReader {
  readonly language: SearchLanguage;
  readonly #known = new Map<string, ChunkAnalysis>();

  constructor(language: SearchLanguage) {
    this.language = language;
  }

  /** Number of memoized chunks, a few hundred bytes each. */
  get size(): number {
    return this.#known.size;
  }

  forget(): void {
    this.#known.clear();
  }

  /** The words of a text in order. Linear in its length, whatever it contains. */
  readWords(text: string): Word[] {
    let end = 0;
    // Matches without an iterator and their positions, which would take most of the time.
    return (text.match(CHUNK) ?? []).map((chunk) => {
      const start = text.indexOf(chunk, end);
      const { parts, compound, aliases, elided } = this.readChunk(chunk);
      end = start + chunk.length;
      return { start: start + elided, end, parts, compound, aliases };
    });
  }

  /** The words of a match of `CHUNK`. */
  readChunk(chunk: string): ChunkAnalysis {
    const short = chunk.slice(0, MAX_WORD_LENGTH);
    let analysis = this.#known.get(short);
    if (analysis === undefined) {
      const letters = chunk.match(UNSPACED_LETTERS) ?? [];
      // Sentences are not memoized: few repeat, but their pairs do.
      if (letters.length > 2) {
        const parts = letters.slice(1).flatMap((letter, index) => this.readChunk(letters[index] + letter).parts);
        return { parts, compound: null, aliases: [], elided: 0 };
      }
      analysis = this.#analyze(short);
      this.#known.set(short, analysis);
    }
    return analysis;
  }

  /** Several words as one: `web hook` → `webhook`. */
  join(terms: readonly Term[]): Term {
    return this.toTerm(terms.map(({ surface, spelled }) => spelled ?? surface).join(''));
  }

  toTerm(word: string): Term {
    const spelled = word.toLowerCase();
    const surface = this.language.fold(spelled);
    const stem = this.language.toStem(surface, spelled);
    return spelled === surface ? { stem, surface } : { stem, surface, spelled };
  }

  /** The term of a header, which differs from that of a field with the same name: `Company-Id` → `company-id`. */
  headerTerm(name: string): Term {
    const term = this.language.fold(name.toLowerCase());
    return { stem: term, surface: term };
  }

  /**
   * Whether a chunk may have a word with one of the stems: true for each that has, and for few others, because stemming
   * takes a hundred times as long. It changes only the end of a word, and never its first two letters. Other scripts
   * may always. Null in a language that spells the same letters in several ways.
   */
  mayHaveStem(stems: Iterable<string>): ((chunk: string) => boolean) | null {
    const { hasDigraphs, isCompoundOf } = this.language;
    if (hasDigraphs === true) return null;
    const beginnings = new Set<string>();
    for (const stem of stems) {
      // No word has the stem of a path or of a name with several words.
      if (!/^[a-z\d]+$/.test(stem)) continue;
      beginnings.add(stem.length < 3 ? stem : stem.slice(0, Math.min(MAX_BEGINNING, stem.length - 1)));
    }
    const anywhere = new RegExp(['[^\\x00-\\x7f]', ...beginnings].join('|'), 'i');
    // No longer word has a stem of one letter.
    const starts = [...beginnings].map((beginning) => (beginning.length === 1 ? `^${beginning}$` : `^${beginning}`));
    const ofPlain = isCompoundOf === undefined && starts.length > 0 ? new RegExp(starts.join('|'), 'i') : anywhere;
    return (chunk) => (PLAIN_WORD.test(chunk) ? ofPlain.test(chunk) : anywhere.test(chunk.replace(SEPARATORS, '')));
  }

  #analyze(chunk: string): ChunkAnalysis {
    if (PLAIN_WORD.test(chunk)) return { parts: [this.toTerm(chunk)], compound: null, aliases: [], elided: 0 };
    const elided = this.language.elision?.exec(chunk)?.[0].length ?? 0;
    const plain = chunk.slice(elided).replace(/['’](?:s(?!\p{L}))?/gu, '');
    const parts = splitName(plain)
      .slice(0, MAX_NAME_PARTS)
      .map((piece) => this.toTerm(piece));
    const whole = parts.length === 1 ? null : this.toTerm(plain.replace(/[.:_-]/g, ''));
    const [, letters] = /^(\p{L}{3,})\p{N}+$/u.exec((whole ?? parts[0])?.surface ?? '') ?? [];
    const aliases = letters === undefined ? [] : [this.toTerm(letters)];
    if (HEADER.test(plain)) aliases.push(this.headerTerm(plain));
    return { parts, compound: whole, aliases, elided };
  }
}

/** `sign in` is one word in meaning, and `in` alone says nothing. */
export function isPhrasal(verb: Term, particle: Term): boolean {
  return PHRASAL_VERBS.has(verb.surface) && PARTICLES.has(particle.surface);
}

/** `Company-Id`, `X-Request-Id`, `ETag-Match`: each part starts with a capital letter. */
const HEADER = /^\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}[\p{L}\p{N}]*)+$/u;

/**
 * `listInvoices`, `list-invoices`, `list_invoices` → `list`, `invoices`; `OAuthLogin` → `O`, `Auth`, `Login`; `IDs` is
 * kept.
 */
export function splitName(name: string): string[] {
  return name.split(/[.:_-]/).flatMap((part) => {
    if (!/.\p{Lu}/u.test(part) || /^\p{Lu}+s?$/u.test(part)) return part === '' ? [] : [part];
    return part
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(' ');
  });
}
