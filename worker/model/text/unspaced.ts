/**
 * A character of a script that puts no space between words, as a class for patterns with the flag `u`. `scx` includes
 * the marks that lengthen or repeat letters, which several scripts share.
 */
export const UNSPACED = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]';
