import type { SearchLanguage } from './language.ts';
export declare const LANGUAGE: SearchLanguage;
