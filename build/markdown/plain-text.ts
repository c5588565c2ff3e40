import type { Token } from 'marked';
import { unescapeHtml } from './escape.ts';
import { isShownTag } from './settled-tokens.ts';

/** The text that a reader sees of inline Markdown, without its markup. */
export function plainText(tokens: readonly Token[]): string {
  return writtenText(tokens).replace(/\s+/g, ' ').trim();
}

/** The same with every space that the author wrote. */
export function writtenText(tokens: readonly Token[]): string {
  return tokens.map(tokenText).join('');
}

function tokenText(token: Token): string {
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(tokenText).join('');
  switch (token.type) {
    case 'codespan':
      return isShownTag(token) ? '' : unescapeHtml(token.text);
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
