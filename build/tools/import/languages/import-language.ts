import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewsOptions } from '../../../site/docs/news-options.ts';
import type { ProjectLanguage } from '../config/read-languages.ts';
import { copyFolder } from '../content/copy-content.ts';
import type { ImportNotes } from '../import-notes.ts';
import type { ImportedFooter } from '../site/import-footer.ts';
import type { ImportedItem } from '../site/import-navbar.ts';
import type { ImportedLink } from '../site/navbar-link.ts';
import { type SiteSettings, toSiteText } from '../site/site-settings.ts';
import { type Messages, readMessages } from './read-messages.ts';
import { translateCategories, translateSidebars } from './translate-sidebars.ts';

/** The texts of a plugin, in the translations and in the imported folder. */
export interface TranslatedFolder {
  /** Path in the folder of a language: `docusaurus-plugin-content-docs/current`. */
  readonly from: string;
  /** Path in the imported folder. */
  readonly to: string;
  /** The sidebar file with its labels, without extension; or null. */
  readonly sidebars: string | null;
}

/** Replaces pages with their translations, where they exist. Returns the number of translated pages. */
export async function translatePages(
  { folder: language }: ProjectLanguage,
  folders: readonly TranslatedFolder[],
  contentDir: string,
  notes: ImportNotes,
): Promise<number> {
  let pages = 0;
  for (const { from, to, sidebars } of folders) {
    const target = join(contentDir, to);
    // A page that only exists in translation belongs to an older state of the docs.
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

/** Writes the site settings in a language. */
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

/** Translates the titles of blogs, from `options.json` in their folder. */
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
