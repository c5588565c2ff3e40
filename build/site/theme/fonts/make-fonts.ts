import { findOrMake, type ResultCache } from '../../../base/cache/result-cache.ts';
import { digestOf } from '../../../base/digest.ts';
import { SourceError, type SourceLocation } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';
import { groupsOfLocale } from './character-groups.ts';
import { type FontFile, type FontUse, findFontFiles } from './find-font-files.ts';
import { fallbackFace } from './font-metrics.ts';
import { shippedFontNotices, takeShippedFont } from './shipped-fonts.ts';
import type { FontSubset, SubsetFile } from './subset-file.ts';

/** `theme.fonts` of site.yaml. Undefined is the engine's own font. */
interface FontSettings {
  readonly text?: string | readonly string[] | undefined;
  readonly mono?: string | readonly string[] | undefined;
}

export interface SiteFonts {
  readonly css: string;
  /** Values of custom properties of tokens.css. */
  readonly tokens: ReadonlyMap<string, string>;
  /** WOFF2 by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths of the fonts to preload. */
  readonly preload: readonly string[];
  /** Licenses of the engine's own fonts, if the site serves one. */
  readonly notices: string;
}

interface FontSource {
  readonly contentDir: string;
  /** The URL of a font at a path. */
  readonly hrefOf: (path: string) => string;
  readonly locale: string;
  /** The place of a setting. */
  readonly locate: (use: FontUse | 'fonts') => SourceLocation;
}

export const NO_FONTS: SiteFonts = { css: '', tokens: new Map(), files: new Map(), preload: [], notices: '' };

/** A setting for the reader's system font. */
const NONE = 'none';

/** Part of every cache key. */
const METHOD = 'font parts 2';

/** How much fonts may add to a first visit. */
const MAX_PRELOADED_BYTES = 20 * 1024;

/** The fallback stacks, as in tokens.css. */
const STACKS: Readonly<Record<FontUse, string>> = {
  text: 'system-ui,sans-serif',
  mono: 'ui-monospace,monospace',
};

/**
 * Splits fonts into subsets of characters, with a fallback of the same metrics. `font-display: optional` (CSS Fonts 4
 * §11.1): a page that was first painted without its font keeps the fallback, so that nothing moves, and the next page
 * has the font.
 */
export async function makeFonts(
  settings: FontSettings,
  source: FontSource,
  cache: ResultCache | null,
  report: Report,
): Promise<SiteFonts> {
  const made: SiteFonts[] = [];
  for (const use of ['text', 'mono'] as const) {
    const setting = settings[use];
    if (setting === undefined) {
      const shipped = takeShippedFont(use, source.locale);
      if (shipped !== null) made.push({ ...makeFamily(use, [shipped], source), notices: shippedFontNotices() });
    } else if (setting !== NONE) made.push(makeFamily(use, await subsetAll(use, setting, source, cache), source));
  }
  const preload = made.flatMap((fonts) => fonts.preload);
  const files = new Map(made.flatMap((fonts) => [...fonts.files]));
  // The engine's own fonts are not the author's choice.
  const isOwn = [settings.text, settings.mono].some((setting) => setting !== undefined && setting !== NONE);
  if (isOwn) noteLarge(preload, files, source.locate('fonts'), report);
  const notices = made.find((fonts) => fonts.notices !== '')?.notices ?? '';
  const tokens = new Map(made.flatMap((fonts) => [...fonts.tokens]));
  return { css: made.map(({ css }) => css).join(''), tokens, files, preload, notices };
}

async function subsetAll(
  use: FontUse,
  setting: string | readonly string[],
  { contentDir, locate }: FontSource,
  cache: ResultCache | null,
): Promise<SubsetFile[]> {
  const location = locate(use);
  const subsets: SubsetFile[] = [];
  for (const file of await findFontFiles(use, setting, contentDir, location))
    subsets.push(await takeOrSubset(file, use, location, cache));
  return subsets;
}

function makeFamily(use: FontUse, subsets: readonly SubsetFile[], { hrefOf, locale }: FontSource): SiteFonts {
  const family = `site ${use}`;
  const fallback = `${family} fallback`;
  const early = groupsOfLocale(locale);
  const files = new Map<string, Uint8Array>();
  const preload: string[] = [];
  const rules: string[] = [];
  for (const subset of subsets) {
    for (const file of subset.subsets) {
      const path = `/assets/${use}-${digestOf(file.bytes).slice(0, 8).toUpperCase()}.woff2`;
      files.set(path, file.bytes);
      if (early.includes(file.group) && !subset.isItalic) preload.push(path);
      rules.push(fontFace(family, hrefOf(path), subset, file));
    }
  }
  const [first] = subsets;
  if (first !== undefined) rules.push(fallbackFace(use, fallback, first.metrics));
  return {
    css: rules.join(''),
    tokens: new Map([[`--${use}`, `"${family}","${fallback}",${STACKS[use]}`]]),
    files,
    preload: [...new Set(preload)],
    notices: '',
  };
}

function fontFace(
  family: string,
  href: string,
  { weight, isItalic }: SubsetFile,
  { unicodeRange }: FontSubset,
): string {
  return (
    `@font-face{font-family:"${family}";src:url(${href});font-weight:${weight};` +
    `${isItalic ? 'font-style:italic;' : ''}font-display:optional;unicode-range:${unicodeRange}}`
  );
}

function takeOrSubset(
  file: FontFile,
  use: FontUse,
  location: SourceLocation,
  cache: ResultCache | null,
): Promise<SubsetFile> {
  return findOrMake(cache, `${METHOD} ${use} ${digestOf(file.bytes)}`, async () => {
    // Its WebAssembly takes longer to load than most sites take to build.
    const { subsetFile } = await import('./subset-file.ts');
    return subsetFile(file, use).catch(() => {
      const expected = 'the file is not a font in TrueType, OpenType, WOFF or WOFF2, or it is damaged.';
      throw SourceError.at(location, `Cannot read the font "${file.name}" of theme.fonts.${use}: ${expected}`);
    });
  });
}

function noteLarge(
  preload: readonly string[],
  files: ReadonlyMap<string, Uint8Array>,
  location: SourceLocation,
  report: Report,
): void {
  const bytes = preload.reduce((sum, path) => sum + (files.get(path)?.byteLength ?? 0), 0);
  if (bytes <= MAX_PRELOADED_BYTES) return;
  const kib = (bytes / 1024).toFixed(1);
  report.note(
    'large-font',
    location,
    `Fonts add ${kib} KiB to every first visit; more than ${MAX_PRELOADED_BYTES / 1024} KiB is slow. Use a variable font, or fewer weights.`,
  );
}
