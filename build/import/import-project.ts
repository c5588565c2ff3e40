import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { replaceFolder, stageFolder } from '../release/replace-folder.ts';
import { SourceError } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { displayPath } from '../source/read-text.ts';
import { type CopiedFolder, copyFolder } from './copy-content.ts';
import { copyImports } from './copy-imports.ts';
import { loadDocPlaces } from './doc-places.ts';
import { type DocsSet, type DocsSettings, readDocsSettings } from './docs-settings.ts';
import { Evaluator } from './evaluate.ts';
import { createExcludeFilter } from './excluded.ts';
import { findProject, refuseTarget } from './find-project.ts';
import { noteUntaken } from './find-untaken.ts';
import { importApis } from './import-apis.ts';
import { importBlogs } from './import-blogs.ts';
import { ImportNotes } from './import-notes.ts';
import { importPages } from './import-pages.ts';
import { importRedirects } from './import-redirects.ts';
import { importSidebars } from './import-sidebars.ts';
import { type DocusaurusConfig, readConfig, settingOf } from './read-config.ts';
import { toLandingPage, toSiteSettings, toSiteText } from './site-settings.ts';
import { takeHostFiles } from './take-host-files.ts';

export interface ImportOptions {
  /** A Docusaurus project, or a folder of docs. */
  readonly source: string;
  readonly out: string;
  /** Says what would come of it, and leaves nothing behind. */
  readonly dryRun: boolean;
}

/** What was carried over. */
export interface ImportedSite {
  readonly out: string;
  /** Markdown files, those that pages include among them. */
  readonly pages: number;
  /** Pages that a build makes of them. */
  readonly built: number;
  readonly files: number;
  readonly versions: number;
  readonly redirects: number;
}

/**
 * Makes a content folder of a Docusaurus project: docs, sidebars, versions, static files, redirects and settings. No code
 * of the project is run; what is not plain data is reported and left out. The folder appears when it is whole.
 */
