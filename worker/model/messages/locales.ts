/* All locales: one file and one line each. */
export * as en from './en.ts';
