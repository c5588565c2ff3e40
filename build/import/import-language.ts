import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewsOptions } from '../docs/news-options.ts';
import { copyFolder } from './copy-content.ts';
import type { ImportedFooter, ImportedItem, ImportedLink } from './import-navbar.ts';
import type { ImportNotes } from './import-notes.ts';
import type { ProjectLanguage } from './read-languages.ts';
import { type Messages, readMessages } from './read-messages.ts';
import { type SiteSettings, toSiteText } from './site-settings.ts';
import { translateCategories, translateSidebars } from './translate-sidebars.ts';

/** Where the texts of a plugin are: in the translations, and in the imported folder. */
export interface TranslatedFolder {
  /** Below the folder of a language: `docusaurus-plugin-content-docs/current`. */
  readonly from: string;
  /** Below the imported folder. */
  readonly to: string;
  /** The file of sidebars that its labels are in, without its ending; null for none. */
  readonly sidebars: string | null;
}

/** Puts the pages of a language in the place of those of the project, where it has them; the number of them. */
export async function translatePages(
  { folder: language }: ProjectLanguage,
  folders: readonly TranslatedFolder[],
  contentDir: string,
  notes: ImportNotes,
): Promise<number> {
  let pages = 0;
  for (const { from, to, sidebars } of folders) {
    const target = join(contentDir, to);
    // What a language has alone is of an older state of the docs.
    const isStale = (name: string): boolean => !existsSync(join(target, name));
    pages += (await copyFolder(join(language, from), target, notes, isStale)).pages;
    const messages = await readMessages(join(language, `${from}.json`), notes);
    if (sidebars !== null) await translateSidebars(join(contentDir, sidebars), messages);
    await translateCategories(target, messages);
  }
  return pages;
}

interface TranslatedSite {
  readonly language: ProjectLanguage;
  readonly folders: readonly TranslatedFolder[];
  readonly contentDir: string;
}

/** Writes the settings of the site in a language. */
export async function writeTranslatedSite(
  site: SiteSettings,
  { language, folders, contentDir }: TranslatedSite,
  notes: ImportNotes,
): Promise<SiteSettings> {
  const { locale, base, folder } = language;
  const theme = join(folder, 'docusaurus-theme-classic');
  const navbar = await readMessages(join(theme, 'navbar.json'), notes);
  const footer = await readMessages(join(theme, 'footer.json'), notes);
  const translated = {
    ...site,
    locale,
    base,
    navbar: site.navbar.map((item) => translateItem(item, navbar)),
    footer: translateFooter(site.footer, footer),
    ...(site.news === undefined ? {} : { news: await translateNews(site.news, folders, folder, notes) }),
  };
  await writeFile(join(contentDir, 'site.yaml'), toSiteText(translated));
  return translated;
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

/** The titles of blogs, which are in `options.json` of their folder. */
async function translateNews(
  news: NewsOptions,
  folders: readonly TranslatedFolder[],
  language: string,
  notes: ImportNotes,
): Promise<NewsOptions> {
  const translated: NewsOptions = {};
  for (const [name, options] of Object.entries(news)) {
    const from = folders.find(({ to }) => to === options.path)?.from ?? '';
    const messages = await readMessages(join(language, from, 'options.json'), notes);
    const title = messages.get('title');
    const description = messages.get('description');
    translated[name] = {
      ...options,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    };
  }
  return translated;
}
