import { agentsEn } from './en-agents.ts';
import { pageEn } from './en-page.ts';
import { findLocale } from './find-locale.ts';
import type { Messages } from './messages.ts';

/** Texts used at the edge. Scripts and the build have their own sections. */
export type EdgeMessages = Pick<Messages, 'locale' | 'agents' | 'page'>;

const EN: EdgeMessages = { locale: 'en', agents: agentsEn, page: pageEn };

/** The edge's texts in a site's language (BCP 47), or in English. */
export function findMessages(tag: string): EdgeMessages {
  return findLocale([EN], tag);
}
