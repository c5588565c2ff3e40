export type IdentifierCase = 'camel' | 'kebab' | 'pascal' | 'snake';

/**
 * Converts text to one identifier of letters and digits, in the given case (`listInvoices`, `list-invoices`,
 * `ListInvoices`, `list_invoices`). It never starts with a digit. Text without letters returns `fallback`.
 */
export function toIdentifier(text: string, identifierCase: IdentifierCase, fallback: string): string {
  const words = toWords(text);
  const joined = joinWords(words.length === 0 ? [fallback] : words, identifierCase);
  return /^\p{Nd}/u.test(joined) && identifierCase !== 'kebab' ? `_${joined}` : joined;
}

function toWords(text: string): string[] {
  return text
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function joinWords(words: readonly string[], identifierCase: IdentifierCase): string {
  if (identifierCase === 'kebab') return words.join('-');
  if (identifierCase === 'snake') return words.join('_');
  const pascal = words.map(capitalize).join('');
  return identifierCase === 'pascal' ? pascal : `${words[0] ?? ''}${pascal.slice(words[0]?.length)}`;
}

function capitalize(word: string): string {
  return word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
