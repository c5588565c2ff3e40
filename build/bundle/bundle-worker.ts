import { build } from 'esbuild';
import { reactRenderer } from '../engine/react-renderer.js';
import { PROJECT_ROOT } from '../project-root.ts';
import { trimMediaTypes } from './trim-media-types.ts';

/**
 * The worker as one ES module, without its manifest. React is the production build; of react-dom/server only the
 * renderer that we use is bundled (34 KB gzip instead of 65).
 */
export function bundleWorker(): Promise<string> {
  return bundleModule('worker/index.ts');
}

/** The module that answers forms, for sites that have them: the worker loads it on the first such request. */
export function bundleTryIt(): Promise<string> {
  return bundleModule('worker/edge/try-it/answer-try-it.ts');
}

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
    plugins: [trimMediaTypes],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
