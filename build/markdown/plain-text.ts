import { unescapeHtml } from './escape.ts';
import { childTokens, type SiteToken } from './tokens.ts';

/** The text that a reader sees of inline Markdown, without its markup. */
export function plainText(tokens: readonly SiteToken[]): string {
  return writtenText(tokens).replace(/\s+/g, ' ').trim();
}

/** The same with every space that the author wrote. */
export function writtenText(tokens: readonly SiteToken[]): string {
  return tokens.map(tokenText).join('');
}

function tokenText(token: SiteToken): string {
  if (token.type === 'block' && token.text !== undefined) return token.text;
  if ('tokens' in token && token.tokens !== undefined) return childTokens(token).map(tokenText).join('');
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
