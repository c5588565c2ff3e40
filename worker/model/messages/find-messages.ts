import * as all from './locales.ts';
import type { Messages } from './messages.ts';

const LOCALES: readonly Messages[] = Object.values(all);

/** The texts for a BCP 47 tag: an exact match, a match by language, or English. For code that is not bundled for a site. */
export function findMessages(tag: string): Messages {
  const find = (name: string | undefined) => LOCALES.find(({ locale }) => locale === name);
  return find(tag) ?? find(tag.split('-')[0]) ?? all.en;
}
