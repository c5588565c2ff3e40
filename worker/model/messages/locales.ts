import { agentsEn } from './en-agents.ts';
import { pageEn } from './en-page.ts';
import type { Messages } from './messages.ts';

/** What the edge says; scripts and the build carry their own sections. */
export type EdgeMessages = Pick<Messages, 'locale' | 'agents' | 'page'>;

const en: EdgeMessages = { locale: 'en', agents: agentsEn, page: pageEn };

/** Every locale of the interface. Another one is one more object here. */
const LOCALES: readonly EdgeMessages[] = [en];

/** The messages for a language tag: its own, those of its language, or English. */
export function findMessages(locale: string): EdgeMessages {
  const find = (tag: string | undefined) => LOCALES.find((messages) => messages.locale === tag);
  return find(locale) ?? find(locale.split('-')[0]) ?? en;
}
