import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { BROWSER_OPTIONS } from './browser-options.ts';
import { STYLES_AS_TEXT } from './styles-as-text.ts';

/** A part of the page that is loaded on first use: a bundle of its own, so that no module is shared with other scripts. */
export interface IslandSource {
  readonly name: string;
  readonly entry: string;
}

/** The search dialog with React. */
export const SEARCH_ISLAND: IslandSource = { name: 'search-dialog', entry: 'worker/client/search/island.tsx' };

/** The form that sends a request. */
export const TRY_IT_ISLAND: IslandSource = { name: 'try-it', entry: 'worker/client/try-it/island.ts' };

export interface Island {
  /** `search-dialog-3F9A.js`, beside the script that loads it. */
  readonly name: string;
  /** It, and what it loads in turn. */
  readonly files: readonly { readonly name: string; readonly code: Uint8Array }[];
}

/** An island with its styles; of React the production build. */
export async function bundleIsland({ name, entry }: IslandSource): Promise<Island> {
  const result = await build({
    ...BROWSER_OPTIONS,
    chunkNames: `${name}-[name]-[hash]`,
    entryPoints: { [name]: entry },
    outdir: 'assets',
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [STYLES_AS_TEXT],
  });
  const files = result.outputFiles.map(({ path, contents }) => ({ name: basename(path), code: contents }));
  // Names of chunks begin with that of the island as well, and go on in lower case.
  const main = files.find((file) => /^[A-Z0-9]+\.js$/.test(file.name.slice(name.length + 1)));
  if (main === undefined) throw new Error(`The bundle of ${entry} is empty`);
  return { name: main.name, files };
}

/** Leaves the import of the island as one of its file, for the browser to follow. */
export function importIsland({ name, entry }: IslandSource, island: Island): Plugin {
  const path = entry.slice(entry.lastIndexOf('/', entry.lastIndexOf('/') - 1));
  const filter = new RegExp(`${path.replaceAll('.', '\\.')}$`);
  return {
    name: `import-${name}`,
    setup({ onResolve }) {
      onResolve({ filter }, () => ({ path: `./${island.name}`, external: true }));
    },
  };
}

/** A site without forms: what would load them is empty, as a bundler follows every import that it reads. */
export const LEAVE_OUT_FORMS: Plugin = {
  name: 'leave-out-forms',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]reading[\\/]open-forms\.ts$/ }, () => ({ contents: 'export function openForms() {}' }));
  },
};
