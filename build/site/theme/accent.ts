import type { SourceLocation } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { hexToOklch, type Oklch, oklchToHex, oklchToLinear } from './oklch.ts';

/** Lightness of the accent in light and dark mode: `--accent` in tokens.css. */
const ACCENT_LIGHTNESS = [0.44, 0.8] as const;

/** Backgrounds of accent text with the lowest contrast: `--sunken` and `--raised` in tokens.css. */
const GROUNDS = {
  light: { lightness: 0.97, chroma: 0.004, hue: 90 },
  dark: { lightness: 0.235, chroma: 0.01, hue: 240 },
} as const satisfies Record<string, Oklch>;

/** WCAG 2.2 §1.4.3. */
const MIN_CONTRAST = 4.5;

const CHROMA_STEP = 0.005;
const LIGHTNESS_STEP = 0.005;

/**
 * An accent with the hue and chroma of a color. The lightness is that of the design, whose contrast is known. If sRGB
 * lacks the chroma at that lightness, a browser would change the contrast (CSS Color 4 §13), so the chroma is reduced.
 */
export function accentRule(hex: string): string {
  const { chroma, hue } = hexToOklch(hex);
  let fitting = chroma;
  while (fitting > 0 && !ACCENT_LIGHTNESS.every((lightness) => isShown({ lightness, chroma: fitting, hue }))) {
    fitting = Math.max(0, fitting - CHROMA_STEP);
  }
  return `:root{--accent-hue:${round(hue)};--accent-chroma:${round(fitting)}}`;
}

/** The exact color as the accent, or in a mode with insufficient contrast, the closest shade with enough. */
export function exactAccentRule(hex: string, location: SourceLocation, report: Report): string {
  const shades = (['light', 'dark'] as const).map((mode) => {
    const { color, contrast } = findShade(hex, mode);
    if (color !== hex) {
      const found = `its contrast on the ${mode} ground is ${contrast.toFixed(1)}:1, and text needs ${MIN_CONTRAST}:1`;
      report.note(
        'accent-contrast',
        location,
        `Cannot show ${hex} exactly in ${mode} mode: ${found}. Using ${color} instead.`,
      );
    }
    return color;
  });
  return `${accentRule(hex)}:root{--accent:light-dark(${shades.join()})}`;
}

function findShade(hex: string, mode: 'light' | 'dark'): { readonly color: string; readonly contrast: number } {
  const ground = luminance(GROUNDS[mode]);
  const brand = hexToOklch(hex);
  const contrast = contrastOf(luminance(brand), ground);
  if (contrast >= MIN_CONTRAST) return { color: hex, contrast };
  const step = mode === 'light' ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
  let shade = brand;
  while (contrastOf(luminance(shade), ground) < MIN_CONTRAST)
    shade = withinGamut({ ...brand, lightness: shade.lightness + step });
  return { color: oklchToHex(shade), contrast };
}

/** Reduces chroma to what sRGB can show at this lightness. */
function withinGamut(color: Oklch): Oklch {
  let { chroma } = color;
  while (chroma > 0 && !isShown({ ...color, chroma })) chroma = Math.max(0, chroma - CHROMA_STEP);
  return { ...color, chroma };
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Oklch): number {
  const [red, green, blue] = oklchToLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function isShown(color: Oklch): boolean {
  return oklchToLinear(color).every((channel) => channel >= 0 && channel <= 1);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
