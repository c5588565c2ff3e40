import type { SearchLanguage } from './language.ts';
/** Words of pairs of letters, as text without spaces is indexed. */
export declare const LANGUAGE: SearchLanguage;
