import type { Heading } from '../../../../worker/model/parts.ts';
import { visitText } from '../../html/to-text.ts';
import type { SearchSource, SourcePlace } from '../../search/search-source.ts';
import { isInlineToken } from '../../text/markdown/fit-tokens.ts';
import { searchText } from '../../text/plain-text.ts';
import { childTokens, type SiteToken } from '../../text/tokens.ts';

/** The search terms of a guide: its text, split at headings, in token order. */
export function readGuide(tokens: readonly SiteToken[], headings: readonly Heading[]): SearchSource {
  const intro = new SectionText();
  const places: { readonly heading: Heading; readonly text: SectionText }[] = [];
  let passed = 0;
  const visit = (token: SiteToken, isHidden: boolean): void => {
    if (token.type === 'heading') {
      const heading = headings[passed++];
      // The page's title is indexed separately.
      if (heading !== undefined && heading.level > 1) places.push({ heading, text: new SectionText() });
    } else if (isText(token)) (places.at(-1)?.text ?? intro).add(wordsOf(token), isHidden && token.type === 'block');
    else if (token.type === 'markup') {
      let words = '';
      const addWords = (): void => {
        (places.at(-1)?.text ?? intro).add(words.trim(), false);
        words = '';
      };
      visitText(token.nodes, (piece) => {
        if (typeof piece === 'string') words += piece;
        else if (piece.tokens.every(isInlineToken)) words += searchText(piece.tokens);
        else {
          addWords();
          for (const child of piece.tokens) visit(child, isHidden);
        }
      });
      addWords();
    } else for (const child of childTokens(token)) visit(child, isHidden || hides(token, child));
  };
  for (const token of tokens) visit(token, false);
  return {
    names: [],
    ...intro.toFields(),
    places: places.map(
      ({ heading: { id, text: label }, text }): SourcePlace => ({ kind: 'heading', id, label, ...text.toFields() }),
    ),
  };
}

/** The text of a section: initially visible text, and hidden code. */
class SectionText {
  readonly #shown: string[] = [];
  readonly #hidden: string[] = [];

  add(words: string, isHidden: boolean): void {
    (isHidden ? this.#hidden : this.#shown).push(words);
  }

  toFields(): { text: string; hidden?: string } {
    const hidden = join(this.#hidden);
    return { text: join(this.#shown), ...(hidden === '' ? {} : { hidden }) };
  }
}

function hides(token: SiteToken, child: SiteToken): boolean {
  return token.type === 'block' && token.hidden?.has(child) === true;
}

/** Whether a token is a single text: a line, or a block that provides its own search text. */
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
    case 'block':
      return token.words ?? token.text ?? '';
    default:
      return searchText([token]);
  }
}

function join(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}
