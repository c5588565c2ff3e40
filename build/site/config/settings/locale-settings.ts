import { findMessages, hasMessages, MESSAGE_LOCALES } from '../../../../worker/model/messages/find-messages.ts';
import { findNearest } from '../../../base/report/nearest.ts';

/** Why a site cannot have this locale, or null. */
export function findLocaleFault(locale: string): string | null {
  const language = readLanguage(locale);
  if (language !== null && nameIn('en', language) !== undefined) return null;
  const tag = findTag(locale) ?? findShorter(locale);
  return `it is not the BCP 47 tag of a language${tag === null ? '. Write one such as "de" or "pt-BR".' : `; did you mean "${tag}"?`}`;
}

/** That the interface has no texts for this locale, or null. */
export function findMissingInterface(locale: string): string | null {
  if (hasMessages(locale)) return null;
  return `The interface is in ${nameIn('en', findMessages(locale).locale)}: it has no texts for "${locale}". It has texts for ${MESSAGE_LOCALES.join(', ')}. Add your own in messages/${locale}.yaml.`;
}

/** The language of a well-formed tag. */
function readLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return null;
  }
}

/** The code of a language by its English or its own name: `German` and `Deutsch` → `de`. */
function findTag(name: string): string | null {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const tags = new Map(
    codes.flatMap((code) =>
      ['en', code].flatMap((language) => {
        const found = nameIn(language, code);
        return found === undefined ? [] : [[found.toLowerCase(), code] as const];
      }),
    ),
  );
  return tags.get(findNearest(name, tags.keys()) ?? '') ?? null;
}

/** The code of a language at the start of a mistyped one: `dee` → `de`. */
function findShorter(locale: string): string | null {
  const code = /^[a-z]{2}/i.exec(locale)?.[0].toLowerCase();
  return code === undefined || nameIn('en', code) === undefined ? null : code;
}

/** The name of a language in a language; undefined if nobody has registered it. */
function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);
}
