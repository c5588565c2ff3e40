import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../../../worker/request/value/json.ts';
import type { NewsOptions } from '../../../../site/docs/news-options.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { ProjectLanguage } from '../config/read-languages.ts';
import { copyFolder } from '../content/copy-content.ts';
import type { ImportedFooter } from '../site/import-footer.ts';
import type { ImportedItem } from '../site/import-navbar.ts';
import type { ImportedLink } from '../site/navbar-link.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Messages } from '../texts/messages.ts';
import type { LanguageTexts, TranslatedFolder } from './language-texts.ts';
import { translateCategories, translateSidebars } from './translate-sidebars.ts';

/** The project, and the folder whose pages are translated. */
export interface TranslatedSite {
  readonly root: string;
  readonly contentDir: string;
  readonly folders: readonly TranslatedFolder[];
}

/** Replaces pages with their translations, where they exist. */
export async function translatePages(
  { folder: language }: ProjectLanguage,
  { root, contentDir, folders }: TranslatedSite,
  notes: ImportNotes,
): Promise<void> {
  for (const { from, to } of folders) {
    const target = join(contentDir, to);
    // A page that only exists in translation belongs to an older state of the docs.
    const isStale = (name: string): boolean => !existsSync(join(target, name));
    await copyFolder({ root, from: join(language, from), to: target }, notes, isStale);
  }
}

/** Translates the labels of sidebars and categories. */
export async function translateLabels({ sidebars: texts }: LanguageTexts, contentDir: string): Promise<void> {
  for (const [{ to, sidebars }, messages] of texts) {
    if (sidebars !== null) await translateSidebars(join(contentDir, sidebars), messages);
    await translateCategories(join(contentDir, to), messages);
  }
}

/** The site settings in a language. */
export function translateSite(
  site: SiteSettings,
  { locale, base }: ProjectLanguage,
  { navbar, footer, options, sidebars }: LanguageTexts,
): SiteSettings {
  // The navbar shows the title of the site, and logos have no texts.
  navbar.find('title', 'logo.alt');
  footer.get('logo.alt');
  const translated = {
    ...site,
    locale,
    base,
    navbar: site.navbar.map((item) => translateItem(item, navbar)),
    footer: translateFooter(site.footer, footer),
    docs: translateVersions(site.docs, sidebars),
  };
  return site.news === undefined ? translated : { ...translated, news: translateNews(site.news, options) };
}

function translateItem<T extends ImportedItem | ImportedLink>(item: T, messages: Messages): T {
  const label = messages.get(`item.label.${item.label}`) ?? item.label;
  return 'items' in item
    ? { ...item, label, items: item.items.map((inner) => translateItem(inner, messages)) }
    : { ...item, label };
}

function translateFooter(
  { columns = [], copyright = '' }: Partial<ImportedFooter>,
  messages: Messages,
): ImportedFooter {
  return {
    columns: columns.map(({ title, links }) => ({
      title: messages.get(`link.title.${title}`) ?? title,
      links: links.map((link) => ({ ...link, label: messages.get(`link.item.label.${link.label}`) ?? link.label })),
    })),
    copyright: messages.get('copyright') ?? copyright,
  };
}

/** Translates the labels of versions, of the docs and of each set. Those without one have the name of the version. */
function translateVersions(docs: SiteSettings['docs'], texts: LanguageTexts['sidebars']): SiteSettings['docs'] {
  const own = withLabels(docs, null, texts);
  if (!isObject(own.more)) return own;
  const more = Object.entries(own.more).map(([id, set]) => [id, isObject(set) ? withLabels(set, id, texts) : set]);
  return { ...own, more: Object.fromEntries(more) };
}

function withLabels(
  docs: Readonly<Record<string, unknown>>,
  id: string | null,
  texts: LanguageTexts['sidebars'],
): Readonly<Record<string, unknown>> {
  if (!isObject(docs.versions)) return docs;
  const versions = { ...docs.versions };
  for (const [{ set, version }, messages] of texts) {
    if (set !== id || version === null) continue;
    const label = messages.get('version.label');
    const own = versions[version];
    if (isObject(own) && own.label !== undefined && label !== undefined) versions[version] = { ...own, label };
  }
  return { ...docs, versions };
}

/** Translates the titles of blogs. */
function translateNews(news: NewsOptions, texts: LanguageTexts['options']): NewsOptions {
  const translated = { ...news };
  for (const [{ to }, messages] of texts) {
    const [name, options] = Object.entries(news).find(([, { path }]) => path === to) ?? [];
    if (name === undefined || options === undefined) continue;
    const title = messages.find('title', 'sidebar.title');
    const description = messages.get('description');
    translated[name] = {
      ...options,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    };
  }
  return translated;
}
