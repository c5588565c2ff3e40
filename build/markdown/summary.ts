import type { Prose } from '../../worker/model/api-facts.ts';

/** What search engines and link previews show of a description. */
export const MAX_SUMMARY_LENGTH = 160;

/** The text of a description, cut at a word, for a page's meta description; empty for none. */
export function summarize(prose: Prose | null): string {
  return truncateAtWord(htmlToText((prose?.html ?? '').slice(0, 2_000)), MAX_SUMMARY_LENGTH);
}

/** What a reader sees of compiled HTML, on one line. */
export function htmlToText(html: string): string {
  const text = html
    .replace(INLINE_TAGS, '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}

/** Tags inside of a sentence: a space in their place would stand before its full stop. */
const INLINE_TAGS = /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u|var)(?=[\s>])[^>]*>/gi;

/** At most `length` characters, ended by an ellipsis where something was cut. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
