import { join } from 'node:path';
import { build } from 'esbuild';
import { reactRenderer } from './react-renderer.js';

/** Packages that are not bundled: native code, and packages with a large file or many files that few builds read. */
const EXTERNAL = [
  '@shikijs/langs',
  '@shikijs/themes',
  'beautiful-mermaid',
  'chokidar',
  'esbuild',
  'miniflare',
  'opentype.js',
  'sharp',
  'subset-font',
  'temml',
  'wrangler',
];

/**
 * Bundles entry points (`build/cli.ts` as `cli.mjs`) to JavaScript that Node runs directly, with source maps and shared
 * chunks. Libraries are bundled too, because finding their many small files takes longer than reading one of two
 * megabytes. Returns the bundled source files.
 *
 * @param {{ root: string, entries: Record<string, string>, folder: string, version?: string }} request `version` is
 *   the engine's version, which build caches use as a key.
 * @returns {Promise<string[]>}
 */
export async function bundleEngine({ root, entries, folder, version }) {
  const { metafile } = await build({
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
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(version === undefined ? {} : { 'process.env.ENGINE_VERSION': JSON.stringify(version) }),
    },
    external: EXTERNAL,
    alias: {
      'react-dom/server': reactRenderer(root, 'node'),
      'shiki/wasm': join(root, 'build/cli/engine/oniguruma.js'),
    },
    loader: { '.wasm': 'binary' },
    // Bundled CommonJS uses it to load Node's own modules.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module';\nconst require = toRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    minifyWhitespace: true,
    // Node prints the line of an error that nobody catches.
    lineLimit: 160,
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}
