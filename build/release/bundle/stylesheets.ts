import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';

const KINDS = 'build/page/kinds';
const BLOCKS = 'build/page/blocks';

/**
 * The files in each stylesheet. All pages load `site`, and at most one other: that of their kind, the blocks that only
 * some pages have, or both in one (`joinBlockStyles`). A block's styles are in its folder.
 */
const STYLESHEETS: Readonly<Record<string, () => string[]>> = {
  site: () => ['worker/ui/styles/site.css'],
  api: () => [`${KINDS}/api-page.css`, `${KINDS}/overview-page.css`, ...stylesBelow(`${BLOCKS}/api`)],
  landing: () => [`${KINDS}/landing-page.css`],
  search: () => ['worker/ui/styles/search.css'],
  blocks: () => [...stylesBelow(BLOCKS), `${KINDS}/news-page.css`],
};

/** Entry points of the stylesheets. */
export const STYLE_ENTRIES = Object.fromEntries(Object.keys(STYLESHEETS).map((name) => [name, `styles:${name}`]));

/** Puts the stylesheets together. */
export const COLLECT_STYLES: Plugin = {
  name: 'collect-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice('styles:'.length), namespace: 'styles' }));
    onLoad({ filter: /.*/, namespace: 'styles' }, ({ path }) => ({
      contents: (STYLESHEETS[path]?.() ?? []).map((file) => `@import "./${file}";`).join('\n'),
      loader: 'css',
      resolveDir: PROJECT_ROOT,
    }));
  },
};

function stylesBelow(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder))
    .sort()
    .map((name) => `${folder}/${name}/styles.css`)
    .filter((file) => existsSync(join(PROJECT_ROOT, file)));
}
