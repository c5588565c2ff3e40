import * as z from 'zod';
import type { SiteLanguage } from '../../../../worker/model/site.ts';

/** `languages` in site.yaml: the site's languages, including this one. */
export const languagesSchema = z
  .array(
    z.strictObject({
      locale: z.string().refine(isLocale, 'a BCP 47 tag such as "fr" or "pt-BR"'),
      label: z.string().min(1).optional(),
      to: z
        .string()
        .regex(
          /^(?:https?:\/\/[^/?#\s]+)?\/(?:[\w.~-]+\/)*$/,
          'a path such as "/fr/", or an address such as "https://fr.example.com/"',
        ),
    }),
  )
  .default([]);

type LanguageSettings = z.infer<typeof languagesSchema>;

/** `locales` in site.yaml: the languages of one site. The first is that of the content; others translate it. */
export const localesSchema = z
  .array(
    z.strictObject({
      code: z.string().refine(isLocale, 'a BCP 47 tag such as "de" or "pt-BR"'),
      label: z.string().min(1).optional(),
    }),
  )
  .default([]);

type LocaleSettings = z.infer<typeof localesSchema>;

/** Why the languages of one site are invalid, or null. */
export function findLocalesFault(
  locales: LocaleSettings,
  { languages, locale }: { readonly languages: LanguageSettings; readonly locale: string | undefined },
): string | null {
  const [first] = locales;
  if (first === undefined) return null;
  const codes = locales.map(({ code }) => code.toLowerCase());
  const repeated = locales.find(({ code }, index) => codes.indexOf(code.toLowerCase()) < index);
  if (repeated !== undefined) return `${JSON.stringify(repeated.code)} appears twice. Remove one`;
  if (languages.length > 0) return '"languages" lists those of separate sites. Remove one of the two lists';
  return locale !== undefined && locale !== first.code
    ? `the first one is the language of the content, and "locale" is ${JSON.stringify(locale)}. Remove "locale", or put it first`
    : null;
}

/** Base path of a language's pages: `/` and `de` → `/de/`. The content's own language has no prefix. */
function localeBase(base: string, locales: LocaleSettings, code: string): string {
  return code === locales[0]?.code ? base : `${base}${code}/`;
}

/** The settings of a language of one site, below a base path: `/`. */
export function placeLocale(
  locales: LocaleSettings,
  locale: string,
  base: string,
): { readonly base: string; readonly languages: LanguageSettings } {
  return {
    base: localeBase(base, locales, locale),
    languages: locales.map(({ code, label }) => ({ locale: code, label, to: localeBase(base, locales, code) })),
  };
}

/** The languages for menus, each by its own name. */
export function toLanguages(languages: LanguageSettings, locales: LocaleSettings = []): SiteLanguage[] {
  return languages.map(({ locale, label, to }) => ({
    locale,
    label: label ?? nameOf(locale),
    base: to.replace(/\/$/, ''),
    ...(locales[0]?.code === locale ? { isOriginal: true as const } : {}),
  }));
}

/** Why the languages are invalid, or null. */
export function findLanguageFault(
  languages: LanguageSettings,
  { locale, base }: { readonly locale: string; readonly base: string },
): string | null {
  if (languages.length === 0) return null;
  const locales = languages.map((language) => language.locale);
  const repeated = locales.find((each, index) => locales.indexOf(each) < index);
  if (repeated !== undefined) return `the locale ${JSON.stringify(repeated)} appears twice. Remove one`;
  const own = languages.find((language) => language.locale === locale);
  if (own === undefined)
    return `the locale ${JSON.stringify(locale)} of this site is not among them. Add it with its path`;
  return own.to.startsWith('/') && own.to !== base
    ? `${JSON.stringify(locale)} is at ${own.to}, and "base" is ${base}. Make them the same`
    : null;
}

/** `fr` → `Français`. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
