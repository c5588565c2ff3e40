import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { trimSlashes } from '../../../../worker/model/path.ts';
import type { JsonObject } from '../../../../worker/request/value/json.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { TEXTS_FILE } from '../../../site/languages/site-texts.ts';
import { TRANSLATIONS_FOLDER } from '../../../site/languages/translations.ts';
import type { ImportedProject } from '../importer.ts';
import { pathsOfApis } from '../shared/apis/import-apis.ts';
import { writeContent } from '../shared/content-files.ts';
import type { ImportCounts, ImportedLanguage, ImportTarget } from '../shared/import-target.ts';
import { MATH_PLUGIN } from '../shared/markup/markup-tree.ts';
import { mendContent } from '../shared/pages/mend-content.ts';
import { findOtherHosts } from '../shared/pages/other-hosts.ts';
import type { ImportNotes } from '../shared/report/import-notes.ts';
import { takeHostFiles } from '../shared/settings/take-host-files.ts';
import { flagAt, own, textAt } from '../shared/values.ts';
import { readConfig, type StarlightConfig } from './config/read-config.ts';
import { GeneratedFolders } from './navigation/generated-folders.ts';
import { type Navigation, translateLabels, writeNavigation } from './navigation/write-navigation.ts';
import type { PageContext } from './pages/addresses.ts';
import { listAstroPages } from './pages/astro-pages.ts';
import { convertPage } from './pages/convert-page.ts';
import { toFrontMatter } from './pages/front-matter.ts';
import { keepHeadingIds } from './pages/heading-ids.ts';
import { listPages, type StarlightPage } from './pages/list-pages.ts';
import { writePageHead } from './pages/page-head.ts';
import { NOT_FOUND, type PageTarget, placePages } from './pages/place-pages.ts';
import { ProjectFiles } from './pages/project-files.ts';
import { importOpenApi, movedAddresses, type StarlightApi } from './site/import-openapi.ts';
import { importRedirects } from './site/import-redirects.ts';
import { toInterfaceTexts } from './site/interface-texts.ts';
import { notePlugins } from './site/known-plugins.ts';
import { findText, loadTexts, type ProjectTexts } from './site/load-texts.ts';
import {
  fallbackAddresses,
  type ProjectLanguage,
  type ProjectLanguages,
  readLanguages,
  toCode,
} from './site/read-languages.ts';
import { localizedTitle, toSiteSettings } from './site/site-settings.ts';

/**
 * Converts a Starlight project to a content folder: pages, languages, sidebars, files, API descriptions, redirects and
 * settings. No code of the project is run; anything that only code could show is reported.
 */
export async function importStarlight(
  { root, configFile }: ImportedProject,
  { staging, notes }: ImportTarget,
): Promise<ImportCounts> {
  const config = await readConfig(configFile, root, notes);
  const hasMath = MATH_PLUGIN.test(await readFile(configFile, 'utf8'));
  return await new StarlightImporter({ root, staging, config, notes, hasMath }).run();
}

interface ImportSource {
  readonly root: string;
  readonly staging: string;
  readonly config: StarlightConfig;
  readonly notes: ImportNotes;
  readonly hasMath: boolean;
}

class StarlightImporter {
  readonly #source: ImportSource;
  readonly #base: string;
  readonly #languages: ProjectLanguages;
  /** Folders of languages whose pages are translations. */
  readonly #translated: ReadonlySet<string>;
  readonly #files: ProjectFiles;
  #targets: ReadonlyMap<StarlightPage, PageTarget> = new Map();
  /** Path of the blog, or null. */
  readonly #blog: string | null;

  constructor(source: ImportSource) {
    const { config, root } = source;
    this.#source = source;
    this.#base = `/${textAt(config.astro, 'base') ?? ''}/`.replace(/\/{2,}/g, '/');
    this.#languages = readLanguages(config);
    const { isOneSite, others } = this.#languages;
    this.#translated = new Set(isOneSite ? others.flatMap(({ folder }) => folder ?? []) : []);
    this.#files = new ProjectFiles(root, config);
    const blog = config.plugins.find(({ name }) => name === 'starlight-blog');
    this.#blog = blog === undefined ? null : trimSlashes(textAt(blog.values[0], 'prefix') ?? 'blog');
  }

