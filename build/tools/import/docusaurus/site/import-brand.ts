import { isAbsolute, resolve } from 'node:path';
import type { LogoSettings } from '../../../../site/config/settings/logo-settings.ts';
import { findColor } from '../../shared/settings/find-color.ts';
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
 * of light mode. Null without one. `written`: files that the preset names.
 */
export function findAccent(root: string, written: unknown): string | null {
  const named = [written].flat().filter((path) => typeof path === 'string');
  const files = (named.length === 0 ? [DEFAULT_STYLES] : named).map((path) =>
    isAbsolute(path) ? path : resolve(root, path.replace(/^@site\//, '')),
  );
  return findColor(files, PRIMARY);
}
