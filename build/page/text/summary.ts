import { truncateAtWord } from '../../../worker/model/text/truncate-at-word.ts';

interface Text {
  readonly text: string;
  readonly sections: readonly { readonly label: string; readonly text: string }[];
}

/** Maximum characters that search engines and link previews show of a description. */
const MAX_SUMMARY_LENGTH = 160;

/** The text of a description, truncated at a word for the meta description; empty without a description. */
export function summarize(prose: Text | null): string {
  return shorten(prose === null ? '' : wholeText(prose));
}

/** The beginning of a text. The ellipsis follows a word, not the end of a sentence. */
export function shorten(text: string): string {
  const beginning = truncateAtWord(text, MAX_SUMMARY_LENGTH);
  return beginning === text ? text : beginning.replace(/[\s.,;:。，、]+…$/, '…');
}

/** The text of a description with its headings, on one line. */
function wholeText({ text, sections }: Text): string {
  if (sections.length === 0) return text;
  return [text, ...sections.flatMap((section) => [section.label, section.text])]
    .filter((part) => part !== '')
    .join(' ');
}
