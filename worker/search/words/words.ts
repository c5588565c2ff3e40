import { PARTICLES, PHRASAL_VERBS } from './english.ts';
import { toStem } from './stem.ts';

/** A word in the index and in the text. */
export interface Term {
  /** The stem, or a name without separators. The index is sorted by it. */
  readonly stem: string;
  /** In lower case, without diacritics: `rechnung`, `listinvoices`. */
  readonly surface: string;
}

/** Text between spaces and punctuation: `invoices`, `listInvoices`, `X-Signature`, `invoice.paid`, `invoices:read`. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Its parts in order: `list`, `invoices`. */
  readonly parts: readonly Term[];
  /** All parts joined: `listinvoices`; null if there is only one part. */
  readonly compound: Term | null;
  /** Alternative terms: `oauth` for `oauth2`, `company-id` for the header. */
  readonly aliases: readonly Term[];
}

/** Longer ones are not words, but hashes or encoded data. */
const MAX_WORD_LENGTH = 64;
const MAX_PARTS = 8;

/** Letters of a stem that a word is searched for. */
const MAX_BEGINNING = 4;

const CHUNK = /[\p{L}\p{N}\p{M}]+(?:['’.:_-][\p{L}\p{N}\p{M}]+)*/gu;

const SEPARATORS = /['’.:_-]/g;

/** Scripts without spaces between words, which are indexed as letter pairs (Unicode UAX #29 requires dictionaries). */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Memoized words of text chunks, most of which repeat. */
export type KnownWords = Map<string, ChunkAnalysis>;

type ChunkAnalysis = Pick<Word, 'parts' | 'compound' | 'aliases'>;

/**
 * The words of a text in order; those that may have a part with one of some stems, if a pattern for them is given
 * (`mayHaveStem`); up to the first one that is enough. Linear in its length, whatever it contains.
 */
export function readWords(
  text: string,
  known?: KnownWords,
  wanted?: RegExp,
  isEnough?: (word: Word) => boolean,
): Word[] {
  const words: Word[] = [];
  CHUNK.lastIndex = 0;
  for (let match = CHUNK.exec(text); match !== null; match = CHUNK.exec(text)) {
    const { 0: chunk, index } = match;
    if (wanted?.test(chunk.replace(SEPARATORS, '')) === false) continue;
    const { parts, compound, aliases } = recall(chunk, known);
    const word = { start: index, end: index + chunk.length, parts, compound, aliases };
    words.push(word);
    if (isEnough?.(word) === true) break;
  }
  return words;
}

/**
 * A pattern that matches every word with one of the stems in it, and few others: stemming takes a hundred times as long.
 * It changes only the end of a word, and never its first two letters. Other scripts always match.
 */
export function mayHaveStem(stems: Iterable<string>): RegExp {
  const beginnings = new Set(['[^\\x00-\\x7f]']);
  for (const stem of stems) {
    // No word has the stem of a path or of a name with several words.
    if (!/^[a-z\d]+$/.test(stem)) continue;
    beginnings.add(stem.length < 3 ? stem : stem.slice(0, Math.min(MAX_BEGINNING, stem.length - 1)));
  }
  return new RegExp([...beginnings].join('|'), 'i');
}

/** Two words joined: `web hook` → `webhook`. */
export function joinTerms(terms: readonly Term[]): Term {
  return toTerm(terms.map(({ surface }) => surface).join(''));
}

/** `sign in` is one word in meaning, and `in` alone says nothing. */
export function isPhrasal(verb: Term, particle: Term): boolean {
  return PHRASAL_VERBS.has(verb.surface) && PARTICLES.has(particle.surface);
}

/** All search terms of a text in order. Names are included as a whole and in parts. */
export function readTerms(text: string, known?: KnownWords): Term[] {
  const terms: Term[] = [];
  let last: Term | undefined;
  // Positions are not needed here, and a build reads millions of words.
  for (const chunk of text.match(CHUNK) ?? []) {
    const { parts, compound, aliases } = recall(chunk, known);
    const [first] = parts;
    if (first !== undefined && last !== undefined && isPhrasal(last, first)) terms.push(joinTerms([last, first]));
    for (const part of parts) terms.push(part);
    for (const alias of aliases) terms.push(alias);
    if (compound !== null) terms.push(compound);
    last = parts.at(-1);
  }
  return terms;
}

/** Lower case without diacritics: `Café` → `cafe`, `Straße` → `strasse`. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has nothing to fold
  if (/^[\u0000-\u007f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/**
 * The term of a header, which differs from that of a field with the same name: `Company-Id` → `company-id`, `companyId`
 * → `companyid`.
 */
export function headerTerm(name: string): Term {
  const term = fold(name);
  return { stem: term, surface: term };
}

/** `Company-Id`, `X-Request-Id`, `ETag-Match`: each part starts with a capital letter. */
const HEADER = /^\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}[\p{L}\p{N}]*)+$/u;

function recall(chunk: string, known: KnownWords | undefined): ChunkAnalysis {
  const short = chunk.length > MAX_WORD_LENGTH ? chunk.slice(0, MAX_WORD_LENGTH) : chunk;
  let analysis = known?.get(short);
  if (analysis === undefined) {
    analysis = analyzeChunk(short);
    known?.set(short, analysis);
  }
  return analysis;
}

function analyzeChunk(chunk: string): ChunkAnalysis {
  const plain = chunk.replace(/['’](?:s(?!\p{L}))?/gu, '');
  const pieces = UNSPACED.test(plain) ? splitUnspaced(plain) : splitName(plain);
  const parts = pieces.slice(0, MAX_PARTS).map((piece) => toTerm(fold(piece)));
  const whole = parts.length === 1 ? null : toTerm(fold(plain.replace(/[.:_-]/g, '')));
  const named = whole ?? parts[0];
  const letters = named === undefined ? null : /^(\p{L}{3,})\p{N}+$/u.exec(named.surface);
  const aliases = letters?.[1] === undefined ? [] : [toTerm(letters[1])];
  return { parts, compound: whole, aliases: HEADER.test(plain) ? [...aliases, headerTerm(plain)] : aliases };
}

function toTerm(surface: string): Term {
  return { stem: toStem(surface), surface };
}

/**
 * `listInvoices`, `list-invoices`, `list_invoices` → `list`, `invoices`; `OAuthLogin` → `O`, `Auth`, `Login`; `IDs` is
 * kept.
 */
function splitName(name: string): string[] {
  return name.split(/[.:_-]/).flatMap((part) => {
    if (!/.\p{Lu}/u.test(part) || /^\p{Lu}+s?$/u.test(part)) return part === '' ? [] : [part];
    return part
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(' ');
  });
}

function splitUnspaced(text: string): string[] {
  const letters = [...text];
  return letters.length < 3 ? [text] : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