export async function importProject({ source, out, dryRun }: ImportOptions, report: Report): Promise<ImportedSite> {
  const { root, configFile } = findProject(source);
  if (!dryRun) refuseTarget(out, root);
  const { staging, target } = dryRun
    ? { staging: await mkdtemp(join(tmpdir(), 'import-')), target: out }
    : stageFolder(out);
  try {
    const imported = await new ProjectImporter(root, staging, new ImportNotes(report)).run(configFile);
    if (!dryRun) replaceFolder(staging, target);
    return { out, ...imported };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** What Docusaurus needs for formulas: which of its packages a project names says that its pages have some. */
const MATH_PLUGIN = /\b(?:remark-math|rehype-katex|rehype-mathjax)\b/;

class ProjectImporter {
  readonly #root: string;
  readonly #staging: string;
  readonly #notes: ImportNotes;
  readonly #evaluator: Evaluator;

  constructor(root: string, staging: string, notes: ImportNotes) {
    this.#root = root;
    this.#staging = staging;
    this.#notes = notes;
    this.#evaluator = new Evaluator(root, notes.report);
  }

  async run(configFile: string | null): Promise<Omit<ImportedSite, 'out'>> {
    const config = configFile === null ? null : await readConfig(configFile, this.#evaluator, this.#notes);
    if (configFile !== null && config === null) throw new SourceError(this.#notes.report.errors);
    const settings = readDocsSettings(this.#root, config);
    const copied = [await this.#copyDocs(settings)];
    copied.push(...(await this.#copyVersions(settings)));
    for (const set of settings.sets) copied.push(await this.#importSet(set));
    const own = await importPages(this.#root, this.#staging, settings.folder, this.#notes);
    const files = await this.#copyStatic(config);
    const blogs = await importBlogs(config?.blogs ?? [], this.#root, this.#staging, this.#notes);
    copied.push(...blogs.copied);
    const taken = await copyImports(this.#root, this.#staging);
    this.#noteOtherFolders();
    await this.#importSidebars(settings, 'sidebars', new Set(copied.flatMap(({ leftOutIds }) => [...leftOutIds])));
    const docsPlace = { dir: settings.dir, path: settings.path };
    const apis = await importApis(config, this.#root, this.#staging, docsPlace, this.#notes);
    const places = await loadDocPlaces(this.#staging, { ...settings.options, news: blogs.news });
    for (const file of places.duplicates)
      this.#notes.leaveOut({ file }, 'this page', 'another one has its path', 'Give it another "slug".');
    const hasMath = configFile !== null && MATH_PLUGIN.test(await readFile(configFile, 'utf8'));
    const site = toSiteSettings(
      config,
      { root: this.#root, settings, apis, places, hasMath, news: blogs.news },
      this.#notes,
    );
    await writeFile(join(this.#staging, 'site.yaml'), toSiteText(site));
    if (!places.paths.has('/') && places.firstPath !== null)
      await writeFile(join(this.#staging, 'index.md'), toLandingPage(site, places.firstPath));
    const hosted = await takeHostFiles(this.#staging, this.#notes);
    const redirects = await importRedirects(config?.redirects ?? null, hosted, this.#staging, this.#notes);
    const pages = own + taken.pages + copied.reduce((sum, folder) => sum + folder.pages, 0);
    const dirs = [settings, ...settings.sets].map(({ dir }) => dir);
    if (configFile !== null) await noteUntaken(this.#root, [...dirs, ...blogs.dirs], pages, this.#notes);
    return {
      pages,
      built: places.paths.size,
      files: files + taken.files + copied.reduce((sum, folder) => sum + folder.files, 0),
      versions: copied.length,
      redirects,
    };
  }

  async #copyDocs({ dir, folder, exclude }: Pick<DocsSettings, 'dir' | 'folder' | 'exclude'>): Promise<CopiedFolder> {
    if (!existsSync(dir))
      this.#notes.leaveOut({ file: displayPath(dir) }, 'the docs', 'there is no such folder', 'Copy them by hand.');
    const target = folder === '.' ? this.#staging : join(this.#staging, folder);
    return await copyFolder(dir, target, this.#notes, createExcludeFilter(exclude));
  }

  async #copyVersions({ isVersioned }: DocsSettings): Promise<CopiedFolder[]> {
    const list = join(this.#root, 'versions.json');
    if (!isVersioned || !existsSync(list)) return [];
    const kept = await this.#readVersions(list);
    if (kept.length === 0) return [];
    await writeFile(join(this.#staging, 'versions.json'), `${JSON.stringify(kept, null, 2)}\n`);
    await copyFolder(join(this.#root, 'versioned_sidebars'), join(this.#staging, 'versioned_sidebars'), this.#notes);
    return [await copyFolder(join(this.#root, 'versioned_docs'), join(this.#staging, 'versioned_docs'), this.#notes)];
  }

  /** Versions whose docs are in the project: others are made when it is built. */
  async #readVersions(list: string): Promise<string[]> {
    const written = z.array(z.string()).safeParse(JSON.parse(await readFile(list, 'utf8')));
    return (written.data ?? []).filter((name) => {
      const folder = join(this.#root, 'versioned_docs', `version-${name}`);
      if (existsSync(folder)) return true;
      this.#notes.leaveOut(
        { file: displayPath(folder) },
        `the version ${JSON.stringify(name)}`,
        'there is no such folder; perhaps the project makes it when it is built',
        'Build the project once, and import it again.',
      );
      return false;
    });
  }

  async #importSet(set: DocsSet): Promise<CopiedFolder> {
    if (existsSync(join(this.#root, `${set.id}_versions.json`)))
      this.#notes.leaveOut(
        set.place,
        `the versions of the docs ${JSON.stringify(set.id)}`,
        'only the first set of docs has versions here',
        'Its current docs are there; copy older ones to a folder of their own under "docs.more" in site.yaml.',
      );
    const copied = await this.#copyDocs(set);
    await this.#importSidebars(set, `${set.id}_sidebars`, copied.leftOutIds);
    return copied;
  }

  async #copyStatic(config: DocusaurusConfig | null): Promise<number> {
    const written = config === null ? undefined : settingOf(config.top, 'staticDirectories', z.array(z.string()));
    let files = 0;
    for (const folder of written ?? ['static']) {
      const copied = await copyFolder(resolve(this.#root, folder), join(this.#staging, 'static'), this.#notes);
      files += copied.files + copied.pages;
    }
    return files;
  }

  #noteOtherFolders(): void {
    const translations = join(this.#root, 'i18n');
    if (existsSync(translations))
      this.#notes.leaveOut(
        { file: displayPath(translations) },
        'the translations',
        'a site has one language here',
        'Import each language into a folder of its own, with its texts in the place of the docs.',
      );
  }

  async #importSidebars(
    { sidebarFile, sidebarsOff }: Pick<DocsSettings, 'sidebarFile' | 'sidebarsOff'>,
    name: string,
    leftOutIds: ReadonlySet<string>,
  ): Promise<void> {
    const target = join(this.#staging, name);
    if (sidebarsOff) await writeFile(`${target}.yaml`, stringify({}));
    else if (sidebarFile !== null) await importSidebars(sidebarFile, target, leftOutIds, this.#evaluator, this.#notes);
  }
}

/** Where an import goes when nobody says: beside the working folder's own content. */
export function defaultTarget(source: string): string {
  return resolve(`imported-${basename(resolve(source)) || 'site'}`);
}
