import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { trimSlashes } from '../../../../../worker/model/path.ts';
import { isObject } from '../../../../../worker/request/value/json.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type DocusaurusConfig, settingOf } from './read-config.ts';

export interface ProjectLanguage {
  readonly locale: string;
  readonly label: string | null;
  /** Base path of its site: `/fr/`. */
  readonly base: string;
  /** Folder with its translations. */
  readonly folder: string;
}

export interface ProjectLanguages {
  readonly own: ProjectLanguage;
  /** Other languages with translations of pages or labels. */
  readonly others: readonly ProjectLanguage[];
}

const text = z.string();
const i18nSchema = z.object({
  defaultLocale: text.default('en'),
  locales: z.array(text).default([]),
  path: text.default('i18n'),
  localeConfigs: z
    .record(
      text,
      z.looseObject({ label: text.optional(), baseUrl: text.optional(), path: text.optional(), url: text.optional() }),
    )
    .catch({})
    .default({}),
});

/** Reads the configured languages with translations in the project. Languages without any are reported. */
export function readLanguages(root: string, config: DocusaurusConfig | null, notes: ImportNotes): ProjectLanguages {
  const setting = config?.top.get('i18n');
  const i18n = i18nSchema.catch(i18nSchema.parse({})).parse(setting?.value ?? {});
  const base = toBase(settingOf(config?.top, 'baseUrl', text) ?? '/');
  const toLanguage = (locale: string): ProjectLanguage => {
    const own = i18n.localeConfigs[locale];
    const isDefault = locale === i18n.defaultLocale;
    return {
      locale,
      label: own?.label ?? null,
      base: isDefault ? base : toBase(own?.baseUrl ?? `${base}${locale}`),
      folder: resolve(root, i18n.path, own?.path ?? locale),
    };
  };
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale).map(toLanguage);
  const others = languages.filter(({ folder }) => hasTranslations(folder));
  const missing = languages.filter((language) => !others.includes(language)).map(({ locale }) => locale);
  const location = setting?.location ?? { file: displayPath(join(root, i18n.path)) };
  if (missing.length > 0)
    notes.leaveOut(
      location,
      `${missing.length === 1 ? 'the language' : 'the languages'} ${missing.join(', ')}`,
      `there are no translations in ${i18n.path}; the build of the project may fetch them`,
      'Fetch them, and import it again.',
    );
  return { own: toLanguage(i18n.defaultLocale), others };
}

function toBase(path: string): string {
  return `/${trimSlashes(path)}/`.replace('//', '/');
}

/** Whether a folder has pages, or texts other than those of the theme. */
function hasTranslations(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) => /\.(?:mdx?|[jt]sx?)$/i.test(name) || (name.endsWith('.json') && hasTexts(join(folder, name))),
  );
}

function hasTexts(path: string): boolean {
  try {
    const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(texts) && Object.keys(texts).some((key) => !key.startsWith('theme.'));
  } catch {
    // The import of the texts reports what is wrong.
    return true;
  }
}
