import { CHUNK, type Term, type WordReader } from './words/words.ts';

/** Stems of the matches of a query. */
interface FoundStems {
  readonly stems: ReadonlySet<string>;
  /** Those to mark: without synonyms of what the reader typed. */
  readonly typed: ReadonlySet<string>;
}

/** What a text between spaces has of a query. */
interface FoundChunk {
  /** Where its word with one of the stems starts in it; -1 without one. */
  readonly start: number;
  /** Its typed words, in lower case and as spelled there. */
  readonly words: readonly string[];
}

const NOTHING: FoundChunk = { start: -1, words: [] };

/** The words of a query in the texts of its results. Remembers each word, because results repeat most of them. */
export class FoundWords {
  readonly #stems: FoundStems;
  readonly #reader: WordReader;
  /** Whether a chunk may have one of the stems; null if it is unknown. */
  readonly #mayHave: ((chunk: string) => boolean) | null;
  readonly #known = new Map<string, FoundChunk>();

  constructor(stems: FoundStems, reader: WordReader) {
    this.#stems = stems;
    this.#reader = reader;
    this.#mayHave = reader.mayHaveStem(stems.stems);
  }

  /** Where the first word with one of the stems starts, or 0. */
  startIn(text: string): number {
    for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
      const { start } = this.#find(chunk);
      if (start !== -1) return index + start;
    }
    return 0;
  }

  /** The typed words of a text. For a compound name, only the matching part. */
  wordsIn(text: string): string[] {
    return (text.match(CHUNK) ?? []).flatMap((chunk) => this.#find(chunk).words);
  }

  #find(chunk: string): FoundChunk {
    let found = this.#known.get(chunk);
    if (found === undefined) {
      found = this.#mayHave?.(chunk) === false ? NOTHING : this.#read(chunk);
      this.#known.set(chunk, found);
    }
    return found;
  }

  #read(chunk: string): FoundChunk {
    const { stems, typed } = this.#stems;
    const { parts, compound, elided } = this.#reader.readChunk(chunk);
    const whole = chunk.slice(elided).toLowerCase();
    const isTyped = parts.every((part) => this.#hasStem(part, typed)) || typed.has(compound?.stem ?? '');
    const found = parts.find((part) => this.#hasStem(part, stems));
    return {
      // Text without spaces may be a long sentence.
      start: found === undefined ? -1 : elided + Math.max(0, whole.indexOf(found.surface)),
      words: isTyped
        ? [whole]
        : parts.flatMap(({ stem, surface }) => (typed.has(stem) && whole.includes(surface) ? [surface] : [])),
    };
  }

  /** Whether a term has one of the stems, or is a compound with it. */
  #hasStem({ stem, surface }: Term, stems: ReadonlySet<string>): boolean {
    const { isCompoundOf } = this.#reader.language;
    return stems.has(stem) || (isCompoundOf !== undefined && [...stems].some((part) => isCompoundOf(surface, part)));
  }
}
