import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';

const FOLDER = join(PROJECT_ROOT, 'worker/model/messages');
const NAMESPACE = 'site-locale';

/**
 * Gives a bundle the texts of a site's language (BCP 47). Each module that imports them gets a copy of the locale, which
 * is reduced to the texts that it uses: esbuild splits code by file, so the first script would have those of the second.
 */
export function siteLocale(tag: string): Plugin {
  const { locale } = findMessages(tag);
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      const copyFor = (file: string, user: string) => ({ path: `${file}?${user}`, namespace: NAMESPACE });
      onResolve({ filter: /[\\/]site-locale\.ts$/ }, ({ importer }) => copyFor(`${locale}.ts`, basename(importer)));
      // A locale may take texts from another one.
      onResolve({ filter: /^\.\/[\w-]+\.ts$/, namespace: NAMESPACE }, ({ path, importer }) =>
        copyFor(basename(path), importer.slice(importer.indexOf('?') + 1)),
      );
      onLoad({ filter: /\?/, namespace: NAMESPACE }, async ({ path }) => ({
        contents: await readFile(join(FOLDER, path.slice(0, path.indexOf('?'))), 'utf8'),
        loader: 'ts',
        resolveDir: FOLDER,
      }));
    },
  };
}
