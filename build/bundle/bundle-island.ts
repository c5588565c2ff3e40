import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { BROWSER_OPTIONS } from './browser-options.ts';
import { STYLES_AS_TEXT } from './styles-as-text.ts';

/** A part of the page with a framework of its own, which is loaded on first use. */
export interface Island {
  /** `search-dialog-3F9A.js`, beside the script that loads it. */
  readonly name: string;
  readonly code: Uint8Array;
}

/** Where the client imports it; a bundle of its own, so that no module is shared with the scripts before it. */
const ENTRY = 'worker/client/search/island.tsx';

/** The search dialog with React, in its production build, and with its styles. */
export async function bundleIsland(): Promise<Island> {
  const result = await build({
    ...BROWSER_OPTIONS,
    entryPoints: { 'search-dialog': ENTRY },
    outdir: 'assets',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [STYLES_AS_TEXT],
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error(`The bundle of ${ENTRY} is empty`);
  return { name: basename(file.path), code: file.contents };
}

/** Leaves the import of the island as one of its file, for the browser to follow. */
export function importIsland({ name }: Island): Plugin {
  return {
    name: 'import-island',
    setup({ onResolve }) {
      onResolve({ filter: /\/island\.tsx$/ }, () => ({ path: `./${name}`, external: true }));
    },
  };
}
