/**
 * The stem of a folded word: `invoices` and `invoicing` become `invoic`. Words of other languages mostly stay
 * unchanged.
 */
export declare function toEnglishStem(word: string): string;
