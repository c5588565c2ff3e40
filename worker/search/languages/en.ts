import { toEnglishStem } from './english-stem.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { foldDiacritics } from './fold.ts';
import type { SearchLanguage } from './language.ts';

export const LANGUAGE: SearchLanguage = { fold: foldDiacritics, toStem: toEnglishStem, words: ENGLISH_WORDS };
