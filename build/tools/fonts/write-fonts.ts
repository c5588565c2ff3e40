import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CharacterGroup } from '../../site/theme/fonts/character-groups.ts';
import type { FontUse } from '../../site/theme/fonts/find-font-files.ts';
import { SHIPPED_FOLDER, type ShippedFont } from '../../site/theme/fonts/shipped-fonts.ts';
import { subsetFile } from '../../site/theme/fonts/subset-file.ts';

/** `npm run fonts` writes the subsets of the engine's own fonts, so that no build has to make them. */

interface Source {
  readonly name: string;
  /** One weight is enough for code, and half as large as three. */
  readonly weights: { readonly min: number; readonly max: number };
}

const SOURCES: Readonly<Record<FontUse, Source>> = {
  text: { name: 'manrope', weights: { min: 400, max: 600 } },
  mono: { name: 'jetbrains-mono', weights: { min: 400, max: 400 } },
};

/** What is taken from each file of a package. The files overlap. */
const PARTS: Readonly<Record<string, readonly CharacterGroup[]>> = {
  latin: ['basic', 'western'],
  'latin-ext': ['latin'],
  cyrillic: ['cyrillic'],
  greek: ['greek'],
};

/**
 * Ranges that are wider than the subset, where that is shorter in every site's styles. Of faces with the same character,
 * the last one in the stylesheet comes first (CSS Fonts 4 §11.4), and basic letters are last.
 */
const WIDE_RANGES: Partial<Record<CharacterGroup, string>> = { western: 'U+A1-2FF,U+2000-2044,U+2212' };

const require = createRequire(import.meta.url);

for (const file of readdirSync(SHIPPED_FOLDER)) rmSync(join(SHIPPED_FOLDER, file));
const index = { text: await writeFont('text'), mono: await writeFont('mono') };
writeFileSync(join(SHIPPED_FOLDER, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);

async function writeFont(use: FontUse): Promise<ShippedFont> {
  const { name, weights } = SOURCES[use];
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const notice = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  writeFileSync(join(SHIPPED_FOLDER, `${use}-license.txt`), `${name} ${version} (${license})\n\n${notice}\n`);
  const made: ShippedFont[] = [];
  for (const [part, groups] of Object.entries(PARTS)) {
    const path = join(folder, 'files', `${name}-${part}-wght-normal.woff2`);
    const { weight, metrics, subsets } = await subsetFile({ name: path, bytes: readFileSync(path) }, use, weights);
    const taken = subsets.filter(({ group }) => groups.includes(group));
    for (const { group, bytes } of taken) writeFileSync(join(SHIPPED_FOLDER, `${use}-${group}.woff2`), bytes);
    made.push({
      weight,
      metrics,
      subsets: taken.map(({ group, unicodeRange }) => ({
        group,
        unicodeRange: WIDE_RANGES[group] ?? unicodeRange,
        file: `${use}-${group}.woff2`,
      })),
    });
  }
  const [latin] = made;
  if (latin === undefined) throw new Error(`${name} has no Latin letters`);
  return { ...latin, subsets: made.flatMap(({ subsets }) => [...subsets].reverse()) };
}
