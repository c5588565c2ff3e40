import type { BuildOptions } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/** Options for browser modules: in memory, with a content hash in each name. */
export const BROWSER_OPTIONS = {
  absWorkingDir: PROJECT_ROOT,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;
