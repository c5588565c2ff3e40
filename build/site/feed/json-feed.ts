import type { Feed } from './feed.ts';

/** Renders a JSON feed (https://www.jsonfeed.org/version/1.1/), whose entries have a summary as text. */
export function renderJsonFeed({ title, locale, pageUrl, feedUrl, entries }: Feed): string {
  const items = entries.map(({ title: entryTitle, date, url, summary, authors = [] }) => ({
    id: url,
    url,
    title: entryTitle,
    // Items must have text (§ Items).
    content_text: summary || entryTitle,
    date_published: `${date}T00:00:00Z`,
    ...(authors.length === 0
      ? {}
      : {
          authors: authors.map((author) => ({
            name: author.name,
            ...(author.url === null ? {} : { url: author.url }),
          })),
        }),
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: locale,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
