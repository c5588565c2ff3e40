import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { SEARCH_PATH } from '../../../worker/model/search/search-href.ts';
import { renderStaticSearchArticle } from '../../../worker/ui/search/static-search-article.tsx';
import { SourceError } from '../../base/report/finding.ts';
import type { Release } from '../../release/records/make-release.ts';
import { collectResponses, type ExportedResponse } from './collect-responses.ts';
import { ExportFolder } from './export-folder.ts';
import { engineKey, parseState, renderState, STATE_FILE } from './export-state.ts';
import { type PageForm, toFileName, toPageFile } from './file-names.ts';
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
    const search = await makeStaticSearch(release);
    const manifest = { ...release.manifest, site: { ...release.manifest.site, staticSearch: search.script } };
    const exported = { ...release, manifest };
    for (const [name, content] of search.files) folder.write(name, content);
    const report = await withWorker(exported, async (ask) => {
      const { headers } = await ask(pathToHref(manifest.site.base, [...manifest.pages.keys()][0] ?? '/'));
      const writer = new SiteWriter(exported, { ask, folder, form, pageHeaders: headers });
      return writer.write(onProgress);
    });
    await folder.replace();
    return report;
  } finally {
    await folder.discard();
  }
}

interface SiteWriterParts {
  readonly ask: Ask;
  readonly folder: ExportFolder;
  readonly form: PageForm;
  /** The worker's headers for a page. */
  readonly pageHeaders: Headers;
}

class SiteWriter {
  readonly #manifest: Manifest;
  readonly #parts: SiteWriterParts;
  readonly #engine: string;
  readonly #addPolicy: (html: Buffer) => Buffer;
  readonly #tags = new Map<string, string>();
  readonly #redirects: ExportedRedirect[] = [];
  readonly #counts = { page: 0, file: 0, redirect: 0 };

  constructor(release: Release, parts: SiteWriterParts) {
    this.#manifest = release.manifest;
    this.#parts = parts;
    this.#engine = engineKey(release, parts.form);
    this.#addPolicy = policyWriter(parts.pageHeaders.get('Content-Security-Policy') ?? '');
  }

  async write(onProgress: (done: number, total: number) => void): Promise<ExportReport> {
    const { ask, folder } = this.#parts;
    const manifest = this.#manifest;
    const known = parseState(folder.readBefore(STATE_FILE), this.#engine);
    for await (const response of collectResponses(manifest, ask, onProgress, known)) {
      if (response.kind === 'unchanged') await this.#keep(response.path, known.get(response.path) ?? '');
      else this.#write(response);
    }
    // The author may have a page at that path.
    if (!manifest.pages.has(SEARCH_PATH)) {
      this.#writePage(SEARCH_PATH, await askForSearch(manifest, ask));
      this.#counts.page += 1;
    }
    folder.write(NOT_FOUND_FILE, this.#addPolicy(await askForNotFound(manifest, ask)));
    await this.#writeServerFiles();
    folder.write(STATE_FILE, renderState(this.#engine, this.#tags));
    const { page: pages, file: files, redirect: redirects } = this.#counts;
    return { pages, files, redirects, bytes: folder.bytes, changed: folder.changed };
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
    this.#counts[isPage ? 'page' : 'file'] += 1;
  }

  #write(response: Exclude<ExportedResponse, { readonly kind: 'unchanged' }>): void {
    const { path } = response;
    this.#counts[response.kind] += 1;
    if (response.kind === 'redirect') {
      this.#redirects.push({ href: pathToHref(this.#manifest.site.base, path), location: response.location });
      // Other names, such as `/favicon.ico` or `/old.md`, are requested by programs that do not read HTML.
      if (!/\.[a-z]+$/i.test(path))
        this.#parts.folder.write(toPageFile(path, this.#parts.form), renderRedirectPage(response.location));
      return;
    }
    const etag = response.headers.get('ETag');
    if (etag !== null) this.#tags.set(path, etag);
    if (response.kind === 'page') this.#writePage(path, response.bytes);
    else this.#parts.folder.write(toFileName(path), response.bytes);
  }

  #writePage(path: string, html: Buffer): void {
    this.#parts.folder.write(toPageFile(path, this.#parts.form), this.#addPolicy(html));
  }

  /** Server configuration: the worker's headers, redirects, clean URLs. */
  async #writeServerFiles(): Promise<void> {
    const { ask, folder, form, pageHeaders: page } = this.#parts;
    const { site, assets, redirectPatterns } = this.#manifest;
    const { headers: asset } = await ask(pathToHref(site.base, assets.stylesheet));
    const patterns = (redirectPatterns ?? []).map(({ from, to }) => ({
      href: pathToHref(site.base, from),
      location: linkToHref(site.base, to),
    }));
    folder.write('_redirects', renderRedirects(this.#redirects, patterns));
    folder.write('_headers', renderHeaders(this.#manifest, page, asset));
    const facts = { base: site.base, form, headers: commonHeaders(page), redirects: this.#redirects, patterns };
    for (const [name, text] of renderServerFiles(facts)) folder.write(name, text);
    // Without this file, GitHub Pages ignores folders that start with "_".
    folder.write('.nojekyll', '');
  }
}

/** The search page with the worker's frame. In place of results, it has a note for readers without JavaScript. */
async function askForSearch({ site }: Manifest, ask: Ask): Promise<Buffer> {
  const page = (await (await ask(pathToHref(site.base, SEARCH_PATH))).readAll()).toString();
  const article = /<article class="search-results">.*<\/article>/s;
  if (!article.test(page)) throw SourceError.at({ file: SEARCH_PATH }, 'Cannot export: the worker has no search page.');
  return Buffer.from(page.replace(article, () => renderStaticSearchArticle(site, findMessages(site.locale).page)));
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
