import type { NewsMessages } from './news-messages.ts';

export const newsEn: NewsMessages = {
  atomFeed: 'Atom feed',
  jsonFeed: 'JSON feed',
};
