import { join } from 'node:path';
import { transform } from 'esbuild';
import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { findOrMake, type ResultCache } from '../../base/cache/result-cache.ts';
import { digestOf } from '../../base/digest.ts';
import { SourceError, type SourceLocation, toFinding } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { readText } from '../../base/source/read-text.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { accentRule, actionRule, checkExactAccent, navbarRule } from './accent.ts';
import { checkStylesheet } from './check-stylesheet.ts';
import { makeFonts, NO_FONTS, type SiteFonts } from './fonts/make-fonts.ts';
import { frameStyles } from './frame-styles.ts';

export interface SiteTheme extends SiteFonts {
  /** Styles added after the common ones; may be empty. */
  readonly css: string;
  /** URLs of the fonts to preload, with the base. */
  readonly preload: readonly string[];
}

export const NO_THEME: SiteTheme = NO_FONTS;

interface ThemeFiles {
  readonly contentDir: string;
  readonly base: string;
  /** Served files by path. */
  readonly files: ReadonlyMap<string, unknown>;
  /** The settings that the frame of every page shows. */
  readonly frame: SiteFrame;
  /** The site in the language of its content, whose fonts are loaded in its other languages too. */
  readonly original: { readonly base: string; readonly fonts: ReadonlyMap<string, unknown> } | null;
}

/** A logo for each mode; the hidden one is not loaded. Without scripts, the system's mode applies. */
const TWO_LOGOS =
  '.brand .dark,[data-theme=dark] .brand .light{display:none}[data-theme=dark] .brand .dark{display:block}' +
  '@media(prefers-color-scheme:dark){html:not([data-theme]) .brand .dark{display:block}html:not([data-theme]) .brand .light{display:none}}';

/**
 * Loads a site's accent, fonts, logos and stylesheet. Reports an unusable font and a missing stylesheet; throws SourceError
 * for an invalid one.
 */
export async function loadSiteTheme(
  config: SiteConfig,
  { contentDir, base, files, frame, original }: ThemeFiles,
  cache: ResultCache | null,
  report: Report,
): Promise<SiteTheme> {
  const { theme, file, imageHosts, locale, logo, locate } = config;
  const isShared = (path: string): boolean => original?.fonts.has(path) === true;
  const hrefOf = (path: string): string => pathToHref(isShared(path) ? (original?.base ?? base) : base, path);
  const locateFont = (use: string): SourceLocation =>
    locate(use === 'fonts' ? ['theme', 'fonts'] : ['theme', 'fonts', use]);
  const made = await report.attempt(() =>
    makeFonts(theme.fonts, { contentDir, hrefOf, locale, locate: locateFont }, cache, report),
  );
  const { stylesheet } = theme;
  const sheet =
    stylesheet === undefined
      ? undefined
      : await report.attempt(() => readText(join(contentDir, stylesheet), `the stylesheet that ${file} names`));
  if (made === null || sheet === null) return NO_THEME;
  const fonts = {
    ...made,
    files: new Map([...made.files].filter(([path]) => !isShared(path))),
    preload: made.preload.map(hrefOf),
  };
  const logos = typeof logo === 'object' && logo?.dark !== undefined ? TWO_LOGOS : '';
  const ofFrame = await minify('the frame', frameStyles(config, frame), cache);
  const css = fonts.css + toColors(config, report) + logos + ofFrame;
  if (sheet === undefined) return { ...fonts, css };
  checkStylesheet(sheet, { files, imageHosts }, report);
  return { ...fonts, css: css + rebaseUrls(await minify(sheet.file, sheet.text, cache), base) };
}

function toColors({ theme, locate }: SiteConfig, report: Report): string {
  const { accent, accentExact, action, navbar } = theme;
  if (accent !== undefined && accentExact) checkExactAccent(accent, locate(['theme', 'accent']), report);
  return [
    accent === undefined ? '' : accentRule(accent),
    action === undefined ? '' : actionRule(action),
    navbar === undefined ? '' : navbarRule(navbar),
  ].join('');
}

/** Adds the base to URLs of the site's files (CSS Values 4 §4.5). */
function rebaseUrls(css: string, base: string): string {
  return css.replace(/url\((["']?)(\/[^"')]*)\1\)/g, (_, quote: string, link: string) => {
    return `url(${quote}${linkToHref(base, link)}${quote})`;
  });
}

/** Minifies CSS. Throws SourceError with all syntax errors, which browsers would silently ignore. */
function minify(file: string, source: string, cache: ResultCache | null): Promise<string> {
  return findOrMake(cache, `minified ${digestOf(source)}`, () => minifyNow(file, source));
}

async function minifyNow(file: string, source: string): Promise<string> {
  const { code, warnings } = await transform(source, { loader: 'css', minify: true, logLevel: 'silent' });
  if (warnings.length === 0) return code.trim();
  throw new SourceError(
    warnings.map(({ text, location }) =>
      toFinding(
        { file, position: location === null ? null : { line: location.line, column: location.column + 1 } },
        `Cannot use this stylesheet: ${text}. Correct it, or remove the rule.`,
      ),
    ),
  );
}
