import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { reactRenderer } from '../engine/react-renderer.js';
import { PROJECT_ROOT } from '../project-root.ts';
import { trimMediaTypes } from './trim-media-types.ts';

/** File name of the module with the routes for agents, beside the worker's own module. */
export const AGENTS_FILE = 'agents.js';

/** File name of the module for form requests. */
export const TRY_IT_FILE = 'try-it.js';

/** File name of the module of the mock, which the one for form requests loads. */
export const MOCK_FILE = 'mock.js';

/**
 * The worker as one ES module, without its manifest and the modules that it loads on demand. Uses React's production build, and from react-dom/server only the
 * required renderer (34 KB gzipped instead of 65).
 */
export function bundleWorker(): Promise<string> {
  return bundleModule('worker/index.ts');
}

/** The module with the routes for agents, which the worker loads on the first request for one of them. */
export function bundleAgents(): Promise<string> {
  return bundleModule('worker/edge/agent-handlers.ts');
}

/** The module that handles form requests, which the worker loads on the first one. */
export function bundleTryIt(): Promise<string> {
  return bundleModule('worker/edge/try-it/handle-try-it.ts');
}

/** The same for a preview of data that is not trusted. */
export function bundlePreviewTryIt(): Promise<string> {
  return bundleModule('worker/edge/try-it/handle-preview.ts');
}

/** The module that responds as a described API does. */
export function bundleMock(): Promise<string> {
  return bundleModule('worker/request/mock/respond-as-mock.ts');
}

/** Modules that others import from files of their own, so that they are parsed only when needed. */
const LAZY_FILES: ReadonlyMap<string, string> = new Map([
  ['agent-handlers.ts', AGENTS_FILE],
  ['respond-as-mock.ts', MOCK_FILE],
]);

const keepLazyModulesApart: Plugin = {
  name: 'keep-lazy-modules-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ kind, path }) => {
      const file = LAZY_FILES.get(basename(path));
      return kind === 'dynamic-import' && file !== undefined ? { path: `./${file}`, external: true } : null;
    });
  },
};

async function bundleModule(entry: string): Promise<string> {
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
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-dom/server': reactRenderer(PROJECT_ROOT, 'browser') },
    plugins: [trimMediaTypes, keepLazyModulesApart],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
