import type { Prose } from '../../worker/model/api-facts.ts';

/** Maximum characters that search engines and link previews show of a description. */
export const MAX_SUMMARY_LENGTH = 160;

/** The text of a description, truncated at a word for the meta description; empty without a description. */
export function summarize(prose: Prose | null): string {
  return truncateAtWord(htmlToText((prose?.html ?? '').slice(0, 2_000)), MAX_SUMMARY_LENGTH);
}

/** The visible text of compiled HTML on one line. */
export function htmlToText(html: string): string {
  const text = html
    .replace(INLINE_TAGS, '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}

/** Inline tags, removed without a space, which could end up before a full stop. */
const INLINE_TAGS = /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u|var)(?=[\s>])[^>]*>/gi;

/** Truncates a text to `length` characters, ending in an ellipsis. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
