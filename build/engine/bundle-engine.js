import { build } from 'esbuild';
import { reactRenderer } from './react-renderer.js';

/** What stays in node_modules: native code, and packages of one large file or of many that few builds read. */
const EXTERNAL = [
  '@shikijs/langs',
  '@shikijs/themes',
  'chokidar',
  'esbuild',
  'miniflare',
  'opentype.js',
  'rolldown',
  'sharp',
  'temml',
  'wrangler',
];

/**
 * Writes commands (`build/build.ts` as `build.mjs`) as JavaScript that Node runs as it is, with source maps, and what they
 * share in chunks beside them. Libraries are bundled too: to find their many small files takes longer than to read one of two megabytes.
 *
 * @param {{ root: string, entries: string[], folder: string }} request
 */
export async function bundleEngine({ root, entries, folder }) {
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: EXTERNAL,
    alias: { 'react-dom/server': reactRenderer(root, 'node') },
    // Bundled CommonJS asks for Node's own modules by it.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module';\nconst require = toRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
}
