import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import { KIND_STYLES } from '../../../worker/model/page-kinds.ts';
import type { FrameAssets } from '../../../worker/model/records/manifest.ts';
import type { Analytics } from '../../../worker/model/site.ts';
import { textDirection } from '../../../worker/model/text/scripts.ts';
import { assetHash } from '../../base/digest.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { BROWSER_OPTIONS, STYLES_AS_TEXT } from './browser-options.ts';
import {
  AGENT_TRY_IT_ISLAND,
  bundleIsland,
  bundleSiteIslands,
  DIALOGS_ISLAND,
  importIsland,
  LEAVE_OUT_FORMS,
  SEARCH_ISLAND,
  TOKEN_ISLAND,
  TRY_IT_ISLAND,
} from './bundle-island.ts';
import { toNotices } from './notices.ts';
import { PAGE_KIND_FACTS, SAMPLE_GRAMMARS, sampleGenerators } from './provided-modules.ts';
import { type SiteLanguage, siteLocale } from './site-locale.ts';
import { BLOCK_PREFIX, COLLECT_STYLES, STYLE_ENTRIES } from './stylesheets.ts';

/** The files that pages load, by path, and the frame's references to them. */
export interface ClientBundle {
  readonly assets: FrameAssets;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface SiteClient extends ClientBundle {
  /** Styles of blocks that only some pages have, by the block's folder. */
  readonly blockStyles: ReadonlyMap<string, Uint8Array>;
  /** License notices of the packages in the scripts. */
  readonly notices: string;
}

/** The stylesheets of page kinds, and of the search page, which has those of error pages. */
const OWN_STYLES = Object.entries({ ...KIND_STYLES, search: 'search', error: 'search' }).flatMap(([kind, styles]) =>
  styles === undefined ? [] : [[kind, styles] as const],
);

/** What differs between the scripts of sites. */
interface ClientOptions extends SiteLanguage {
  /** Try-it forms. */
  readonly forms?: boolean;
  /** Ids of the languages whose samples follow a form. */
  readonly sampleLanguages?: readonly string[];
  /** An announcement that readers can close. */
  readonly announcement?: boolean;
  /** Video players from other hosts. */
  readonly players?: boolean;
  /** Tools for the browser's agent. */
  readonly webmcp?: boolean;
  /** Paths of the site's interactive components, by id. */
  readonly islands?: ReadonlyMap<string, string>;
}

/** Bundles stylesheets and the browser script under hashed names, and the theme snippet as text. */
export async function bundleClient({
  locale,
  texts,
  forms = false,
  sampleLanguages = [],
  announcement = false,
  players = false,
  webmcp = false,
  islands = new Map(),
}: ClientOptions): Promise<SiteClient> {
  const files = new Map<string, Uint8Array>();
  const language = { locale, texts };
  const own = islands.size === 0 ? null : await bundleSiteIslands(islands, language);
  const search = await bundleIsland(SEARCH_ISLAND, language);
  const dialogs = await bundleIsland(DIALOGS_ISLAND, language);
  const tryItSource = webmcp ? AGENT_TRY_IT_ISLAND : TRY_IT_ISLAND;
  const tokens = forms ? await bundleIsland(TOKEN_ISLAND, language) : null;
  const tryIt =
    tokens === null
      ? null
      : await bundleIsland(tryItSource, language, [
          importIsland(TOKEN_ISLAND, tokens),
          sampleGenerators(sampleLanguages),
        ]);
  const result = await build({
    ...BROWSER_OPTIONS,
    entryPoints: { client: 'worker/client/index.ts', ...STYLE_ENTRIES },
    outdir: 'assets',
    splitting: true,
    metafile: true,
    define: {
      HAS_ANNOUNCEMENT: String(announcement),
      HAS_FORMS: String(forms),
      HAS_ISLANDS: String(own !== null),
      HAS_PLAYERS: String(players),
      HAS_WEBMCP: String(webmcp),
      IS_RIGHT_TO_LEFT: String(textDirection(locale) === 'rtl'),
    },
    plugins: [
      importIsland(SEARCH_ISLAND, search),
      importIsland(DIALOGS_ISLAND, dialogs),
      tryIt === null ? LEAVE_OUT_FORMS : importIsland(TRY_IT_ISLAND, tryIt),
      SAMPLE_GRAMMARS,
      PAGE_KIND_FACTS,
      STYLES_AS_TEXT,
      COLLECT_STYLES,
      siteLocale(language),
    ],
  });
  const separate = [search, dialogs, own, tokens, tryIt].filter((island) => island !== null);
  for (const { name, code } of separate.flatMap((island) => island.files)) files.set(`/assets/${name}`, code);
  const blockStyles = new Map<string, Uint8Array>();
  for (const { path, contents } of result.outputFiles) {
    const name = basename(path);
    if (name.startsWith(BLOCK_PREFIX))
      blockStyles.set(name.slice(BLOCK_PREFIX.length).replace(/-[A-Z0-9]+\.css$/, ''), contents);
    else files.set(`/assets/${name}`, contents);
  }
  const themeSnippet = await bundleThemeSnippet(announcement);
  const inputs = Object.keys(result.metafile.inputs).map((file) => resolve(PROJECT_ROOT, file));
  return {
    files,
    blockStyles,
    notices: toNotices([...separate.flatMap((island) => island.inputs), ...inputs]),
    assets: {
      stylesheet: findPath(files, 'site-', '.css'),
      kindStylesheets: Object.fromEntries(
        OWN_STYLES.map(([kind, styles]) => [kind, findPath(files, `${styles}-`, '.css')]),
      ),
      script: findPath(files, 'client-', '.js'),
      ...(own === null ? {} : { islands: `/assets/${own.name}` }),
      themeSnippet,
      themeSnippetHash: `sha256-${createHash('sha256').update(themeSnippet).digest('base64')}`,
    },
  };
}

/** The script in the head of every page, which runs before the first paint. */
function bundleThemeSnippet(announcement: boolean): Promise<string> {
  return bundleScript('worker/client/frame/theme-snippet.ts', 'iife', { HAS_ANNOUNCEMENT: String(announcement) });
}

/** A client script as text: `iife` for a classic script, `esm` for a module. */
export async function bundleScript(
  entry: string,
  format: 'iife' | 'esm',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    define,
    format,
    target: 'es2022',
    // Without "use strict", which pages would carry in their inline script.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}

function findPath(files: ReadonlyMap<string, Uint8Array>, prefix: string, suffix: string): string {
  const path = [...files.keys()].find((name) => name.startsWith(`/assets/${prefix}`) && name.endsWith(suffix));
  if (path === undefined) throw new Error(`The client bundle has no ${prefix}*${suffix}`);
  return path;
}

/** Adds the script that an analytics product needs before its own, if any. */
export async function addAnalyticsStarter(client: ClientBundle, analytics: Analytics | null): Promise<ClientBundle> {
  const { assets, files } = client;
  const starter = analytics?.starter ?? null;
  if (starter === null) return client;
  const code = Buffer.from(await bundleScript(`worker/client/analytics/${starter}.ts`, 'iife'));
  const path = `/assets/${starter}-${assetHash(code)}.js`;
  return { assets: { ...assets, analyticsStarter: path }, files: new Map([...files, [path, code]]) };
}
