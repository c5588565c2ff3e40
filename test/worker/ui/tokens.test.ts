import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentRule, actionRule } from '../../../build/site/theme/accent.ts';
import { hexToOklch, type Oklch, oklchToLinear } from '../../../build/site/theme/oklch.ts';

/* Contrast of the colour roles (WCAG 2.2 §1.4.3, §1.4.6, §1.4.11), computed from styles/tokens.css. */

type Mode = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;

const CSS = readFileSync(new URL('../../../worker/ui/styles/tokens.css', import.meta.url), 'utf8');
const TOKENS: Tokens = declarationsOf(CSS);

const SURFACES = ['--paper', '--side', '--raised', '--sunken'];
const COLOURED = [...TOKENS.keys()].filter((name) =>
  /^--(?:note|info|tip|warning|danger|get|post|put|patch|delete|code-\w+)$/.test(name),
);

/** Text roles with the surfaces that they occur on, and the contrast that they need there. */
const PAIRS = [
  ...pairs(['--ink', '--ink-soft'], SURFACES, 7),
  ...pairs(['--ink', '--ink-soft'], ['--accent-wash'], 6),
  ...pairs(['--ink-faint', '--accent', ...COLOURED], SURFACES, 4.5),
  ...pairs(['--accent'], ['--accent-wash'], 4.5),
  ...pairs(['--accent-ink'], ['--accent'], 4.5),
  ...pairs(['--action-ink'], ['--action'], 4.5),
  ...pairs(['--line-strong'], SURFACES, 3),
];

/** Code is on a dark ground in both modes. */
const CODE_PAIRS = [
  ...pairs(['--ink', '--ink-soft'], ['--code'], 7),
  ...pairs(['--ink-faint', '--accent', ...COLOURED], ['--code'], 4.5),
  ...pairs(['--line-strong'], ['--code'], 3),
];

const HUES = Array.from({ length: 24 }, (_, index) => index * 15);
const LOUD = ['#ff0000', '#ff8000', '#ffff00', '#00ff00', '#00ffff', '#0080ff', '#0000ff', '#ff00ff', '#ff0080'];
const BRANDS = [...LOUD, '#c8501e', '#12263f', '#767676', '#000000', '#ffffff'];

describe.each(['light', 'dark'] as const)('colours in %s mode', (mode) => {
  it('have enough contrast wherever they meet', () => {
    expect(tooLow(TOKENS, mode)).toEqual([]);
  });

  it.each(HUES)('have it with the neutrals at hue %i', (hue) => {
    expect(tooLow(new Map(TOKENS).set('--hue', String(hue)), mode)).toEqual([]);
  });

  it.each(BRANDS)('have it with the accent and the buttons in %s', (brand) => {
    const own = declarationsOf(`${accentRule(brand)}${actionRule(brand)}`);
    expect(tooLow(new Map([...TOKENS, ...own]), mode)).toEqual([]);
  });
});

function pairs(texts: readonly string[], grounds: readonly string[], least: number): [string, string, number][] {
  return texts.flatMap((text) => grounds.map((ground): [string, string, number] => [text, ground, least]));
}

function tooLow(tokens: Tokens, mode: Mode): string[] {
  return [
    ...PAIRS.map((pair) => ({ pair, contrast: contrast(pair[0], pair[1], mode, tokens) })),
    ...CODE_PAIRS.map((pair) => ({ pair, contrast: contrast(pair[0], pair[1], 'dark', tokens) })),
  ]
    .filter(({ pair, contrast }) => contrast < pair[2])
    .map(({ pair, contrast }) => `${pair.join(' ')}: ${contrast.toFixed(2)}`);
}

function declarationsOf(css: string): Map<string, string> {
  const found = css.matchAll(/(--[\w-]+):\s*([^;{}]+)[;}]/g);
  return new Map(
    Array.from(found, ([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').replace(/\( | \)/g, (space) => space.trim()),
    ]),
  );
}

function contrast(a: string, b: string, mode: Mode, tokens: Tokens): number {
  const [darker = 0, lighter = 0] = [luminance(a, mode, tokens), luminance(b, mode, tokens)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2). Channels out of gamut are clipped, as browsers do. */
function luminance(name: string, mode: Mode, tokens: Tokens): number {
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const [red, green, blue] = oklchToLinear(resolve(tokens.get(name) ?? '', mode, tokens));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function resolve(value: string, mode: Mode, tokens: Tokens): Oklch {
  const plain = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '');
  if (plain.includes('var(')) return resolve(plain, mode, tokens);
  const colors = [...plain.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)|#[\da-f]{6}/g)];
  const color = colors[mode === 'light' ? 0 : colors.length - 1];
  if (color === undefined) throw new Error(`Cannot read the colour ${JSON.stringify(value)}`);
  const [lightness = 0, chroma = 0, hue = 0] = color.slice(1).map(Number);
  return color[0].startsWith('#') ? hexToOklch(color[0]) : { lightness: lightness / 100, chroma, hue };
}
