import type { Feed, FeedAuthor, FeedEntry } from './feed.ts';

/** A feed must have a date (RFC 4287 §4.1.1), even without entries. */
const NEVER = '1970-01-01';

/** Renders an Atom feed (RFC 4287). */
export function renderAtomFeed({ title, locale, pageUrl, feedUrl, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(locale)}">
<title>${escapeXml(title)}</title>
<id>${escapeXml(feedUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<updated>${toInstant(entries[0]?.date ?? NEVER)}</updated>
<author><name>${escapeXml(title)}</name></author>
${entries.map(renderEntry).join('')}</feed>
`;
}

function renderEntry({ title, date, url, summary, html, authors = [] }: FeedEntry): string {
  return `<entry>
<title>${escapeXml(title.replaceAll('`', ''))}</title>
<id>${escapeXml(url)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<updated>${toInstant(date)}</updated>
${authors.map(renderAuthor).join('')}<summary>${escapeXml(summary)}</summary>
${html === undefined ? '' : `<content type="html">${escapeXml(html)}</content>\n`}</entry>
`;
}

function renderAuthor({ name, url }: FeedAuthor): string {
  return `<author><name>${escapeXml(name)}</name>${url === null ? '' : `<uri>${escapeXml(url)}</uri>`}</author>\n`;
}

function toInstant(date: string): string {
  return `${date}T00:00:00Z`;
}

/** Escapes text for content and attributes. Characters that XML 1.0 does not allow (§2.2) become U+FFFD. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '\ufffd')
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}
