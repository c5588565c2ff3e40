import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../../worker/model/manifest.ts';
import { findMessages } from '../../worker/model/messages/locales.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { SEARCH_PATH } from '../../worker/model/search-href.ts';
import { renderStaticSearchArticle } from '../../worker/ui/search/static-search-article.tsx';
import { LocalRuntime } from '../local/local-runtime.ts';
import type { Release } from '../release/make-release.ts';
import { SourceError } from '../report/finding.ts';
import { type Answer, type Ask, collectAnswers } from './collect-answers.ts';
import { ExportFolder } from './export-folder.ts';
import { toFileName, toPageFiles } from './file-names.ts';
import { type ExportedRedirect, renderHeaders, renderRedirectPage, renderRedirects } from './host-files.ts';
import { makeStaticSearch } from './static-search.ts';

/** What an export wrote. */
export interface ExportReport {
  readonly pages: number;
  readonly files: number;
  readonly redirects: number;
  readonly bytes: number;
}

/** Hosts and servers look for it by this name; no page may have its path. */
const NOT_FOUND_FILE = '404.html';

/** No page is near to it, so the not-found page names none: the file stands for every unknown path. */
const NAMELESS_PATH = '/_';

/** Nobody's (RFC 6761 §6.4); the worker makes no link from it. */
const ORIGIN = 'https://export.invalid';

/** Writes everything that a release answers with as files, in place of what the folder had. Nothing is changed when it throws. */
export async function exportSite(
  release: Release,
  outDir: string,
  onProgress: (done: number, total: number) => void,
): Promise<ExportReport> {
  const folder = await ExportFolder.create(outDir);
  const stateDir = await mkdtemp(join(tmpdir(), 'export-'));
  const runtime = new LocalRuntime({ port: 0, stateDir });
  try {
    const search = await makeStaticSearch(release);
    const manifest = { ...release.manifest, site: { ...release.manifest.site, staticSearch: search.script } };
    await runtime.serve({ ...release, manifest });
    const ask: Ask = (href) =>
      runtime.fetch(ORIGIN + href, { method: 'GET', headers: { 'Accept-Encoding': 'identity' } });
    for (const [name, content] of search.files) await folder.write(name, content);
    const report = await writeSite(manifest, ask, folder, onProgress);
    await folder.replace();
    return report;
  } finally {
    await runtime.stop();
    await folder.discard();
    await rm(stateDir, { recursive: true, force: true });
  }
}

async function writeSite(
  manifest: Manifest,
  ask: Ask,
  folder: ExportFolder,
  onProgress: (done: number, total: number) => void,
): Promise<ExportReport> {
  const redirects: ExportedRedirect[] = [];
  const counts = { page: 0, file: 0, redirect: 0 };
  let page = new Headers();
  let asset = new Headers();
  for await (const answer of collectAnswers(manifest, ask, onProgress)) {
    counts[answer.kind] += 1;
    await writeAnswer(answer, folder);
    if (answer.kind === 'redirect')
      redirects.push({ href: pathToHref(manifest.site.base, answer.path), location: answer.location });
    else if (answer.kind === 'page') page = answer.headers;
    else if (answer.path === manifest.assets.stylesheet) asset = answer.headers;
  }
  // The author may have a page at that path.
  if (!manifest.pages.has(SEARCH_PATH)) {
    const bytes = await askForSearch(manifest, ask);
    for (const name of toPageFiles(SEARCH_PATH)) await folder.write(name, bytes);
    counts.page += 1;
  }
  await folder.write(NOT_FOUND_FILE, await askForNotFound(manifest, ask));
  await folder.write('_redirects', renderRedirects(redirects));
  await folder.write('_headers', renderHeaders(manifest, page, asset));
  // GitHub Pages leaves out folders that begin with "_" unless it finds this file.
  await folder.write('.nojekyll', '');
  return { pages: counts.page, files: counts.file, redirects: counts.redirect, bytes: folder.bytes };
}

async function writeAnswer(answer: Answer, folder: ExportFolder): Promise<void> {
  switch (answer.kind) {
    case 'page':
      for (const name of toPageFiles(answer.path)) await folder.write(name, answer.bytes);
      return;
    case 'file':
      return folder.write(toFileName(answer.path), answer.bytes);
    case 'redirect':
      // Other names, such as `/favicon.ico` or `/old.md`, are asked for by programs that read no HTML.
      if (/\.[a-z]+$/i.test(answer.path)) return;
      for (const name of toPageFiles(answer.path)) await folder.write(name, renderRedirectPage(answer.location));
  }
}

/** The search page as the worker frames it; in the place of results, which the dialog shows, a word to readers without a script. */
async function askForSearch({ site }: Manifest, ask: Ask): Promise<string> {
  const page = await (await ask(pathToHref(site.base, SEARCH_PATH))).text();
  const article = /<article class="search-results">.*<\/article>/s;
  if (!article.test(page)) throw SourceError.at({ file: SEARCH_PATH }, 'Cannot export: the worker has no search page.');
  return page.replace(article, () => renderStaticSearchArticle(site, findMessages(site.locale).page));
}

async function askForNotFound({ site, pages }: Manifest, ask: Ask): Promise<Uint8Array> {
  const path = `/${NOT_FOUND_FILE.replace('.html', '')}`;
  if (pages.has(path))
    throw SourceError.at(
      { file: path },
      `Cannot export: ${NOT_FOUND_FILE} is what servers show for unknown paths. Give the page another slug.`,
    );
  const response = await ask(pathToHref(site.base, NAMELESS_PATH));
  return new Uint8Array(await response.arrayBuffer());
}
