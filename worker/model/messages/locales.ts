import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** Every locale of the interface. Another one is one more object here. */
const LOCALES: readonly Messages[] = [en];

/** The messages for a language tag: its own, those of its language, or English. */
export function findMessages(locale: string): Messages {
  const language = locale.split('-')[0];
  return (
    LOCALES.find((messages) => messages.locale === locale) ??
    LOCALES.find((messages) => messages.locale === language) ??
    en
  );
}
