import type { Prose } from '../../worker/model/api-facts.ts';
import { truncateAtWord } from '../../worker/model/truncate-at-word.ts';

/** Maximum characters that search engines and link previews show of a description. */
export const MAX_SUMMARY_LENGTH = 160;

/** The text of a description, truncated at a word for the meta description; empty without a description. */
export function summarize(prose: Prose | null): string {
  const html = prose?.html ?? '';
  const text = htmlToText(html.slice(0, MAX_READ_LENGTH));
  // The last word may be incomplete.
  return truncateAtWord(html.length > MAX_READ_LENGTH ? text.replace(/\s*\S*$/, '…') : text, MAX_SUMMARY_LENGTH);
}

const MAX_READ_LENGTH = 2_000;

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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
