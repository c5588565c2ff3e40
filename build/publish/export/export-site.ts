import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { SEARCH_PATH } from '../../../worker/model/search/search.ts';
import { renderStaticSearchArticle } from '../../../worker/ui/search/static-search-article.tsx';
import { SourceError } from '../../base/report/finding.ts';
import type { Release } from '../../release/records/make-release.ts';
import { collectResponses, type ExportedResponse } from './collect-responses.ts';
import { ExportFolder, type FileWriter, folderIn } from './export-folder.ts';
import { engineKey, parseState, renderState, STATE_FILE } from './export-state.ts';
import { type PageForm, redirectFiles, toFileName, toPageFile } from './file-names.ts';
import {
  commonHeaders,
  type ExportedRedirect,
  renderHeaders,
  renderRedirectPage,
  renderRedirects,
} from './host-files.ts';
import { policyWriter } from './meta-policy.ts';
import { renderServerFiles } from './server-files.ts';
import { makeStaticSearch } from './static-search.ts';
import { type Ask, withWorker } from './worker-in-process.ts';

/** The result of an export. */
export interface ExportReport {
  readonly pages: number;
  readonly files: number;
  readonly redirects: number;
  readonly bytes: number;
  /** Number of new or changed files. */
  readonly changed: number;
}

/** Hosts and servers expect this name, so no page may have it. */
const NOT_FOUND_FILE = '404.html';

/** The file is served at every unknown path, so it cannot suggest pages. */
const NAMELESS_PATH = '/_';

interface ExportOptions {
  readonly outDir: string;
  readonly form: PageForm;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Writes everything that a release serves as files, replacing the folder's previous export. Unchanged files are kept.
 * If it throws, nothing has changed.
 */
export async function exportSite(release: Release, { outDir, form, onProgress }: ExportOptions): Promise<ExportReport> {
  const folder = await ExportFolder.create(outDir);
  try {
    const manifest = await addSearch(release.manifest, release, folder);
    const translations: Manifest[] = [];
    for (const translation of release.manifest.translations ?? []) {
      const own = folderIn(folder, languageFolder(manifest, translation));
      translations.push(await addSearch(translation, release, own));
    }
    const exported = {
      ...release,
      manifest: translations.length === 0 ? manifest : { ...manifest, translations },
    };
    const counts = await withWorker(exported, (ask) => writeLanguages(exported, { ask, folder, form }, onProgress));
    await folder.replace();
    return { ...counts, bytes: folder.bytes, changed: folder.changed };
  } finally {
    await folder.discard();
  }
}

/** Folder of a language in the export: `de/`. */
function languageFolder({ site }: Manifest, language: Manifest): string {
  return `${language.site.base.slice(site.base.length + 1)}/`;
}

/** Writes the search of a language. */
async function addSearch(manifest: Manifest, release: Release, folder: FileWriter): Promise<Manifest> {
  const { script, files } = await makeStaticSearch({ ...release, manifest });
  for (const [name, content] of files) folder.write(name, content);
  return { ...manifest, site: { ...manifest.site, staticSearch: script } };
}

type Counts = Pick<ExportReport, 'pages' | 'files' | 'redirects'>;

interface Target {
  readonly ask: Ask;
  readonly folder: ExportFolder;
  readonly form: PageForm;
}

/** Writes the files of all languages, and configuration for servers. */
async function writeLanguages(
  release: Release,
  { ask, folder, form }: Target,
  onProgress: ExportOptions['onProgress'],
): Promise<Counts> {
  const { manifest } = release;
  const { translations = [] } = manifest;
  const { base } = manifest.site;
  const { headers: page } = await ask(pathToHref(base, [...manifest.pages.keys()][0] ?? '/'));
  const writers: SiteWriter[] = [];
  for (const language of [manifest, ...translations]) {
    const prefix = language === manifest ? '' : languageFolder(manifest, language);
    const own = { ask, folder: folderIn(folder, prefix), form, pageHeaders: page };
    const texts = release.texts?.[writers.length] ?? {};
    const writer = new SiteWriter({ ...release, manifest: language }, { ...own, texts });
    await writer.write(onProgress);
    writers.push(writer);
  }
  const { headers: asset } = await ask(pathToHref(base, manifest.assets.stylesheet));
  const redirects = writers.flatMap((writer) => writer.redirects);
  // A language's patterns come before those of the whole site.
  const patterns = writers.toReversed().flatMap((writer) => writer.patterns);
  const files = writers.flatMap((writer) => writer.files);
  folder.write('_redirects', renderRedirects(redirects, patterns, files));
  folder.write('_headers', renderHeaders(manifest, page, asset));
  const languages = translations.map((translation) => languageFolder(manifest, translation));
  const facts = { base, languages, form, headers: commonHeaders(page), redirects, patterns };
  for (const [name, text] of renderServerFiles(facts)) folder.write(name, text);
  // Without this file, GitHub Pages ignores folders that start with "_".
  folder.write('.nojekyll', '');
  const sum = (kind: keyof Counts): number => writers.reduce((all, { counts }) => all + counts[kind], 0);
  return { pages: sum('pages'), files: sum('files'), redirects: sum('redirects') };
}

interface SiteWriterParts {
  readonly ask: Ask;
  readonly folder: FileWriter;
  readonly form: PageForm;
  /** The worker's headers for a page. */
  readonly pageHeaders: Headers;
  /** The site's own texts in this language. */
  readonly texts: OwnTexts;
}

/** Writes the site in one language. */
class SiteWriter {
  readonly redirects: ExportedRedirect[] = [];
  /** Hrefs of all files except pages. */
  readonly files: string[] = [];
  readonly counts = { pages: 0, files: 0, redirects: 0 };
  readonly #manifest: Manifest;
  readonly #parts: SiteWriterParts;
  readonly #engine: string;
  readonly #addPolicy: (html: Buffer) => Buffer;
  readonly #tags = new Map<string, string>();

