import { pathToHref } from '../../path.ts';
import type { SiteFrame } from '../../site.ts';
import type { PageFacts } from '../manifest.ts';

/** A page in a language, for search engines. */
export type Alternate = {
  /** BCP 47, or `x-default` for readers of other languages. */
  readonly locale: string;
  readonly url: string;
};

/** The tag of the page for readers of other languages (https://developers.google.com/search/docs/specialty/international). */
const OTHER_LANGUAGES = 'x-default';

/** What a page knows about itself in other languages. */
interface TranslatedPage extends Pick<PageFacts, 'translations' | 'untranslated' | 'language'> {
  readonly path: string;
}

/**
 * A page in each language that it is in, including its own; empty if it is in one only. The list is the same on each of
 * them, in heads and sitemaps. A page that is not translated has none: its canonical page lists them.
 */
export function pageAlternates(
  { languages = [], origin }: Pick<SiteFrame, 'languages' | 'origin'>,
  { path, translations = {}, untranslated = [], language: textLanguage }: TranslatedPage,
): readonly Alternate[] {
  const existing = languages.filter(({ locale }) => !untranslated.includes(locale));
  if (textLanguage !== undefined || existing.length < 2) return [];
  const toAlternate = (tag: string, locale: string, base: string): Alternate => {
    const href = pathToHref(base, translations[locale] ?? path);
    return { locale: tag, url: href.startsWith('/') ? origin + href : href };
  };
  const original = existing.find(({ isOriginal }) => isOriginal);
  return [
    ...existing.map(({ locale, base }) => toAlternate(locale, locale, base)),
    ...(original === undefined ? [] : [toAlternate(OTHER_LANGUAGES, original.locale, original.base)]),
  ];
}

/** The languages of the other pages of a list. */
export function otherLocales(alternates: readonly Alternate[], own: string): string[] {
  return alternates.map(({ locale }) => locale).filter((locale) => locale !== own && locale !== OTHER_LANGUAGES);
}
