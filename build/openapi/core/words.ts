/**
 * Converts an identifier to a title: `listOAuthClients_v2` → `List OAuth clients v2`. Digits stay attached to their
 * letters, and words with several capitals keep them.
 */
export function inWords(identifier: string): string {
  const words = identifier
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}{2,})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}[\p{Ll}\p{M}]*$/u.test(word) ? word.toLowerCase() : word));
  return words.join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
