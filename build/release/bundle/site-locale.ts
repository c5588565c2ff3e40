import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { Messages } from '../../../worker/model/messages/messages.ts';
import type * as modules from '../../../worker/model/messages/site-locales.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';

const FOLDER = join(PROJECT_ROOT, 'worker/model/messages');
const SEARCH_FOLDER = join(PROJECT_ROOT, 'worker/search/languages');
const NAMESPACE = 'site-locale';

/** The exports of `site-locales.ts`, with the texts that each has of a locale. */
const SECTIONS = {
  edgeTexts: ['agents', 'page'],
  mockTexts: ['faults', 'mock'],
  mockAddressTexts: ['mockAddress'],
  callbackTexts: ['callback', 'locale'],
} as const satisfies Readonly<Record<keyof typeof modules, readonly (keyof Messages)[]>>;

/** Gives a bundle of the worker the texts of a site's other languages (BCP 47), and what search knows about them. */
export function siteLocales(tags: readonly string[]): Plugin {
  return {
    name: 'site-locales',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]messages[\\/]site-locales\.ts$/ }, () => ({
        contents: renderLocales(tags),
        loader: 'ts',
        resolveDir: FOLDER,
      }));
      onLoad({ filter: /[\\/]site-languages\.ts$/ }, () => ({
        contents: renderSearchLanguages(tags),
        loader: 'ts',
        resolveDir: SEARCH_FOLDER,
      }));
    },
  };
}

function renderSearchLanguages(tags: readonly string[]): string {
  const imports = tags.map((tag, index) => `import { LANGUAGE as l${index} } from './${findMessages(tag).locale}.ts';`);
  const members = tags.map((tag, index) => `${JSON.stringify(tag)}: l${index}`);
  return `${imports.join('\n')}\nexport const OTHER_LANGUAGES = { ${members.join(', ')} };`;
}

/** A module that takes from each locale only what the modules that import it use. */
function renderLocales(tags: readonly string[]): string {
  const files = [...new Set(tags.map((tag) => findMessages(tag).locale))];
  const nameOf = (text: string, file: string): string => `${text}_${files.indexOf(file)}`;
  const imports = files.map((file) => {
    const names = Object.values(SECTIONS).flat();
    return `import { ${names.map((text) => `${text} as ${nameOf(text, file)}`).join(', ')} } from './${file}.ts';`;
  });
  const exported = Object.entries(SECTIONS).map(([section, texts]) => {
    const members = tags.map((tag) => {
      const { locale: file } = findMessages(tag);
      return `${JSON.stringify(tag)}: { ${texts.map((text) => `${text}: ${nameOf(text, file)}`).join(', ')} }`;
    });
    return `export const ${section} = { ${members.join(', ')} };`;
  });
  return [...imports, ...exported].join('\n');
}

/**
 * Gives a bundle the texts of a site's language (BCP 47), and what its search knows about it. Each module that imports
 * texts gets a copy of the locale, which is reduced to those that it uses: esbuild splits code by file, so the first
 * script would have those of the second.
 */
export function siteLocale(tag: string): Plugin {
  const { locale } = findMessages(tag);
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      const copyFor = (file: string, user: string) => ({ path: `${file}?${user}`, namespace: NAMESPACE });
      onResolve({ filter: /[\\/]site-locale\.ts$/ }, ({ importer }) => copyFor(`${locale}.ts`, basename(importer)));
      onResolve({ filter: /[\\/]site-language\.ts$/ }, () => ({ path: join(SEARCH_FOLDER, `${locale}.ts`) }));
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
