import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import type { LogoSettings } from '../../../../site/config/settings/logo-settings.ts';
import { toFilePath } from './navbar-link.ts';

/** The brand of a navbar in a Docusaurus configuration. */
export interface NavbarBrand {
  readonly title?: string | undefined;
  readonly logo?: { readonly src: string; readonly srcDark?: string | undefined } | undefined;
}

/**
 * The logo of each mode. Next to it, Docusaurus shows the title of the navbar only; without one, the logo
 * contains the name of the site.
 */
export function toLogo({ title, logo }: NavbarBrand, base: string): LogoSettings {
  const light = toFilePath(logo?.src, base);
  if (light === null) return null;
  const dark = toFilePath(logo?.srcDark, base);
  const hasDark = dark !== null && dark !== light;
  const showsTitle = title !== undefined && title.trim() !== '';
  if (!hasDark && showsTitle) return light;
  return { light, ...(hasDark ? { dark } : {}), showTitle: showsTitle };
}

/** Where templates of Docusaurus put their styles. */
const DEFAULT_STYLES = 'src/css/custom.css';
const PRIMARY = /--ifm-color-primary\s*:\s*([^;}]+)/;

/**
 * The main color in the project's styles, as `#rrggbb`: the first literal value of `--ifm-color-primary`, which is that
 * of light mode. Null if there is none. `written`: files that the preset names.
 */
export function findAccent(root: string, written: unknown): string | null {
  const named = [written].flat().filter((path) => typeof path === 'string');
  for (const path of named.length === 0 ? [DEFAULT_STYLES] : named) {
    const file = isAbsolute(path) ? path : resolve(root, path.replace(/^@site\//, ''));
    const found = existsSync(file) ? PRIMARY.exec(readStyles(file)) : null;
    const accent = found === null ? null : toHex(found[1]?.trim() ?? '');
    if (accent !== null) return accent;
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
