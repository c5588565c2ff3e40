import type { SearchLanguage } from './language.ts';
/** There is no stemmer for Polish: other forms of a word are found by its beginning. */
export declare const LANGUAGE: SearchLanguage;
