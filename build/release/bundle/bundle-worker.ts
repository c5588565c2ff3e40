import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { reactRenderer } from '../../cli/engine/react-renderer.js';
import { PAGE_KIND_FACTS } from './provided-modules.ts';
import { joinImports, type SharedExports, shareCode } from './share-code.ts';
import { siteLocale, siteLocales } from './site-locale.ts';
import { trimMediaTypes } from './trim-media-types.ts';

/** Modules of every worker that are loaded with the first request for them, by file name. */
const LAZY_ENTRIES = {
  'agents.js': 'worker/agents/agent-handlers.ts',
  'pasted.js': 'worker/search/pasted/read-pasted.ts',
  'search.js': 'worker/edge/search/site-search.ts',
} as const;

/** File name of the module for form requests. */
export const TRY_IT_FILE = 'try-it.js';

/** File name of the module that chooses what a reader sees, on a site with audiences. */
export const ACCESS_FILE = 'access.js';

/** File name of the module of the mock, which the one for form requests loads. */
export const MOCK_FILE = 'mock.js';

/** What the first module exports, and the one for form requests. */
const APP_EXPORTS: SharedExports = { list: 'worker/shared.ts', module: 'app.js' };
const TRY_IT_EXPORTS: SharedExports = { list: 'worker/forms/edge/shared.ts', module: TRY_IT_FILE };

/** The code of a worker as ES modules, without its manifest and the modules for forms. */
export interface WorkerBundle {
  readonly workerCode: string;
  readonly lazyModules: Readonly<Record<keyof typeof LAZY_ENTRIES, string>>;
}

/** Languages of a site's interface (BCP 47). The first is that of its content. */
export type SiteLocales = readonly [original: string, ...others: string[]];

/** The site's own texts are in the order of its languages. */
interface Languages {
  readonly locales: SiteLocales;
  readonly texts: readonly OwnTexts[];
  /** Whether the site has audiences. */
  readonly hasAccess?: boolean;
}

/**
 * Bundles a worker with the texts of a site's languages. Uses React's production build, and from react-dom/server only
 * the required renderer (34 KB gzipped instead of 65).
 */
export async function bundleWorker(
  locales: SiteLocales,
  texts: readonly OwnTexts[] = [],
  hasAccess = false,
): Promise<WorkerBundle> {
  const bundleLazy = (file: keyof typeof LAZY_ENTRIES): Promise<string> =>
    bundleModule({ locales, texts, hasAccess }, LAZY_ENTRIES[file], [APP_EXPORTS]);
  const [workerCode, agents, pasted, search] = await Promise.all([
    bundleModule({ locales, texts, hasAccess }, 'worker/index.ts'),
    bundleLazy('agents.js'),
    bundleLazy('pasted.js'),
    bundleLazy('search.js'),
  ]);
  return { workerCode, lazyModules: { 'agents.js': agents, 'pasted.js': pasted, 'search.js': search } };
}

/** The module that chooses what a reader sees. */
export function bundleAccess(locales: SiteLocales, texts: readonly OwnTexts[] = []): Promise<string> {
  return bundleModule({ locales, texts, hasAccess: true }, 'worker/access/split-by-audience.ts');
}

/** The module that handles form requests, which the worker loads on the first one. */
export function bundleTryIt(locales: SiteLocales, texts: readonly OwnTexts[] = []): Promise<string> {
  return bundleModule({ locales, texts }, 'worker/forms/edge/handle-try-it.ts', [APP_EXPORTS]);
}

/** The same for a preview of data that is not trusted. */
export function bundlePreviewTryIt(locales: SiteLocales, texts: readonly OwnTexts[] = []): Promise<string> {
  return bundleModule({ locales, texts }, 'worker/forms/edge/handle-preview.ts', [APP_EXPORTS]);
}

/** The module that responds as a described API does. */
export function bundleMock(locales: SiteLocales, texts: readonly OwnTexts[] = []): Promise<string> {
  return bundleModule({ locales, texts }, 'worker/forms/mock/respond-as-mock.ts', [APP_EXPORTS, TRY_IT_EXPORTS]);
}

/** Modules that others import from files of their own, so that they are parsed only when needed. */
const LAZY_FILES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LAZY_ENTRIES).map(([file, entry]) => [basename(entry), file] as const),
  ['respond-as-mock.ts', MOCK_FILE],
]);

/** Matches nothing else: esbuild would send each import of a bundle to this process and back. */
const LAZY_IMPORT = new RegExp(`/(?:${[...LAZY_FILES.keys()].join('|').replaceAll('.', '\\.')})$`);

const keepLazyModulesApart: Plugin = {
  name: 'keep-lazy-modules-apart',
  setup({ onResolve }) {
    onResolve({ filter: LAZY_IMPORT }, ({ kind, path }) => {
      const file = LAZY_FILES.get(basename(path));
      return kind === 'dynamic-import' && file !== undefined ? { path: `./${file}`, external: true } : null;
    });
  },
};

async function bundleModule(
  { locales, texts, hasAccess = false }: Languages,
  entry: string,
  shared: readonly SharedExports[] = [],
): Promise<string> {
  const result = await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', HAS_ACCESS: String(hasAccess) },
    alias: { 'react-dom/server': reactRenderer(PROJECT_ROOT, 'browser') },
    plugins: [
      trimMediaTypes,
      keepLazyModulesApart,
      shareCode(shared),
      PAGE_KIND_FACTS,
      siteLocale({ locale: locales[0], texts: texts[0] }),
      siteLocales(locales.slice(1).map((locale, index) => ({ locale, texts: texts[index + 1] }))),
    ],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return joinImports(result.outputFiles[0]?.text ?? '', shared);
}
