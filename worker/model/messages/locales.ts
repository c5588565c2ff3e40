import { agentsEn } from './en-agents.ts';
import { pageEn } from './en-page.ts';
import { findLocale } from './find-locale.ts';
import type { Messages } from './messages.ts';

/** Texts that the edge writes; scripts and the build have their own sections. */
export type EdgeMessages = Pick<Messages, 'locale' | 'agents' | 'page'>;

const EN: EdgeMessages = { locale: 'en', agents: agentsEn, page: pageEn };

/** The texts of the frame in the language of a site (BCP 47), or in English. */
export function findMessages(tag: string): EdgeMessages {
  return findLocale([EN], tag);
}
