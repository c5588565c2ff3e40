import { readFile } from 'node:fs/promises';
import { type BuildOptions, type Plugin, transform } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { minifyDeclarations } from './minify-declarations.ts';

/** Lets a script import its styles `with { type: 'text' }`, so that both arrive in one file. */
export const STYLES_AS_TEXT: Plugin = {
  name: 'styles-as-text',
  setup({ onLoad, initialOptions: { target } }) {
    onLoad({ filter: /\.css$/ }, async ({ path, with: attributes }) => {
      if (attributes.type !== 'text') return;
      const { code } = await transform(minifyDeclarations(await readFile(path, 'utf8')), {
        loader: 'css',
        minify: true,
        ...(target === undefined ? {} : { target }),
      });
      return { contents: code, loader: 'text' };
    });
  },
};

/** Options for browser modules: in memory, with a content hash in each name. */
export const BROWSER_OPTIONS = {
  absWorkingDir: PROJECT_ROOT,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;
