import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { COMPONENT_OPTIONS, ENGINE_REACT } from '../../site/components/bundle-components.ts';
import { ICON_IMPORTS } from '../../site/components/icon-imports.ts';
import { BROWSER_OPTIONS, STYLES_AS_TEXT } from './browser-options.ts';
import { NOTICES_PATH } from './notices.ts';
import { PAGE_KIND_FACTS, SAMPLE_GRAMMARS } from './provided-modules.ts';
import { type SiteLanguage, siteLocale } from './site-locale.ts';

/**
 * A part of the page that is loaded on first use. It has its own bundle, which shares no modules with other scripts.
 */
interface IslandSource {
  readonly name: string;
  readonly entry: string;
}

export const SEARCH_ISLAND: IslandSource = { name: 'search-dialog', entry: 'worker/client/search/island.ts' };

/** The part of a form that gets tokens. */
export const TOKEN_ISLAND: IslandSource = { name: 'get-token', entry: 'worker/forms/client/oauth/island.ts' };

export const DIALOGS_ISLAND: IslandSource = { name: 'dialogs', entry: 'worker/client/dialogs/island.ts' };

export const TRY_IT_ISLAND: IslandSource = { name: 'try-it', entry: 'worker/forms/client/island.ts' };

/** The same with what a page's tools for agents do. The scripts load it under the name of the other. */
export const AGENT_TRY_IT_ISLAND: IslandSource = { ...TRY_IT_ISLAND, entry: 'worker/forms/client/agent-island.ts' };

/** Entry point of the script that loads a site's components. */
const SITE_ISLANDS = 'site-islands';

interface Island {
  /** `search-dialog-3F9A.js`, next to the script that loads it. */
  readonly name: string;
  /** The main file and the files that it loads. */
  readonly files: readonly { readonly name: string; readonly code: Uint8Array }[];
  /** Absolute paths of the bundled files. */
  readonly inputs: readonly string[];
}

/** Bundles an island with its styles. */
export async function bundleIsland(
  { name, entry }: IslandSource,
  language: SiteLanguage,
  plugins: readonly Plugin[] = [],
): Promise<Island> {
  const { files, inputs } = await bundleModules({ [name]: entry }, name, [siteLocale(language), ...plugins]);
  return { name: findMain(files, name), files, inputs };
}

/** Bundles a site's components (paths by id) with React's production build and the script that loads them. */
export async function bundleSiteIslands(
  components: ReadonlyMap<string, string>,
  language: SiteLanguage,
): Promise<Island> {
  const plugins = [siteLocale(language), ...importComponents(components), ENGINE_REACT, ICON_IMPORTS];
  const { files, inputs } = await bundleModules({ islands: SITE_ISLANDS }, 'island', plugins);
  return { name: findMain(files, 'islands'), files, inputs };
}

async function bundleModules(
  entryPoints: Readonly<Record<string, string>>,
  prefix: string,
  plugins: readonly Plugin[],
): Promise<Pick<Island, 'files' | 'inputs'>> {
  const result = await build({
    ...BROWSER_OPTIONS,
    ...COMPONENT_OPTIONS,
    chunkNames: `${prefix}-[name]-[hash]`,
    entryPoints,
    outdir: 'assets',
    splitting: true,
    metafile: true,
    banner: { js: `/*! ${NOTICES_PATH} */` },
    plugins: [STYLES_AS_TEXT, SAMPLE_GRAMMARS, PAGE_KIND_FACTS, ...plugins],
  });
  return {
    files: result.outputFiles.map(({ path, contents }) => ({ name: basename(path), code: contents })),
    inputs: Object.keys(result.metafile.inputs).map((file) => resolve(PROJECT_ROOT, file)),
  };
}

/** Chunk names start with the island's name too, but continue in lower case. */
function findMain(files: Island['files'], name: string): string {
  const isMain = (file: string): boolean =>
    file.startsWith(`${name}-`) && /^[A-Z0-9]+\.js$/.test(file.slice(name.length + 1));
  const main = files.find((file) => isMain(file.name));
  if (main === undefined) throw new Error(`The bundle of ${name} is empty`);
  return main.name;
}

/** The script that loads components when they come into view, and the components without build-only code. */
function importComponents(components: ReadonlyMap<string, string>): readonly Plugin[] {
  const members = [...components.keys()].map((id) => `${JSON.stringify(id)}: () => import("component:${id}")`);
  const starter = `import { startIslands } from './worker/client/islands/start-islands.ts';\nstartIslands({ ${members.join(', ')} });`;
  return [
    {
      name: 'import-components',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^site-islands$/ }, ({ path }) => ({ path, namespace: SITE_ISLANDS }));
        onLoad({ filter: /.*/, namespace: SITE_ISLANDS }, () => ({ contents: starter, resolveDir: PROJECT_ROOT }));
        onResolve({ filter: /^component:/ }, ({ path }) => ({ path: path.slice(10), namespace: 'component' }));
        onLoad({ filter: /.*/, namespace: 'component' }, ({ path }) => ({
          contents: `export { default } from ${JSON.stringify(components.get(path))};`,
          resolveDir: PROJECT_ROOT,
        }));
        // These styles are in the pages' stylesheet.
        onLoad({ filter: /\.css$/ }, ({ with: { type } }) => (type === 'text' ? undefined : { contents: '' }));
      },
    },
  ];
}

/** Keeps the import of an island as a reference to its file, which the browser loads. */
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

/**
 * For a site without forms: replaces the modules that load forms with empty ones, because a bundler follows all imports.
 */
export const LEAVE_OUT_FORMS: Plugin = {
  name: 'leave-out-forms',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]deferred[\\/]open-forms\.ts$/ }, () => ({ contents: 'export function openForms() {}' }));
    onLoad({ filter: /[\\/]webmcp[\\/]form-tools\.ts$/ }, () => ({ contents: 'export const formTools = () => [];' }));
  },
};
