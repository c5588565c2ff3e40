import { groupBy } from '../../../../worker/model/group-by.ts';
/** A subset of characters that is loaded as one file. */
export type CharacterGroup = 'basic' | 'western' | 'latin' | 'greek' | 'cyrillic' | 'other';

/** Characters that English text uses in addition to ASCII. */
const BASIC_SIGNS = new Set('\u00a0©·×–—‘’“”…•€™←↑→↓');

/** Languages in Latin script whose letters are all in `basic` and `western`. */
const WESTERN_LANGUAGES = new Set(
  'af ca co da de es eu fi fo fr ga gd gl id is it lb ms nb nl nn no oc pt rm sc sq sv sw'.split(' '),
);

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
    'western',
    [
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x22ff],
    ],
  ],
  [
    'latin',
    [
      [0x100, 0x36f],
      [0x1e00, 0x1eff],
      [0x2070, 0x2bff],
      [0xa720, 0xa7ff],
      [0xfb00, 0xfb06],
    ],
  ],
]; // prettier-ignore

/** The groups that pages in a language need, without those that only names and quotations use. */
export function groupsOfLocale(locale: string): readonly CharacterGroup[] {
  const { language, script } = new Intl.Locale(locale).maximize();
  if (language === 'en') return ['basic'];
  if (script === 'Latn') return WESTERN_LANGUAGES.has(language) ? ['basic', 'western'] : ['basic', 'western', 'latin'];
  return ['basic', script === 'Cyrl' ? 'cyrillic' : script === 'Grek' ? 'greek' : 'other'];
}

/** Groups code points. Omits empty groups. */
export function groupCharacters(codePoints: readonly number[]): Map<CharacterGroup, number[]> {
  // Control characters have no glyphs.
  const shown = codePoints.filter((codePoint) => codePoint >= 0x20 && (codePoint < 0x7f || codePoint >= 0xa0));
  return groupBy(
    shown.sort((a, b) => a - b),
    groupOf,
  );
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
