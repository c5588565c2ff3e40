import type { Heading } from '../../worker/model/parts.ts';
import { plainText } from '../markdown/plain-text.ts';
import { htmlToText } from '../markdown/summary.ts';
import { childTokens, type SiteToken } from '../markdown/tokens.ts';
import type { SearchSource, SourcePlace } from './search-source.ts';

/** What a guide is found by: its text, divided at its headings. They come in the order of the tokens. */
export function readGuide(tokens: readonly SiteToken[], headings: readonly Heading[]): SearchSource {
  const intro: string[] = [];
  const places: { readonly heading: Heading; readonly words: string[] }[] = [];
  let passed = 0;
  const visit = (token: SiteToken): void => {
    if (token.type === 'heading') {
      const heading = headings[passed++];
      // The title of the page is found as such.
      if (heading !== undefined && heading.level > 1) places.push({ heading, words: [] });
    } else if (isText(token)) (places.at(-1)?.words ?? intro).push(wordsOf(token));
    else for (const child of childTokens(token)) visit(child);
  };
  for (const token of tokens) visit(token);
  return {
    names: [],
    text: join(intro),
    places: places.map(
      ({ heading: { id, text }, words }): SourcePlace => ({ kind: 'heading', id, label: text, text: join(words) }),
    ),
  };
}

/** Whether all of a token is one text: a line, or a block that says what it is found by. */
function isText(token: SiteToken): boolean {
  if (token.type === 'block') return token.words !== undefined || token.text !== undefined;
  if (token.type === 'markup') return !token.isBlock;
  return token.type === 'paragraph' || token.type === 'text' || childTokens(token).length === 0;
}

function wordsOf(token: SiteToken): string {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
    case 'image':
      return '';
    case 'html':
      return htmlToText(token.text);
    case 'block':
      return token.words ?? token.text ?? '';
    default:
      return plainText([token]);
  }
}

function join(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}
