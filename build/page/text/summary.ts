import { truncateAtWord } from '../../../worker/model/text/truncate-at-word.ts';

interface Text {
  readonly text: string;
  readonly sections: readonly { readonly text: string }[];
}

/** Maximum characters that search engines and link previews show of a description. */
const MAX_SUMMARY_LENGTH = 160;

/**
 * The first text of a description, without its headings, truncated at a word for the meta description; empty without a
 * description.
 */
export function summarize(prose: Text | null): string {
  const texts = prose === null ? [] : [prose.text, ...prose.sections.map(({ text }) => text)];
  return shorten(texts.find((text) => text !== '') ?? '');
}

/** The beginning of a text. The ellipsis follows a word, not the end of a sentence. */
export function shorten(text: string): string {
  const beginning = truncateAtWord(text, MAX_SUMMARY_LENGTH);
  return beginning === text ? text : beginning.replace(/[\s.,;:。，、]+…$/, '…');
}
