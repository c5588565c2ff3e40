import type { NewsMessages } from './messages.ts';

export const newsEn: NewsMessages = {
  atomFeed: 'Atom feed',
  jsonFeed: 'JSON feed',
};
