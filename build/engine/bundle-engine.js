import { build } from 'esbuild';
import { reactRenderer } from './react-renderer.js';

/** What stays in node_modules: native code, and packages of one large file or of many that few builds read. */
const EXTERNAL = [
  '@shikijs/langs',
  '@shikijs/themes',
  'beautiful-mermaid',
  'chokidar',
  'esbuild',
  'miniflare',
  'opentype.js',
  'rolldown',
  'sharp',
  'subset-font',
  'temml',
  'wrangler',
];

/**
 * Writes entries (`build/cli.ts` as `cli.mjs`) as JavaScript that Node runs as it is, with source maps, and what they share
 * in chunks beside them. Libraries are bundled too: finding their many small files takes longer than reading one of two
 * megabytes. Returns the files that went in.
 *
 * @param {{ root: string, entries: Record<string, string>, folder: string, version?: string }} request `version` is
 *   that of the engine, which the cache of builds names.
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
    alias: { 'react-dom/server': reactRenderer(root, 'node') },
    // Bundled CommonJS asks for Node's own modules by it.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module';\nconst require = toRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}
