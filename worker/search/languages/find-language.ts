import { findByLocale } from '../../model/messages/find-messages.ts';
import * as all from './all-languages.ts';
import type { SearchLanguage } from './language.ts';

/** How search reads the texts of a site, by its BCP 47 tag. For code that is not bundled for a site. */
export function findLanguage(tag: string): SearchLanguage {
  return findByLocale<SearchLanguage>(all, tag) ?? all.en;
}
