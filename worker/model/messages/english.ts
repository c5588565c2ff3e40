/* English, the language of findings, for code that needs no other: `locales.ts` has it with all. */
export * as english from './en.ts';
