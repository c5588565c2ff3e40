import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/** Entry point of the block stylesheet. */
export const BLOCK_STYLES = 'block-styles';

/** Collects the `styles.css` of all blocks and of news in one stylesheet, which only pages with such a block load. */
export const COLLECT_BLOCK_STYLES: Plugin = {
  name: 'collect-block-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^block-styles$/ }, ({ path }) => ({ path, namespace: BLOCK_STYLES }));
    onLoad({ filter: /.*/, namespace: BLOCK_STYLES }, () => {
      const contents = findStyles()
        .map((file) => `@import "./${file}";`)
        .join('\n');
      return { contents, loader: 'css', resolveDir: PROJECT_ROOT };
    });
  },
};

function findStyles(): string[] {
  const folder = 'build/page/blocks';
  return readdirSync(join(PROJECT_ROOT, folder))
    .sort()
    .map((name) => `${folder}/${name}/styles.css`)
    .concat('worker/ui/styles/news.css')
    .filter((file) => existsSync(join(PROJECT_ROOT, file)));
}
