import type { Token } from 'marked';

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
    case 'checkbox':
    case 'footnoteRef':
      return '';
    default:
      return decodeEntities('text' in token ? String(token.text) : token.raw);
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
