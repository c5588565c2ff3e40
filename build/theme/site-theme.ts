import { join } from 'node:path';
import { transform } from 'esbuild';
import { linkToHref } from '../../worker/model/path.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { SourceError, toFinding } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { readText } from '../source/read-text.ts';
import { checkStylesheet } from './check-stylesheet.ts';
import { hexToOklch, type Oklch, oklchToLinear } from './oklch.ts';

/** Lightness of the accent in the light and the dark mode: `--accent` of tokens.css. */
const ACCENT_LIGHTNESS = [0.44, 0.8] as const;

const CHROMA_STEP = 0.005;

interface ThemeFiles {
  readonly contentDir: string;
  readonly base: string;
  /** Files that the site serves, by path. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** Styles of one installation, which come after those of every page: '' when it has none. */
export async function loadSiteTheme(
  { theme, file, imageHosts }: SiteConfig,
  { contentDir, base, files }: ThemeFiles,
  report: Report,
): Promise<string> {
  const accent = theme.accent === undefined ? '' : accentRule(theme.accent);
  if (theme.stylesheet === undefined) return accent;
  const sheet = await readText(join(contentDir, theme.stylesheet), `the stylesheet that ${file} names`);
  checkStylesheet(sheet, { files, imageHosts }, report);
  return accent + rebaseUrls(await minify(sheet.file, sheet.text), base);
}

/**
 * Hue and chroma of a colour as the accent's. The lightness stays that of the design, whose contrast is known; where sRGB
 * has not as much colour at that lightness, a browser would change the contrast (CSS Color 4 §13), so it gets less.
 */
export function accentRule(hex: string): string {
  const { chroma, hue } = hexToOklch(hex);
  let fitting = chroma;
  while (fitting > 0 && !ACCENT_LIGHTNESS.every((lightness) => isShown({ lightness, chroma: fitting, hue }))) {
    fitting = Math.max(0, fitting - CHROMA_STEP);
  }
  return `:root{--accent-hue:${round(hue)};--accent-chroma:${round(fitting)}}`;
}

/** Files of the site are named by their path in it (CSS Values 4 §4.5), which is under the base when it is served. */
function rebaseUrls(css: string, base: string): string {
  return css.replace(/url\((["']?)(\/[^"')]*)\1\)/g, (_, quote: string, link: string) => {
    return `url(${quote}${linkToHref(base, link)}${quote})`;
  });
}

function isShown(color: Oklch): boolean {
  return oklchToLinear(color).every((channel) => channel >= 0 && channel <= 1);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Throws SourceError with every place where the text is no CSS, which a browser would pass over without a word. */
async function minify(file: string, source: string): Promise<string> {
  const { code, warnings } = await transform(source, { loader: 'css', minify: true, logLevel: 'silent' });
  if (warnings.length === 0) return code.trim();
  throw new SourceError(
    warnings.map(({ text, location }) =>
      toFinding(
        { file, position: location === null ? null : { line: location.line, column: location.column + 1 } },
        `Cannot use this stylesheet: ${text}. Mend it, or leave the rule out.`,
      ),
    ),
  );
}
