import type { Font } from 'opentype.js/dist/opentype.min.mjs';
import type { FontUse } from './find-font-files.ts';

/** Font metrics relative to the font size. */
export interface FontMetrics {
  /** Mean width of a character in running text. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Sample text with typical English letter frequencies. */
const SAMPLE =
  'the invoice is sent to the customer when all of its lines have been checked and a payment can then be matched with it by the bank';

/** Widths of Arial's lowercase letters, in thousandths of its size. Liberation Sans and Arimo have the same widths. */
const ARIAL: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ 222: 'ijl', 278: ' ft', 333: 'r', 500: 'ckvsxyz', 556: 'abdeghnopqu', 722: 'w', 833: 'm' }).flatMap(
    ([width, letters]) => [...letters].map((letter) => [letter, Number(width)]),
  ),
);

/** System fonts to fall back on, and their mean widths. */
const FALLBACKS: Readonly<Record<FontUse, { readonly local: readonly string[]; readonly width: number }>> = {
  text: { local: ['Arial', 'Liberation Sans', 'Arimo'], width: meanWidthOfArial() },
  mono: { local: ['Menlo', 'Liberation Mono', 'DejaVu Sans Mono', 'Courier New'], width: 0.6 },
};

/** Measures a font with a fixed weight. */
export function measureFont(font: Font): FontMetrics {
  const { hhea, os2 } = font.tables;
  // USE_TYPO_METRICS (OpenType 1.9, OS/2 fsSelection, bit 7).
  const [ascent, descent, lineGap] =
    (os2.fsSelection & 0x80) === 0
      ? [hhea.ascender, hhea.descender, hhea.lineGap]
      : [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap];
  const em = font.unitsPerEm;
  return {
    width: meanWidth(font) / em,
    ascent: ascent / em,
    descent: Math.abs(descent) / em,
    lineGap: lineGap / em,
  };
}

/**
 * A `@font-face` that scales a system font to the metrics of the font (CSS Fonts 5 §2), shown until the font has
 * loaded.
 */
export function fallbackFace(use: FontUse, family: string, { width, ascent, descent, lineGap }: FontMetrics): string {
  const fallback = FALLBACKS[use];
  const size = width / fallback.width;
  const share = (value: number): string => `${Math.round(value * 10_000) / 100}%`;
  return (
    `@font-face{font-family:${JSON.stringify(family)};src:${fallback.local.map((name) => `local(${JSON.stringify(name)})`).join()};` +
    `size-adjust:${share(size)};ascent-override:${share(ascent / size)};` +
    `descent-override:${share(descent / size)};line-gap-override:${share(lineGap / size)}}`
  );
}

/** Includes kerning. `getAdvanceWidth` would also substitute glyphs, and throws for contextual rules that it lacks. */
function meanWidth(font: Font): number {
  const glyphs = [...SAMPLE].map((letter) => font.charToGlyph(letter));
  const widths = glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    return glyph.advanceWidth + (next === undefined ? 0 : font.getKerningValue(glyph, next));
  });
  return widths.reduce((sum, width) => sum + width, 0) / SAMPLE.length;
}

function meanWidthOfArial(): number {
  return [...SAMPLE].reduce((sum, letter) => sum + (ARIAL[letter] ?? 0), 0) / SAMPLE.length / 1_000;
}
