import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { type StaticIndex, staticPackFile } from '../../worker/model/static-search.ts';
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
  const index = JSON.stringify(content);
  const indexFile = `search-index-${createHash('sha256').update(index).digest('hex').slice(0, 8)}.json`;
  const { outputFiles } = await build({
    ...BROWSER_OPTIONS,
    entryPoints: { 'static-search': 'worker/client/static-search/index.ts' },
    outdir: FOLDER,
    splitting: true,
    define: { STATIC_INDEX_FILE: JSON.stringify(indexFile) },
  });
  const files = new Map<string, Uint8Array | string>();
  for (const { path, contents } of outputFiles) files.set(`${FOLDER}/${basename(path)}`, contents);
  files.set(`${FOLDER}/${indexFile}`, index);
  for (const { key } of manifest.search.packs)
    files.set(`${FOLDER}/${staticPackFile(key)}`, records.get(key) ?? new Uint8Array());
  const entry = [...files.keys()].find((name) => name.startsWith(`${FOLDER}/static-search-`));
  return { script: `/${entry}`, files };
}
