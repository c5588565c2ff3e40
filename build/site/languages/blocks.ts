import { Lexer } from 'marked';
import { digestOf } from '../../base/digest.ts';

/** A block of a Markdown text: a paragraph, heading, list, table, fence or piece of HTML, with the space after it. */
export interface TextBlock {
  readonly text: string;
  /** In the text. */
  readonly offset: number;
  /** Identifies its words, whatever the space around them. */
  readonly hash: string;
  /** marked's name of what it is: `paragraph`, `heading`, `code`. */
  readonly type: string;
}

/** Enough to tell the blocks of a site apart. */
const HASH_LENGTH = 12;

/** The blocks of a Markdown text, in order. Joined, they are the text from the first of them. */
export function splitBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let offset = 0;
  for (const { raw, type } of new Lexer().blockTokens(markdown.replaceAll('\r\n', '\n'))) {
    const last = blocks.at(-1);
    if (raw.trim() === '' && last !== undefined) blocks[blocks.length - 1] = { ...last, text: last.text + raw };
    else if (raw.trim() !== '') blocks.push({ text: raw, offset, hash: hashOf(raw.trim()), type });
    offset += raw.length;
  }
  return blocks;
}

/** Identifies a text. */
export function hashOf(text: string): string {
  return digestOf(text).slice(0, HASH_LENGTH);
}
