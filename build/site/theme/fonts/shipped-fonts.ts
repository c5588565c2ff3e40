import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../base/project-root.ts';
import { type CharacterGroup, groupsOfLocale } from './character-groups.ts';
import type { FontUse } from './find-font-files.ts';
import type { FontMetrics } from './font-metrics.ts';
import type { SubsetFile } from './subset-file.ts';

/** A font of the engine, as `npm run fonts` writes it. */
export interface ShippedFont {
  readonly weight: string;
  readonly metrics: FontMetrics;
  readonly subsets: readonly ShippedSubset[];
}

interface ShippedSubset {
  readonly group: CharacterGroup;
  readonly unicodeRange: string;
  readonly file: string;
}

/** Subsets by character group, an index, and the license of each font. */
export const SHIPPED_FOLDER = join(PROJECT_ROOT, 'build/site/theme/fonts/shipped');

/** Groups that every site can show. A face for each of the others would cost all sites a line of CSS. */
const COMMON: readonly CharacterGroup[] = ['basic', 'western'];

/** The subsets of the engine's own font for a site's language, or null if the font lacks that language's letters. */
export function takeShippedFont(use: FontUse, locale: string): SubsetFile | null {
  const { weight, metrics, subsets } = readIndex()[use];
  const needed = groupsOfLocale(locale);
  const isThere = (group: CharacterGroup): boolean => subsets.some((subset) => subset.group === group);
  if (!needed.every(isThere) || new Intl.Locale(locale).language === 'vi') return null;
  const used = subsets.filter(({ group }) => COMMON.includes(group) || needed.includes(group));
  return {
    weight,
    isItalic: false,
    metrics,
    subsets: used.map(({ group, unicodeRange, file }) => ({
      group,
      unicodeRange,
      bytes: readFileSync(join(SHIPPED_FOLDER, file)),
    })),
  };
}

/** The licenses of the engine's own fonts. */
export function shippedFontNotices(): string {
  return (['text', 'mono'] as const)
    .map((use) => readFileSync(join(SHIPPED_FOLDER, `${use}-license.txt`), 'utf8'))
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function readIndex(): Readonly<Record<FontUse, ShippedFont>> {
  return JSON.parse(readFileSync(join(SHIPPED_FOLDER, 'index.json'), 'utf8'));
}