  async run(): Promise<ImportCounts> {
    const { root, config, notes, staging, hasMath } = this.#source;
    const pages = await this.#listPages();
    notePlugins(config, notes);
    this.#noteLanguages();
    await this.#files.addPublic(notes);
    const reserved = new Set(pages.map(({ url }) => url));
    const apis = await importOpenApi({ root, staging, plugins: config.plugins, reserved }, notes);
    const navigation = await this.#navigate(pages, apis);
    const texts = await loadTexts(root, config.srcDir, notes);
    await this.#writeMessages(texts);
    const byFile = new Map(pages.map((page) => [join(root, page.name), page.url]));
    const context: PageContext = {
      ...{ root, config, base: this.#base, translated: this.#translated, hasMath, notes },
      pageAt: (file) => byFile.get(file) ?? null,
      asset: (file) => this.#files.address(file),
      texts: (key, locale) => findText(texts, key, locale),
    };
    for (const page of pages) await this.#writePage(page, context, navigation);
    const news = await this.#writeBlog();
    await this.#writeTexts();
    const site = toSiteSettings(
      config,
      {
        ...{ root, base: this.#base, languages: this.#languages, navigation: navigation.settings },
        ...{ apis, news, hosts: await findOtherHosts(staging), hasMath },
        asset: (file) => this.#files.address(file),
      },
      notes,
    );
    await this.#write(
      'site.yaml',
      `# Generated by "docvane import". docs/reference/settings.md describes each key.\n${stringify(site, { lineWidth: 120, aliasDuplicateObjects: false })}`,
    );
    const files = await this.#files.copy(join(staging, 'static'));
    const collections = own(site, 'news') as Parameters<typeof mendContent>[1]['news'] | undefined;
    const paths = await mendContent(staging, { ...(own(site, 'docs') as object), news: collections ?? {} }, notes);
    const redirects = await this.#writeRedirects(paths.paths, apis, navigation.firstPath);
    return {
      pages: pages.length,
      built: paths.paths.size,
      files,
      versions: 0,
      redirects,
      languages: this.#countLanguages(),
    };
  }

  async #listPages(): Promise<StarlightPage[]> {
    const { root, config, notes } = this.#source;
    const docsDir = config.docs.dir;
    const { own: first, others } = this.#languages;
    const folders = new Set([first, ...others].flatMap(({ folder }) => folder ?? []));
    const docs = existsSync(docsDir) ? await listPages(root, { ...config.docs, locales: folders }, notes) : [];
    const urls = new Set(docs.map(({ url }) => url));
    const pages = [...docs, ...(await listAstroPages(root, join(config.srcDir, 'pages'), urls, notes))];
    this.#targets = placePages(pages, { translated: this.#translated, blog: this.#blog }, notes);
    if (this.#targets.size === 0)
      throw SourceError.at(
        { file: displayPath(docsDir) },
        'Cannot import: the folder has no pages. Specify the folder with astro.config.',
      );
    return [...this.#targets.keys()];
  }

  #noteLanguages(): void {
    const { others, own: first, isOneSite } = this.#languages;
    const { config, notes } = this.#source;
    if (others.length > 0 && !isOneSite)
      notes.leaveOut(
        config.locate('locales'),
        `the languages ${[first, ...others].map(({ label }) => label).join(', ')} as such`,
        'their pages keep their addresses, so that each is a section with a menu in the navbar',
        'See "locales" in docs/reference/settings.md.',
      );
  }

  async #navigate(pages: readonly StarlightPage[], apis: readonly StarlightApi[]): Promise<Navigation> {
    const { config, notes } = this.#source;
    const folders = this.#generatedFolders();
    const navigation = writeNavigation(
      config,
      this.#languages,
      ({ folder, keys }: ProjectLanguage) => ({
        pages: pages.filter(
          ({ locale, slug, frontMatter }) => locale === folder && slug !== NOT_FOUND && !flagAt(frontMatter, 'draft'),
        ),
        keys: folder === null && this.#languages.own.folder === null ? [] : keys,
        folder,
        idOf: (page) => this.#targets.get(page)?.id ?? '',
        urlOfEntry: (page) => (this.#targets.get(page)?.isEntry === true ? page.url : null),
        apis,
        folders,
        location: config.locate('sidebar'),
      }),
      notes,
    );
    await this.#write('sidebars.yaml', stringify(navigation.sidebars, { lineWidth: 0, aliasDuplicateObjects: false }));
    for (const [folder, file] of folders.categories)
      await this.#write(`docs/${folder}/_category_.yml`, stringify(file));
    return navigation;
  }

  #generatedFolders(): GeneratedFolders {
    const inDocs = (path: string | null): string[] => (path?.startsWith('docs/') ? [path.slice('docs/'.length)] : []);
    const published = [...this.#targets].filter(([{ frontMatter }]) => !flagAt(frontMatter, 'draft'));
    return new GeneratedFolders(
      new Map(published.flatMap(([page, { path }]) => inDocs(path).map((file) => [page, file] as const))),
      published.flatMap(([, { path, substitute }]) => [...inDocs(path), ...inDocs(substitute)]),
    );
  }

  async #writePage(page: StarlightPage, context: PageContext, { listed, fallback }: Navigation): Promise<void> {
    const { notes, config } = this.#source;
    const target = this.#targets.get(page);
    if (target === undefined) return;
    const isTranslation = page.locale !== null && this.#translated.has(page.locale);
    const converted = await convertPage(page, context);
    const body = target.original === null ? converted : keepHeadingIds(converted, target.original.body);
    const head = await this.#head(page, context);
    const isPlaced = listed.has(page) || isTranslation || target.isEntry || page.slug === NOT_FOUND;
    const sidebar = isPlaced ? null : (fallback.get(page.locale) ?? null);
    const use = { ...target, sidebar, options: config.options, idAt: (address: string) => this.#idAt(address) };
    const frontMatter = toFrontMatter(page, use, notes);
    const toText = (keys: JsonObject): string =>
      `---\n${stringify(keys, { lineWidth: 0 })}---\n\n${head}${head === '' ? '' : '\n'}${body}`;
    await this.#write(target.path, toText(frontMatter));
    if (target.substitute !== null) await this.#write(target.substitute, toText({ ...frontMatter, unlisted: true }));
  }

  /** Links of front matter are those of a page. */
  async #head(page: StarlightPage, context: PageContext): Promise<string> {
    const text = writePageHead(page, this.#source.notes);
    return text === '' ? '' : await convertPage({ ...page, body: text }, context);
  }

  #idAt(address: string): string | null {
    const path = `/${trimSlashes(address.replace(/[?#].*$/g, ''))}`;
    const page = [...this.#targets.keys()].find(({ url }) => url === path);
    return page === undefined ? null : (this.#targets.get(page)?.id ?? null);
  }

  /** The settings and authors of starlight-blog. */
  async #writeBlog(): Promise<JsonObject> {
    const { config } = this.#source;
    const blog = this.#blog;
    if (blog === null || ![...this.#targets.values()].some(({ isEntry }) => isEntry)) return {};
    const options = config.plugins.find(({ name }) => name === 'starlight-blog')?.values[0];
    const authors = own(options, 'authors');
    if (authors !== undefined) await this.#write(`${blog}/authors.yml`, stringify(authors));
    const title = localizedTitle({ title: own(options, 'title') }, [...this.#languages.own.keys, 'en']) ?? 'Blog';
    return { [blog.replace(/[^\w-]+/g, '-')]: { path: blog, routeBasePath: `/${blog}`, title } };
  }

  /** The project's own texts of the interface. */
  async #writeMessages(texts: ProjectTexts): Promise<void> {
    const { own: first, others, isOneSite } = this.#languages;
    for (const language of isOneSite ? [first, ...others] : [first]) {
      const code = (language === first ? null : language.folder) ?? toCode(first);
      const found = [code, ...language.keys]
        .map((key) => texts.get(key.toLowerCase()))
        .find((file) => file !== undefined);
      const { messages, others: unused } = toInterfaceTexts(found?.texts, code);
      if (Object.keys(messages).length > 0)
        await this.#write(`messages/${code}.yaml`, stringify(messages, { lineWidth: 0 }));
      if (found !== undefined && unused.length > 0)
        this.#source.notes.leaveOut(
          found.location,
          `the texts ${unused.join(', ')}`,
          'this engine shows nothing with this meaning, or has other values in it',
          'See "Your own texts" in docs/languages.md.',
        );
    }
  }

  /** Translations of the labels of the sidebar, and of the title. */
  async #writeTexts(): Promise<void> {
    const { options } = this.#source.config;
    for (const { folder, keys } of this.#languages.isOneSite ? this.#languages.others : []) {
      const texts = new Map<string, string>();
      translateLabels(own(options, 'sidebar'), keys, texts);
      const [title, translated] = [this.#languages.own.keys, keys].map((names) => localizedTitle(options, names));
      if (title != null && translated != null && title !== translated) texts.set(title, translated);
      if (texts.size > 0)
        await this.#write(
          `${TRANSLATIONS_FOLDER}/${folder}/${TEXTS_FILE}`,
          stringify(Object.fromEntries(texts), { lineWidth: 0 }),
        );
    }
  }

  async #writeRedirects(
    pagePaths: ReadonlySet<string>,
    apis: readonly StarlightApi[],
    firstPath: string | null,
  ): Promise<number> {
    const { config, notes, staging } = this.#source;
    const taken = new Set([...pagePaths, ...pathsOfApis(apis)]);
    const written = importRedirects(
      config,
      { base: this.#base, pagePaths: taken, translated: this.#translated },
      notes,
    );
    const moved = apis.flatMap(movedAddresses);
    const home: [string, string][] = pagePaths.has('/') || firstPath === null ? [] : [['/', firstPath]];
    const fallbacks = fallbackAddresses(this.#languages, this.#targets.keys(), pagePaths);
    const all = {
      ...Object.fromEntries([
        ...home,
        ...fallbacks,
        ...moved.filter(([from, to]) => from !== to && !pagePaths.has(from)),
      ]),
      ...(await takeHostFiles(staging, taken, notes)),
      ...written,
    };
    if (Object.keys(all).length > 0) await this.#write('redirects.yaml', stringify(all, { lineWidth: 0 }));
    return Object.keys(all).length;
  }

  #countLanguages(): ImportedLanguage[] {
    if (!this.#languages.isOneSite) return [];
    return this.#languages.others.map(({ folder }) => ({
      locale: folder ?? '',
      out: null,
      pages: [...this.#targets.keys()].filter(({ locale }) => locale === folder).length,
    }));
  }

  async #write(name: string, text: string): Promise<void> {
    await writeContent(join(this.#source.staging, name), text);
  }
}
