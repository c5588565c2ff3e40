import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../../build/base/project-root.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { readArticle } from '../choose-pages.ts';

/** Paths of the pages that another engine finds, best first. */
export type AskRival = (query: string) => Promise<readonly string[]>;

/**
 * Folder of other engines. They are not dependencies, because one is a program of 20 MB: `npm i --prefix .cache/rivals
 * minisearch@7.2.0 pagefind@1.4.0`.
 */
const FOLDER = join(PROJECT_ROOT, '.cache/rivals');

const MAX_FOUND = 10;

interface RivalPage {
  readonly id: string;
  readonly title: string;
  readonly operation: string;
  readonly html: string;
}

/** Calls `work` with each installed engine and an index of the same pages. */
export async function withRivals(
  release: Release,
  work: (name: string, ask: AskRival) => Promise<void>,
): Promise<void> {
  const pages = [...release.manifest.pages].flatMap(([id, page]): RivalPage[] => {
    if (page.unlisted === true) return [];
    const { title, operation = '' } = page;
    return [{ id, title, operation, html: readArticle(release, page) }];
  });
  if (isInstalled('minisearch')) await work('MiniSearch', await askMiniSearch(pages));
  if (isInstalled('pagefind')) await withPagefind(pages, (ask) => work('Pagefind', ask));
}

function isInstalled(name: string): boolean {
  return existsSync(join(FOLDER, 'node_modules', name));
}

/** Imported by file: Node resolves package names only from this folder, and `require` does not load ES modules. */
function load(file: string): Promise<unknown> {
  return import(pathToFileURL(join(FOLDER, 'node_modules', file)).href);
}

interface MiniSearchModule {
  readonly default: new (
    options: unknown,
  ) => {
    addAll(documents: readonly unknown[]): void;
    search(query: string, options: unknown): readonly { readonly id: string }[];
  };
}

/** The settings that its documentation recommends for search as you type. */
async function askMiniSearch(pages: readonly RivalPage[]): Promise<AskRival> {
  const { default: MiniSearch } = (await load('minisearch/dist/es/index.js')) as MiniSearchModule;
  const index = new MiniSearch({ fields: ['title', 'operation', 'text'] });
  index.addAll(pages.map(({ html, ...page }) => ({ ...page, text: html.replace(/<[^>]*>/g, ' ') })));
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, operation: 2 } };
  return async (query) =>
    index
      .search(query, options)
      .slice(0, MAX_FOUND)
      .map(({ id }) => id);
}

interface PagefindModule {
  createIndex(): Promise<{
    readonly index: {
      addHTMLFile(file: { readonly url: string; readonly content: string }): Promise<unknown>;
      writeFiles(options: { readonly outputPath: string }): Promise<unknown>;
    };
  }>;
  close(): Promise<void>;
}

interface PagefindClient {
  options(options: unknown): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<{ readonly url: string }> }[] }>;
}

/** Its client runs in Node, which lacks only `fetch` for files. */
async function withPagefind(pages: readonly RivalPage[], work: (ask: AskRival) => Promise<void>): Promise<void> {
  const { createIndex, close } = (await load('pagefind/lib/index.js')) as PagefindModule;
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  const before = globalThis.fetch;
  try {
    const { index } = await createIndex();
    for (const { id, title, html } of pages) {
      const content = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${html}</body></html>`;
      await index.addHTMLFile({ url: id, content });
    }
    await index.writeFiles({ outputPath: folder });
    globalThis.fetch = async (input) =>
      new Response(new Uint8Array(readFileSync(fileURLToPath(String(input).replace(/\?.*/, '')))));
    const client = (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as PagefindClient;
    await client.options({ basePath: `${pathToFileURL(folder).href}/`, baseUrl: '/' });
    await client.init();
    await work(async (query) => {
      const { results } = await client.search(query);
      const found = await Promise.all(results.slice(0, MAX_FOUND).map((result) => result.data()));
      return found.map(({ url }) => url.replace(/(?:\/|\.html)$/, '') || '/');
    });
  } finally {
    globalThis.fetch = before;
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
