import { findLanguage } from './find-language.ts';

/** The language of the site. In a site's bundles, the file of its locale replaces this module; elsewhere it is English. */
export const LANGUAGE = findLanguage('en');
