import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { minifyDeclarations } from './minify-declarations.ts';

const KINDS = 'build/page/kinds';
const BLOCKS = 'build/page/blocks';
const CARD_LIST = `${BLOCKS}/card-list/styles.css`;
const API_STYLES = [`${KINDS}/api-page.css`, ...stylesBelow(`${BLOCKS}/api`).values()];
const SAMPLES = `${BLOCKS}/api/samples/styles.css`;

/**
 * The files in each stylesheet. All pages load `site`, and at most one other: that of their kind, the blocks that only
 * some pages have, or both in one (`addBlockStyles`).
 */
const STYLESHEETS: Readonly<Record<string, readonly string[]>> = {
  site: ['worker/ui/styles/site.css'],
  api: API_STYLES,
  // Overviews have no samples, and their tags are cards.
  overview: [...API_STYLES.filter((file) => file !== SAMPLES), `${KINDS}/overview-page.css`, CARD_LIST],
  cards: [CARD_LIST],
  landing: [`${KINDS}/landing-page.css`],
  search: ['worker/ui/styles/search.css'],
};

/**
 * The stylesheets of blocks, by folder, and of news. Pages load only those of blocks that pages of their kind have.
 */
const BLOCK_STYLES = new Map([...stylesBelow(BLOCKS), ['news', `${KINDS}/news-page.css`]]);

/** Starts the names of the stylesheets of blocks. */
export const BLOCK_PREFIX = 'block-';

/** Entry points of the stylesheets. */
export const STYLE_ENTRIES = Object.fromEntries(
  [...Object.keys(STYLESHEETS), ...[...BLOCK_STYLES.keys()].map((name) => BLOCK_PREFIX + name)].map((name) => [
    name,
    `styles:${name}`,
  ]),
);

/** Puts the stylesheets together. */
export const COLLECT_STYLES: Plugin = {
  name: 'collect-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice('styles:'.length), namespace: 'styles' }));
    onLoad({ filter: /.*/, namespace: 'styles' }, ({ path }) => ({
      contents: filesOf(path)
        .map((file) => `@import "./${file}";`)
        .join('\n'),
      loader: 'css',
      resolveDir: PROJECT_ROOT,
    }));
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: minifyDeclarations(readFileSync(path, 'utf8')),
      loader: 'css',
    }));
  },
};

function filesOf(sheet: string): readonly string[] {
  const block = sheet.startsWith(BLOCK_PREFIX) ? BLOCK_STYLES.get(sheet.slice(BLOCK_PREFIX.length)) : undefined;
  return block === undefined ? (STYLESHEETS[sheet] ?? []) : [block];
}

/** The styles in the folders of a folder, by the folder's name. */
function stylesBelow(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(PROJECT_ROOT, folder))
      .sort()
      .map((name): [string, string] => [name, `${folder}/${name}/styles.css`])
      .filter(([, file]) => existsSync(join(PROJECT_ROOT, file))),
  );
}
