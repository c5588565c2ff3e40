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
    /** Its parts in order: `list`, `invoices`. */
    readonly parts: readonly Term[];
    /** All parts joined: `listinvoices`; null if there is only one part. */
    readonly compound: Term | null;
    /** Alternative terms: `oauth` for `oauth2`, `company-id` for the header. */
    readonly aliases: readonly Term[];
}
/** Text without spaces that may be one word or name. */
export declare const CHUNK: RegExp;
type ChunkAnalysis = Pick<Word, 'parts' | 'compound' | 'aliases'> & {
    /** Letters before the word: an elided article. */
    readonly elided: number;
};
/** Reads the words of texts in a language. Memoizes the words of text chunks, most of which repeat. */
export declare class WordReader {
    #private;
    readonly language: SearchLanguage;
    constructor(language: SearchLanguage);
    /** Number of memoized chunks, a few hundred bytes each. */
    get size(): number;
    forget(): void;
    /**
     * The words of a text in order; those that may have a part with one of some stems, if a pattern for them is given
     * (`mayHaveStem`); up to the first one that is enough. Linear in its length, whatever it contains.
     */
    readWords(text: string, wanted?: RegExp | null, isEnough?: (word: Word) => boolean): Word[];
    /** The words of a match of `CHUNK`. */
    readChunk(chunk: string): ChunkAnalysis;
    /** Several words as one: `web hook` → `webhook`. */
    join(terms: readonly Term[]): Term;
    toTerm(word: string): Term;
    /** The term of a header, which differs from that of a field with the same name: `Company-Id` → `company-id`. */
    headerTerm(name: string): Term;
    /**
     * A pattern that matches every word with one of the stems in it, and few others: stemming takes a hundred times as
     * long. It changes only the end of a word, and never its first two letters. Other scripts always match. Null in a
     * language that spells the same letters in several ways.
     */
    mayHaveStem(stems: Iterable<string>): RegExp | null;
}
/** `sign in` is one word in meaning, and `in` alone says nothing. */
export declare function isPhrasal(verb: Term, particle: Term): boolean;
export {};
