import { inWords } from './words.ts';

/** The longest sentence, in characters, that serves as a title. */
const MAX_LENGTH = 64;

/** The number of characters searched for the first sentence. */
const MAX_SEARCHED = 1_000;

/** The start of a remark about the operation, as opposed to what it does. */
const REMARK = /^(?:deprecated|beta|internal|note|notice|warning|important|todo|this)\b/i;

/** Abbreviations, which end in a full stop without ending the sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|no|approx|incl|resp|[A-Z])\.$/i;

/**
 * The first sentence of a description as a title, without markup and final full stop. Null if it is long, a single word
 * or a remark, or if the description does not start with a paragraph.
 */
export function sentenceTitle(description: string): string | null {
  const [paragraph = ''] = description
    .slice(0, MAX_SEARCHED)
    .trim()
    .split(/\n\s*\n/);
  if (/^(?:[#>|*+`~-]|\d+[.)]\s)/.test(paragraph)) return null;
  const sentence = firstSentence(toPlainText(paragraph));
  const isTitle = sentence.length <= MAX_LENGTH && /^[\p{L}\p{N}]\S*\s+\S/u.test(sentence) && !REMARK.test(sentence);
  return isTitle ? sentence.replace(/[.:;]$/, '') : null;
}

/** Whether a description only repeats the title. */
export function saysOnly(description: string, title: string): boolean {
  return description.length < MAX_SEARCHED && toPlainText(description).replace(/[.:;]$/, '') === title;
}

/** The name of an operation without a summary: its id in words. */
export function idTitle(operationId: string): string {
  return inWords(operationId) || operationId;
}

function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?](?=\s)/g)) {
    const sentence = text.slice(0, index + 1);
    if (!ABBREVIATION.test(sentence)) return sentence;
  }
  return text;
}

function toPlainText(markdown: string): string {
  return markdown
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replace(/!?\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/[`*]|\b_|_\b/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
