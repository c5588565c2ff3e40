/** A subset of characters that is loaded as one file. */
export type CharacterGroup = 'basic' | 'latin' | 'greek' | 'cyrillic' | 'other';

/** Characters that English text uses in addition to ASCII. */
const BASIC_SIGNS = new Set('\u00a0©·×–—‘’“”…•€™←↑→↓');

/** Code point ranges of Unicode blocks. */
const GROUPS: readonly (readonly [CharacterGroup, readonly (readonly [number, number])[]])[] = [
  ['basic', [[0x20, 0x7e]]],
  [
    'greek',
    [
      [0x370, 0x3ff],
      [0x1f00, 0x1fff],
    ],
  ],
  [
    'cyrillic',
    [
      [0x400, 0x52f],
      [0x1c80, 0x1c8f],
      [0x2de0, 0x2dff],
      [0xa640, 0xa69f],
    ],
  ],
  [
    'latin',
    [
      [0xa0, 0x36f],
      [0x1e00, 0x1eff],
      [0x2000, 0x2bff],
      [0xa720, 0xa7ff],
      [0xfb00, 0xfb06],
    ],
  ],
]; // prettier-ignore

/** The group that pages in a language need in addition to the basic one. */
export function groupOfLocale(locale: string): CharacterGroup {
  const { language, script } = new Intl.Locale(locale).maximize();
  if (language === 'en') return 'basic';
  return script === 'Latn' ? 'latin' : script === 'Cyrl' ? 'cyrillic' : script === 'Grek' ? 'greek' : 'other';
}

/** Groups code points. Omits empty groups. */
export function groupCharacters(codePoints: readonly number[]): Map<CharacterGroup, number[]> {
  const groups = new Map<CharacterGroup, number[]>();
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    // Control characters have no glyphs.
    if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) continue;
    const group = groupOf(codePoint);
    groups.set(group, [...(groups.get(group) ?? []), codePoint]);
  }
  return groups;
}

/** `U+20-7E,U+A0`: the value of `unicode-range` (CSS Fonts 4 §4.5) for sorted code points. */
export function toUnicodeRange(codePoints: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const codePoint of codePoints) {
    const run = runs.at(-1);
    if (run !== undefined && codePoint - run.last === 1) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join();
}

function groupOf(codePoint: number): CharacterGroup {
  if (BASIC_SIGNS.has(String.fromCodePoint(codePoint))) return 'basic';
  const isInside = ([first, last]: readonly [number, number]): boolean => codePoint >= first && codePoint <= last;
  return GROUPS.find(([, ranges]) => ranges.some(isInside))?.[0] ?? 'other';
}
