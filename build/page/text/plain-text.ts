import { unescapeHtml } from './escape.ts';
import { type BlockToken, childTokens, type SiteToken } from './tokens.ts';

/** The visible text of inline Markdown, without markup. */
export function plainText(tokens: readonly SiteToken[]): string {
  return writtenText(tokens).replace(/\s+/g, ' ').trim();
}

/** The visible text with all spaces that the author wrote. */
export function writtenText(tokens: readonly SiteToken[]): string {
  return tokens.map((token) => tokenText(token, ({ text }) => text)).join('');
}

/** The text for search and its results: the symbols of a formula rather than its TeX. */
export function searchText(tokens: readonly SiteToken[]): string {
  return tokens.map((token) => tokenText(token, ({ words, text }) => words ?? text)).join('');
}

function tokenText(token: SiteToken, textOf: (block: BlockToken) => string | undefined): string {
  const text = token.type === 'block' ? textOf(token) : undefined;
  if (text !== undefined) return text;
  if (token.type === 'markup' || ('tokens' in token && token.tokens !== undefined))
    return childTokens(token)
      .map((child) => tokenText(child, textOf))
      .join('');
  switch (token.type) {
    case 'codespan':
      return unescapeHtml(token.text);
    case 'br':
      return ' ';
    case 'html':
    case 'expression':
    case 'checkbox':
    case 'footnoteRef':
      return '';
    default:
      return unescapeHtml('text' in token && token.text !== undefined ? token.text : token.raw);
  }
}
