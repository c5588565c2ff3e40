import { newsEn } from './en-news.ts';
import { pageEn } from './en-page.ts';
import { referenceEn } from './en-reference.ts';
import { findLocale } from './find-locale.ts';
import type { Messages } from './messages.ts';

export type BuildMessages = Pick<Messages, 'locale' | 'news' | 'page' | 'reference'>;

const EN: BuildMessages = { locale: 'en', news: newsEn, page: pageEn, reference: referenceEn };

/** The build's texts in a site's language (BCP 47), or in English. */
export function findBuildMessages(tag: string): BuildMessages {
  return findLocale([EN], tag);
}
