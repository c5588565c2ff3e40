import { agentsEn } from './en-agents.ts';
import { clientEn } from './en-client.ts';
import { laterEn } from './en-later.ts';
import { newsEn } from './en-news.ts';
import { pageEn } from './en-page.ts';
import { referenceEn } from './en-reference.ts';
import { searchEn } from './en-search.ts';
import { tryItEn } from './en-try-it.ts';
import type { Messages } from './messages.ts';

/** All texts in English. */
export const en: Messages = {
  locale: 'en',
  agents: agentsEn,
  client: clientEn,
  later: laterEn,
  news: newsEn,
  page: pageEn,
  reference: referenceEn,
  search: searchEn,
  tryIt: tryItEn,
};
