import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Contrast of the colour roles (WCAG 2.2 §1.4.3, §1.4.6, §1.4.11), computed from styles/tokens.css. */

const CSS = readFileSync(new URL('../../../worker/ui/styles/tokens.css', import.meta.url), 'utf8');
const TOKENS = new Map(
  Array.from(CSS.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);$/gm), ([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').replace(/\( | \)/g, (space) => space.trim()),
  ]),
);
const GROUNDS = ['--paper', '--raised', '--sunken'];
const MODES = ['light', 'dark'] as const;
const HUES = [0, 60, 120, 200, 260, 320];

describe.each(MODES)('colours in %s mode', (mode) => {
  it.each(GROUNDS)('set body text at 7:1 or more on %s', (ground) => {
    expect(contrast('--ink', ground, mode)).toBeGreaterThanOrEqual(7);
    expect(contrast('--ink-soft', ground, mode)).toBeGreaterThanOrEqual(7);
  });

  it.each(
    [...TOKENS.keys()].filter((name) =>
      /^--(?:ink-faint|accent|note|info|tip|warning|danger|get|post|put|patch|delete|code-\w+)$/.test(name),
    ),
  )('set %s at 4.5:1 or more on every background', (role) => {
    for (const ground of GROUNDS) expect(contrast(role, ground, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it('draw control borders at 3:1 or more', () => {
    for (const ground of GROUNDS) expect(contrast('--line-strong', ground, mode)).toBeGreaterThanOrEqual(3);
  });

  it.each(HUES)('keep the contrast of the accent at hue %i', (hue) => {
    const tokens = new Map(TOKENS).set('--accent-hue', String(hue));
    for (const ground of [...GROUNDS, '--accent-wash'])
      expect(contrast('--accent', ground, mode, tokens)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('--accent-ink', '--accent', mode, tokens)).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(a: string, b: string, mode: 'light' | 'dark', tokens = TOKENS): number {
  const [darker = 0, lighter = 0] = [luminance(a, mode, tokens), luminance(b, mode, tokens)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, from OKLCH by way of linear sRGB (CSS Color 4 §9.3). */
function luminance(name: string, mode: 'light' | 'dark', tokens: ReadonlyMap<string, string>): number {
  const [lightness = 0, chroma = 0, hue = 0] = resolve(tokens.get(name) ?? '', mode, tokens);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Lightness in percent, chroma, hue in degrees. */
function resolve(value: string, mode: 'light' | 'dark', tokens: ReadonlyMap<string, string>): number[] {
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return resolve(tokens.get(alias) ?? '', mode, tokens);
  const plain = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '');
  const colors = [...plain.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)];
  const color = colors[mode === 'light' ? 0 : colors.length - 1];
  if (color === undefined) throw new Error(`Cannot read the colour ${JSON.stringify(value)}`);
  return color.slice(1).map(Number);
}
