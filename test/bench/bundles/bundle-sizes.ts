import { gzipSync } from 'node:zlib';
import { MOCK_FILE, TRY_IT_FILE } from '../../../build/release/bundle/bundle-worker.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { workerModules } from '../../../build/release/records/write-release.ts';
import { firstLoad } from './first-load.ts';

/** Sizes in bytes, with gzip -6 unless noted. */
export interface BundleSizes {
  readonly workerCode: number;
  readonly manifest: number;
  /** The modules that every startup loads. */
  readonly worker: number;
  readonly client: number;
  /** Styles of the heaviest page: the shared ones, and those of its kind. */
  readonly css: number;
  readonly searchDialog: number;
  /** Uncompressed, as inlined into every page. */
  readonly themeSnippet: number;
  /** The worker's module for agents, loaded on the first request of one. */
  readonly agentsWorker: number;
  /** The worker's module for search, loaded with the first query. */
  readonly searchWorker: number;
  /** What search loads for text that may be pasted. */
  readonly pastedWorker: number;
  /** The worker's module for forms, loaded on their first request; 0 on a site without forms. */
  readonly formsWorker: number;
  /** The module of the mock; 0 on a site without an API in mode `mock`. */
  readonly mockWorker: number;
  /** The form's script with its styles. */
  readonly form: number;
  /** What forms load to get a token. */
  readonly tokenForm: number;
}

export function bundleSizes(release: Release): BundleSizes {
  const { assets, files } = release.manifest;
  const served = new Map(
    Object.entries(files).flatMap(([path, key]) => {
      const value = release.records.get(key);
      return value === undefined ? [] : [[path, value] as const];
    }),
  );
  const modules = workerModules(release);
  const lazy = Object.keys(release.lazyModules ?? {});
  const sizeOf = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + gzip(served.get(path) ?? new Uint8Array()), 0);
  const sizeOfScript = (name: string): number =>
    sizeOf(Object.keys(files).filter((path) => path.replace(/-[A-Z0-9]+\.js$/, '') === `/assets/${name}`));
  return {
    workerCode: gzip(modules.get('app.js') ?? ''),
    manifest: gzip(modules.get('manifest.js') ?? ''),
    worker: [...modules].reduce((sum, [name, code]) => sum + (lazy.includes(name) ? 0 : gzip(code)), 0),
    agentsWorker: gzip(modules.get('agents.js') ?? ''),
    searchWorker: gzip(modules.get('search.js') ?? ''),
    pastedWorker: gzip(modules.get('pasted.js') ?? ''),
    formsWorker: modules.has(TRY_IT_FILE) ? gzip(modules.get(TRY_IT_FILE) ?? '') : 0,
    mockWorker: modules.has(MOCK_FILE) ? gzip(modules.get(MOCK_FILE) ?? '') : 0,
    form: sizeOfScript('try-it'),
    tokenForm: sizeOfScript('get-token'),
    client: sizeOf(firstLoad(assets.script, served)),
    css: Math.max(...Object.values(assets.kindStylesheets).map((own) => sizeOf([assets.stylesheet, own]))),
    searchDialog: sizeOfScript('search-dialog'),
    themeSnippet: Buffer.byteLength(assets.themeSnippet),
  };
}

function gzip(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}
