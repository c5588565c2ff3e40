import type { SearchLanguage } from './language.ts';
/** Its words are pairs of letters, as text without spaces is indexed. */
export declare const LANGUAGE: SearchLanguage;
