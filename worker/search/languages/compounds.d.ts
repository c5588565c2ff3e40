/** Shorter parts of a compound are too vague. */
export declare const MIN_PART_LENGTH = 4;
/** Whether a word begins or ends with a stem, and is longer than its inflections: `versandetiketten` and `etikett`. */
export declare function isCompoundOf(word: string, stem: string): boolean;
