import type { SourceLocation } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { hexToOklch, type Oklch, oklchToHex, oklchToLinear } from './oklch.ts';

/** Backgrounds of accent text with the lowest contrast: `--accent-wash` in tokens.css. */
const GROUNDS = {
  light: { lightness: 0.955, chroma: 0.02 },
  dark: { lightness: 0.26, chroma: 0.03 },
} as const;

/** WCAG 2.2 §1.4.3. */
const MIN_CONTRAST = 4.5;

const CHROMA_STEP = 0.005;
const LIGHTNESS_STEP = 0.005;

const WHITE = '#ffffff';
const BLACK = '#101010';

/** The accent of a site: in each mode, its color or the nearest shade with enough contrast. Neutrals have its hue. */
export function accentRule(hex: string): string {
  const shades = [findShade(hex, 'light'), findShade(hex, 'dark')].map(({ color }) => color);
  return `:root{--hue:${Math.round(hexToOklch(hex).hue)};--accent:light-dark(${shades.join()})}`;
}

/** Reports each mode in which the accent is another shade. */
export function checkExactAccent(hex: string, location: SourceLocation, report: Report): void {
  for (const mode of ['light', 'dark'] as const) {
    const { color, contrast } = findShade(hex, mode);
    if (color === hex) continue;
    const found = `its contrast on the ${mode} ground is ${contrast.toFixed(1)}:1, and text needs ${MIN_CONTRAST}:1`;
    const message = `Cannot show ${hex} exactly in ${mode} mode: ${found}. Using ${color} instead.`;
    report.note('accent-contrast', location, message);
  }
}

/** The second color of a site, on the buttons that act: exactly, with the text in white or black. */
export function actionRule(hex: string): string {
  return `:root{--action:${hex};--action-ink:${inkOn(hex)}}`;
}

/** The color of the navbar, with its text, icons and focus in white or black. */
export function navbarRule(hex: string): string {
  const ink = inkOn(hex);
  const labels = '.brand,.navbar-items>li>:is(a,button),.icon-button,.versions>button,.menu>button';
  return (
    `.navbar{--bar:${hex};--focus:${ink};background:${hex};border-color:transparent}.navbar :is(${labels}){color:${ink}}` +
    `.navbar .navbar-items>li>[aria-current]{border-block-end-color:${ink}}` +
    `.navbar .icon-button:hover{background:color-mix(in oklab,${ink} 16%,transparent)}`
  );
}

function inkOn(hex: string): string {
  const ground = luminance(hexToOklch(hex));
  const contrastWith = (ink: string): number => contrastOf(luminance(hexToOklch(ink)), ground);
  return contrastWith(WHITE) >= MIN_CONTRAST ? WHITE : BLACK;
}

function findShade(hex: string, mode: 'light' | 'dark'): { readonly color: string; readonly contrast: number } {
  const brand = hexToOklch(hex);
  const ground = luminance({ ...GROUNDS[mode], hue: brand.hue });
  const contrast = contrastOf(luminance(brand), ground);
  if (contrast >= MIN_CONTRAST) return { color: hex, contrast };
  const step = mode === 'light' ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
  let shade = brand;
  // The last step is to hexadecimal, which rounds.
  while (contrastOf(luminance(hexToOklch(oklchToHex(shade))), ground) < MIN_CONTRAST)
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
