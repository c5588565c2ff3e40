import { findByLocale } from '../../model/messages/find-messages.ts';
import * as all from './all-languages.ts';
import type { SearchLanguage, Synonyms } from './language.ts';

/** What the file of a language exports. */
interface LanguageFile {
  readonly LANGUAGE: SearchLanguage;
  readonly SYNONYMS?: Synonyms;
}

/** How search reads the texts of a site, by its BCP 47 tag. For code that is not bundled for a site. */
export function findLanguage(tag: string): SearchLanguage {
  return findFile(tag).LANGUAGE;
}

/** The synonyms of a language and those of English, because names in APIs are English in any documentation. */
export function findSynonyms(tag: string): Synonyms {
  const { SYNONYMS: own } = findFile(tag);
  const english = all.en.SYNONYMS;
  if (own === undefined || own === english) return english;
  return { same: [...english.same, ...own.same], related: [...english.related, ...own.related] };
}

function findFile(tag: string): LanguageFile {
  return findByLocale<LanguageFile>(all, tag) ?? all.en;
}
