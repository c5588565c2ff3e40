/// <reference path="./opentype.d.ts" />
/// <reference path="./subset-font.d.ts" />
import { type Font, parse } from 'opentype.js/dist/opentype.min.mjs';
import subsetFont from 'subset-font';
import { type CharacterGroup, groupCharacters, toUnicodeRange } from './character-groups.ts';
import type { FontFile, FontUse } from './find-font-files.ts';
import { type FontMetrics, measureFont } from './font-metrics.ts';

/** A subset of a font file, as served. */
export interface FontSubset {
  readonly group: CharacterGroup;
  readonly unicodeRange: string;
  /** WOFF2. */
  readonly bytes: Uint8Array;
}

/** A font file split by character group. */
export interface SubsetFile {
  /** Descriptor `font-weight`: `400`, or `400 700` for a variable font. */
  readonly weight: string;
  readonly isItalic: boolean;
  readonly metrics: FontMetrics;
  readonly subsets: readonly FontSubset[];
}

/** The lightest and heaviest weight in the styles. */
const WEIGHTS = { min: 400, max: 600 };

/** OpenType features that text in these scripts needs. The styles disable ligatures in code. */
const FEATURES: Readonly<Record<FontUse, readonly string[]>> = {
  text: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  mono: ['ccmp', 'locl', 'mark', 'mkmk'],
};

/** English has no marks to place. */
const BASIC_FEATURES: Readonly<Record<FontUse, readonly string[]>> = { text: ['kern', 'tnum'], mono: [] };

/** Splits a font file by character group. A variable font is limited to a range of weights. Throws if it is not a font. */
export async function subsetFile({ bytes }: FontFile, use: FontUse, weightRange = WEIGHTS): Promise<SubsetFile> {
  const font = await open(bytes);
  const axes = font.tables.fvar?.axes ?? [];
  const weights = axes.find(({ tag }) => tag === 'wght');
  const pinned = Object.fromEntries(axes.map(({ tag, defaultValue }) => [tag, defaultValue]));
  const min = Math.max(weightRange.min, weights?.minValue ?? 0);
  const max = Math.max(min, Math.min(weightRange.max, weights?.maxValue ?? 0));
  const variationAxes = weights === undefined ? pinned : { ...pinned, wght: min === max ? min : { min, max } };
  const regular = weights === undefined ? font : await open(bytes, { ...pinned, wght: min });
  const codePoints = Object.keys(font.tables.cmap.glyphIndexMap).map(Number);
  const subsets: FontSubset[] = [];
  for (const [group, members] of groupCharacters(codePoints)) {
    // Files for other scripts also contain the space.
    if (group === 'basic' && !members.includes(0x61)) continue;
    const subset = await subsetFont(bytes, String.fromCodePoint(...members), {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes,
      keepFeatures: group === 'other' ? undefined : (group === 'basic' ? BASIC_FEATURES : FEATURES)[use],
    });
    subsets.push({ group, unicodeRange: toUnicodeRange(members), bytes: new Uint8Array(subset) });
  }
  return {
    weight: weights === undefined ? String(font.tables.os2.usWeightClass) : min === max ? String(min) : `${min} ${max}`,
    isItalic: (font.tables.os2.fsSelection & 1) === 1,
    metrics: measureFont(regular),
    subsets,
  };
}

/** Opens a font in any format. A variable font is pinned to the given axis values. */
async function open(bytes: Uint8Array, variationAxes: Readonly<Record<string, number>> = {}): Promise<Font> {
  const plain = await subsetFont(bytes, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes });
  return parse(new Uint8Array(plain).buffer);
}
