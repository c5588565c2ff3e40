import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

/** Lets a script import its styles `with { type: 'text' }`, so that both arrive in one file. */
export const STYLES_AS_TEXT: Plugin = {
  name: 'styles-as-text',
  setup({ onLoad, initialOptions: { target } }) {
    onLoad({ filter: /\.css$/ }, async ({ path, with: attributes }) => {
      if (attributes.type !== 'text') return;
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        ...(target === undefined ? {} : { target }),
      });
      return { contents: code, loader: 'text' };
    });
  },
};
