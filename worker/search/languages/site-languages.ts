import type { SearchLanguage } from './language.ts';

/**
 * The other languages of the site, by locale. In the bundles of such a site, the files of its locales replace this
 * module.
 */
export const OTHER_LANGUAGES: Readonly<Record<string, SearchLanguage>> = {};
