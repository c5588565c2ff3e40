import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { findLocaleFault } from '../../../../site/config/settings/locale-settings.ts';
import { own, textAt } from '../../shared/values.ts';
import type { StarlightConfig } from '../config/read-config.ts';
import { type StarlightPage, urlOfId } from '../pages/list-pages.ts';

export interface ProjectLanguage {
  /** The folder of its pages, and the first part of their addresses; null for the language at the root. */
  readonly folder: string | null;
  readonly label: string;
  /** Names of the language in `translations`: `zh-CN`, `zh-cn`. */
  readonly keys: readonly string[];
}

export interface ProjectLanguages {
  readonly own: ProjectLanguage;
  readonly others: readonly ProjectLanguage[];
  /** Whether the others translate the pages at the root. Otherwise, each language is a section of the site. */
  readonly isOneSite: boolean;
  /** `locale` or `locales` of site.yaml. */
  readonly settings: JsonObject;
}

/** Reads `locales` and `defaultLocale`. */
export function readLanguages({ options }: StarlightConfig): ProjectLanguages {
  const written = own(options, 'locales');
  const all = Object.entries(isObject(written) ? written : {}).map(([folder, locale]): ProjectLanguage => {
    const lang = textAt(locale, 'lang');
    const isRoot = folder === 'root';
    return {
      folder: isRoot ? null : folder,
      label: textAt(locale, 'label') ?? folder,
      keys: [...new Set([...(lang === null ? [] : [lang]), ...(isRoot ? [] : [folder])])],
    };
  });
  const initial = textAt(options, 'defaultLocale') ?? 'root';
  const main = all.find(({ folder }) => folder === (initial === 'root' ? null : initial)) ??
    all.find(({ folder }) => folder === null) ??
    all[0] ?? { folder: null, label: 'English', keys: ['en'] };
  const others = all.filter((language) => language !== main);
  const code = toCode(main);
  const isOneSite =
    main.folder === null && others.length > 0 && others.every(({ folder }) => findLocaleFault(folder ?? '') === null);
  return {
    own: main,
    others,
    isOneSite,
    settings: isOneSite
      ? { locales: [{ code, label: main.label }, ...others.map(({ folder, label }) => ({ code: folder, label }))] }
      : { locale: code },
  };
}

/** The tag of a language, or that of English. */
export function toCode({ keys }: ProjectLanguage): string {
  return keys.find((key) => findLocaleFault(key) === null) ?? 'en';
}

/** Where a language lacks a page, Starlight shows that of the default language: its address, and the page. */
export function fallbackAddresses(
  { own: first, others, isOneSite }: ProjectLanguages,
  pages: Iterable<StarlightPage>,
  pagePaths: ReadonlySet<string>,
): [string, string][] {
  const own = [...pages].filter(({ locale, url }) => locale === first.folder && pagePaths.has(url));
  return (isOneSite ? [] : others).flatMap(({ folder }) =>
    own.flatMap(({ slug, url }): [string, string][] => {
      const address = urlOfId([folder, slug].filter((part) => part !== null && part !== '').join('/'));
      return pagePaths.has(address) ? [] : [[address, url]];
    }),
  );
}
