import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { findMessages, hasMessages } from '../../../worker/model/messages/find-messages.ts';
import type { Messages } from '../../../worker/model/messages/messages.ts';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import type * as modules from '../../../worker/model/messages/site-locales.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';

const FOLDER = join(PROJECT_ROOT, 'worker/model/messages');
const SEARCH_FOLDER = join(PROJECT_ROOT, 'worker/search/languages');
const NAMESPACE = 'site-locale';

/** Module of a locale with a site's own texts. */
const OWN_MODULE = 'with-site-texts.ts';

/** A language of a site (BCP 47), and its own texts of the interface. */
export interface SiteLanguage {
  readonly locale: string;
  readonly texts?: OwnTexts | undefined;
}

/** The exports of `site-locales.ts`, with the texts that each has of a locale. */
const SECTIONS = {
  edgeTexts: ['agents', 'page'],
  mockTexts: ['faults', 'mock'],
  mockAddressTexts: ['mockAddress'],
  callbackTexts: ['callback', 'locale'],
  accessTexts: ['access', 'locale'],
} as const satisfies Readonly<Record<keyof typeof modules, readonly (keyof Messages)[]>>;

/** Gives a bundle of the worker the texts of a site's other languages, and what search knows about them. */
export function siteLocales(languages: readonly SiteLanguage[]): Plugin {
  return {
    name: 'site-locales',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]messages[\\/]site-locales\.ts$/ }, () => ({
        contents: renderLocales(languages),
        loader: 'ts',
        resolveDir: FOLDER,
      }));
      onLoad({ filter: /[\\/]site-languages\.ts$/ }, () => ({
        contents: renderSearchLanguages(languages),
        loader: 'ts',
        resolveDir: SEARCH_FOLDER,
      }));
    },
  };
}

function renderSearchLanguages(languages: readonly SiteLanguage[]): string {
  const imports = languages.map(
    ({ locale }, index) => `import { LANGUAGE as l${index} } from './${findMessages(locale).locale}.ts';`,
  );
  const members = languages.map(({ locale }, index) => `${JSON.stringify(locale)}: l${index}`);
  return `${imports.join('\n')}\nexport const OTHER_LANGUAGES = { ${members.join(', ')} };`;
}

/** A module that takes from each locale only what the modules that import it use. */
function renderLocales(languages: readonly SiteLanguage[]): string {
  const fileOf = ({ locale }: SiteLanguage): string => findMessages(locale).locale;
  const files = [...new Set(languages.map(fileOf))];
  const nameOf = (text: string, file: string): string => `${text}_${files.indexOf(file)}`;
  const imports = files.map((file) => {
    const names = Object.values(SECTIONS).flat();
    return `import { ${names.map((text) => `${text} as ${nameOf(text, file)}`).join(', ')} } from './${file}.ts';`;
  });
  const exported = Object.entries(SECTIONS).map(([section, texts]) => {
    const members = languages.map((language) => {
      const parts = texts.map((text) => `${text}: ${writeSection(text, nameOf(text, fileOf(language)), language)}`);
      return `${JSON.stringify(language.locale)}: { ${parts.join(', ')} }`;
    });
    return `export const ${section} = { ${members.join(', ')} };`;
  });
  return [...(languages.some(hasOwnTexts) ? [IMPORT_OWN_TEXTS] : []), ...imports, ...exported].join('\n');
}

const IMPORT_OWN_TEXTS = `import { inLanguage, withOwnTexts } from './own-texts.ts';`;

function hasOwnTexts({ texts = {} }: SiteLanguage): boolean {
  return Object.keys(texts).length > 0;
}

/** Code for a section of a locale, `base`, with a site's own texts: what `findMessages` makes of it. */
function writeSection(section: string, base: string, language: SiteLanguage): string {
  const tag = JSON.stringify(language.locale);
  const isAdded = hasOwnTexts(language) && !hasMessages(language.locale);
  if (section === 'locale') return isAdded ? tag : base;
  const own = language.texts?.[section];
  const whole = isAdded ? `/* @__PURE__ */ inLanguage(${base}, ${tag})` : base;
  return own === undefined ? whole : `/* @__PURE__ */ withOwnTexts(${whole}, ${JSON.stringify(own)}, ${tag})`;
}

/**
 * Gives a bundle the texts of a site's language, and what its search knows about it. Each module that imports texts gets
 * a copy of the locale, which is reduced to those that it uses: esbuild splits code by file, so the first script would
 * have those of the second.
 */
export function siteLocale(language: SiteLanguage): Plugin {
  const file = `${findMessages(language.locale).locale}.ts`;
  const entry = hasOwnTexts(language) ? OWN_MODULE : file;
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      const copyFor = (file: string, user: string) => ({ path: `${file}?${user}`, namespace: NAMESPACE });
      onResolve({ filter: /[\\/]site-locale\.ts$/ }, ({ importer }) => copyFor(entry, basename(importer)));
      onResolve({ filter: /[\\/]site-language\.ts$/ }, () => ({ path: join(SEARCH_FOLDER, file) }));
      // A locale may take texts from another one, and has the names of statuses in another file.
      onResolve({ filter: /^\.\/(?:statuses\/)?[\w-]+\.ts$/, namespace: NAMESPACE }, ({ path, importer }) =>
        copyFor(path.slice(2), importer.slice(importer.indexOf('?') + 1)),
      );
      onLoad({ filter: /\?/, namespace: NAMESPACE }, ({ path }) => {
        const name = path.slice(0, path.indexOf('?'));
        const isOwn = name === OWN_MODULE;
        const contents = isOwn ? writeModule(file, language) : readFileSync(join(FOLDER, name), 'utf8');
        return { contents, loader: 'ts', resolveDir: FOLDER };
      });
    },
  };
}

/** A locale with a site's own texts, as a module of which bundles include what they use. */
function writeModule(file: string, language: SiteLanguage): string {
  const sections = Object.keys(findMessages(language.locale)).map((section) => {
    const code = writeSection(section, `base.${section}`, language);
    return code === `base.${section}` ? '' : `export const ${section} = ${code};`;
  });
  return [`import * as base from './${file}';`, IMPORT_OWN_TEXTS, `export * from './${file}';`, ...sections].join('\n');
}
