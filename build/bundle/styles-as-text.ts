import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

/** Styles that a script imports `with { type: 'text' }`: one file to wait for, and never a part without its styles. */
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
