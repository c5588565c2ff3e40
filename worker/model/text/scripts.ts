/**
 * A character of a script that puts no space between words, as a class for patterns with the flag `u`. `scx` includes
 * the marks that lengthen or repeat letters, which several scripts share.
 */
export const UNSPACED = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]';

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** The direction of a language, a BCP 47 tag, by the script that it is usually written in. */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}