  constructor(release: Release, parts: SiteWriterParts) {
    this.#manifest = release.manifest;
    this.#parts = parts;
    this.#engine = engineKey(release, parts.form);
    this.#addPolicy = policyWriter(parts.pageHeaders.get('Content-Security-Policy') ?? '');
  }

  get patterns(): ExportedRedirect[] {
    const { site, redirectPatterns = [] } = this.#manifest;
    return redirectPatterns.map(({ from, to }) => ({
      href: pathToHref(site.base, from),
      location: linkToHref(site.base, to),
    }));
  }

  async write(onProgress: (done: number, total: number) => void): Promise<void> {
    const { ask, folder } = this.#parts;
    const manifest = this.#manifest;
    const known = parseState(folder.readBefore(STATE_FILE), this.#engine);
    for await (const response of collectResponses(manifest, ask, onProgress, known)) {
      if (response.kind === 'unchanged') await this.#keep(response.path, known.get(response.path) ?? '');
      else this.#write(response);
    }
    // The author may have a page at that path.
    if (!manifest.pages.has(SEARCH_PATH)) {
      this.#writePage(SEARCH_PATH, await askForSearch(manifest, ask, this.#parts.texts));
      this.counts.pages += 1;
    }
    folder.write(NOT_FOUND_FILE, this.#addPolicy(await askForNotFound(manifest, ask)));
    folder.write(STATE_FILE, renderState(this.#engine, this.#tags));
  }

  /** Keeps the file of the previous export, or writes it again if it was removed. */
  async #keep(path: string, etag: string): Promise<void> {
    const isPage = this.#manifest.pages.has(path) && !Object.hasOwn(this.#manifest.files, path);
    if (!this.#parts.folder.keep(isPage ? toPageFile(path, this.#parts.form) : toFileName(path))) {
      const response = await this.#parts.ask(pathToHref(this.#manifest.site.base, path));
      const bytes = await response.readAll();
      return this.#write({ kind: isPage ? 'page' : 'file', path, headers: response.headers, bytes });
    }
    this.#tags.set(path, etag);
    this.#count(path, isPage ? 'page' : 'file');
  }

  #write(response: Exclude<ExportedResponse, { readonly kind: 'unchanged' }>): void {
    const { path } = response;
    this.#count(path, response.kind);
    if (response.kind === 'redirect') {
      // The next export asks for it again, though pages that lead to it may be unchanged then.
      this.#tags.set(path, '');
      this.redirects.push({ href: pathToHref(this.#manifest.site.base, path), location: response.location });
      const page = renderRedirectPage(response.location, this.#manifest.site);
      for (const file of redirectFiles(path)) this.#parts.folder.write(file, page);
      return;
    }
    const etag = response.headers.get('ETag');
    if (etag !== null) this.#tags.set(path, etag);
    if (response.kind === 'page') this.#writePage(path, response.bytes);
    else this.#parts.folder.write(toFileName(path), response.bytes);
  }

  #count(path: string, kind: 'page' | 'file' | 'redirect'): void {
    this.counts[`${kind}s`] += 1;
    if (kind === 'file') this.files.push(pathToHref(this.#manifest.site.base, path));
  }

  #writePage(path: string, html: Buffer): void {
    this.#parts.folder.write(toPageFile(path, this.#parts.form), this.#addPolicy(html));
  }
}

/** The search page with the worker's frame. In place of results, it has a note for readers without JavaScript. */
async function askForSearch({ site }: Manifest, ask: Ask, texts: OwnTexts): Promise<Buffer> {
  const page = (await (await ask(pathToHref(site.base, SEARCH_PATH))).readAll()).toString();
  const article = /<article class="search-results">.*<\/article>/s;
  if (!article.test(page)) throw SourceError.at({ file: SEARCH_PATH }, 'Cannot export: the worker has no search page.');
  return Buffer.from(
    page.replace(article, () => renderStaticSearchArticle(site, findMessages(site.locale, texts).page)),
  );
}

async function askForNotFound({ site, pages }: Manifest, ask: Ask): Promise<Buffer> {
  const path = `/${NOT_FOUND_FILE.replace('.html', '')}`;
  if (pages.has(path))
    throw SourceError.at(
      { file: path },
      `Cannot export: ${NOT_FOUND_FILE} is the page that servers show for unknown paths. Give the page another slug.`,
    );
  return (await ask(pathToHref(site.base, NAMELESS_PATH))).readAll();
}
