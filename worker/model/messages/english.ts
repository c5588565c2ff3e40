/* For code that only needs English, the language of findings. `locales.ts` lists all locales. */
export * as english from './en.ts';
