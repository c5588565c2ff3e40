import * as all from './locales.ts';
import type { Locale, Messages } from './messages.ts';
import { inLanguage, type OwnTexts, withOwnTexts } from './own-texts.ts';

const LOCALES: readonly Messages[] = Object.values(all).map(toMessages);

/** The tags for which there are texts. */
export const MESSAGE_LOCALES: readonly string[] = LOCALES.map(({ locale }) => locale);

/**
 * The texts for a BCP 47 tag: an exact match, a match by language and script (`zh` and `zh-Hans` are written as `zh-CN`
 * is), or English, each with a site's own texts. For code that is not bundled for a site.
 */
export function findMessages(tag: string, own: OwnTexts = {}): Messages {
  const found = find(tag) ?? toMessages(all.en);
  if (Object.keys(own).length === 0) return found;
  const entries = Object.entries(found).map(([name, section]) => {
    if (typeof section !== 'object') return [name, section];
    const base = hasMessages(tag) ? section : inLanguage(section, tag);
    const texts = own[name];
    return [name, typeof texts === 'object' ? withOwnTexts(base, texts as OwnTexts, tag) : base];
  });
  return { ...Object.fromEntries(entries), locale: hasMessages(tag) ? found.locale : tag, own };
}

/**
 * What a module exports for the language of a tag, by names such as `ptBR`; undefined if it has none. A tag finds the
 * language whose texts `findMessages` finds.
 */
export function findByLocale<T>(exported: Readonly<Record<string, T>>, tag: string): T | undefined {
  return exported[findMessages(tag).locale.replace('-', '')];
}

/** What results that depend on texts are cached by. */
export function messagesKey({ locale, own }: Pick<Messages, 'locale' | 'own'>): string {
  return own === undefined ? locale : `${locale} ${JSON.stringify(own)}`;
}

/** Whether there are texts for a BCP 47 tag. */
export function hasMessages(tag: string): boolean {
  return find(tag) !== null;
}

function toMessages({ article, page, ...others }: Locale): Messages {
  return { ...others, page: { ...page, ...article } };
}

function find(tag: string): Messages | null {
  const written = toWritten(tag);
  return (
    LOCALES.find(({ locale }) => locale === tag) ??
    LOCALES.find(({ locale }) => written !== null && toWritten(locale) === written) ??
    null
  );
}

/** The language and the script that its readers expect: `pt` → `pt-Latn`; null for a malformed tag. */
function toWritten(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}
