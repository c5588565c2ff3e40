import { basename } from 'node:path';
import { build } from 'esbuild';
import { STATIC_INDEX_FILE, type StaticIndex, staticPackFile } from '../../worker/model/static-search.ts';
import { BROWSER_OPTIONS } from '../bundle/browser-options.ts';
import type { Release } from '../release/make-release.ts';

/** What answers searches where no worker does. */
export interface StaticSearch {
  /** Path of the script that pages load. */
  readonly script: string;
  /** Files by their name in the export: scripts, the index and its packs. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
}

const FOLDER = 'assets';

/** The search of a release as files. */
export async function makeStaticSearch({ manifest, records }: Release): Promise<StaticSearch> {
  const content: StaticIndex = { base: manifest.site.base, index: manifest.search };
  const { outputFiles } = await build({
    ...BROWSER_OPTIONS,
    entryPoints: { 'static-search': 'worker/client/static-search/index.ts' },
    outdir: FOLDER,
    splitting: true,
  });
  const files = new Map<string, Uint8Array | string>();
  for (const { path, contents } of outputFiles) files.set(`${FOLDER}/${basename(path)}`, contents);
  // Outside of the folder whose files browsers keep for a year: its name stays, so that pages need not change with it.
  files.set(STATIC_INDEX_FILE, JSON.stringify(content));
  for (const { key } of manifest.search.packs)
    files.set(`${FOLDER}/${staticPackFile(key)}`, records.get(key) ?? new Uint8Array());
  const entry = [...files.keys()].find((name) => name.startsWith(`${FOLDER}/static-search-`));
  return { script: `/${entry}`, files };
}
