import { existsSync, readFileSync } from 'node:fs';

/** The first literal color that a pattern finds in styles, as `#rrggbb`, or null. */
export function findColor(files: readonly string[], pattern: RegExp): string | null {
  for (const file of files) {
    const found = existsSync(file) ? pattern.exec(readStyles(file)) : null;
    const color = found === null ? null : toHex(found[1]?.trim() ?? '');
    if (color !== null) return color;
  }
  return null;
}

function readStyles(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

/** A literal color of CSS as `#rrggbb`; null for names, variables and functions of others. */
export function toHex(color: string): string | null {
  const written = color.replace(/\s*!important$/, '').toLowerCase();
  const [, short] = /^#([0-9a-f]{3})[0-9a-f]?$/.exec(written) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const [, long] = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(written) ?? [];
  if (long !== undefined) return `#${long}`;
  const [, name, inner = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(written) ?? [];
  const [a, b, c] = inner
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number.parseFloat);
  if (name === undefined || a === undefined || b === undefined || c === undefined) return null;
  const channels = name === 'rgb' ? [a, b, c] : fromHsl(a, b / 100, c / 100);
  if (channels.some((channel) => !(channel >= 0 && channel <= 255))) return null;
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** CSS Color 4 §7.1 */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const amount = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}
