import type { Token } from 'marked';
import { unescapeHtml } from './escape.ts';

/** The text that a reader sees of inline Markdown, without its markup. */
export function plainText(tokens: readonly Token[]): string {
  return tokens.map(tokenText).join('').replace(/\s+/g, ' ').trim();
}

function tokenText(token: Token): string {
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(tokenText).join('');
  switch (token.type) {
    case 'br':
      return ' ';
    case 'html':
    case 'expression':
    case 'checkbox':
    case 'footnoteRef':
    case 'contents':
      return '';
    default:
      return unescapeHtml('text' in token ? String(token.text) : token.raw);
  }
}
