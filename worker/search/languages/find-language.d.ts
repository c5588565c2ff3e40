import type { SearchLanguage } from './language.ts';
/** How search reads the texts of a site, by its BCP 47 tag. For code that is not bundled for a site. */
export declare function findLanguage(tag: string): SearchLanguage;
