import { basename, resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { STATIC_INDEX_FILE, type StaticIndex, staticRecordFile } from '../../../worker/model/search/static-search.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { BROWSER_OPTIONS } from '../../release/bundle/browser-options.ts';
import { toScriptNotices } from '../../release/bundle/notices.ts';
import { siteLocale } from '../../release/bundle/site-locale.ts';
import { contentHash } from '../../release/records/content-hash.ts';
import type { Release } from '../../release/records/make-release.ts';
import { splitIndex } from '../../release/search/split-index.ts';

/** Search for sites without a worker. */
interface StaticSearch {
  /** Path of the script that pages load. */
  readonly script: string;
  /** Files by their name in the export: scripts, the index and its packs. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
}

const FOLDER = 'assets';

/** License notices of the packages in the scripts, next to them. */
const NOTICES_FILE = 'search-licenses.txt';

/** The search of a release as files. */
export async function makeStaticSearch({ manifest, records }: Release): Promise<StaticSearch> {
  const { outputFiles, metafile } = await build({
    ...BROWSER_OPTIONS,
    entryPoints: { 'static-search': 'worker/client/static-search/index.ts' },
    outdir: FOLDER,
    splitting: true,
    metafile: true,
    banner: { js: `/*! ${NOTICES_FILE} */` },
    plugins: [siteLocale({ locale: manifest.site.locale })],
  });
  const files = new Map<string, Uint8Array | string>();
  for (const { path, contents } of outputFiles) files.set(`${FOLDER}/${basename(path)}`, contents);
  const inputs = Object.keys(metafile.inputs).map((file) => resolve(PROJECT_ROOT, file));
  files.set(`${FOLDER}/${NOTICES_FILE}`, toScriptNotices(inputs));
  for (const [name, content] of makeIndexFiles({ manifest, records })) files.set(name, content);
  const entry = [...files.keys()].find((name) => name.startsWith(`${FOLDER}/static-search-`));
  return { script: `/${entry}`, files };
}

/** The index, and its records in a folder named by content hash. */
export function makeIndexFiles({ manifest, records }: Pick<Release, 'manifest' | 'records'>): Map<string, Uint8Array> {
  const { packs, records: split } = splitIndex(manifest.search, (key) => records.get(key) ?? new Uint8Array());
  const folder = `search-${contentHash(Buffer.concat([...split.values()]))}`;
  const index: StaticIndex = { base: manifest.site.base, folder, pages: manifest.search.pages, packs };
  const files = new Map<string, Uint8Array>();
  for (const [key, bytes] of split) files.set(`${FOLDER}/${staticRecordFile(folder, key)}`, deflate(bytes));
  // Outside the folder with long cache lifetimes. Its name is fixed, so that pages need not change with it.
  files.set(STATIC_INDEX_FILE, deflate(Buffer.from(JSON.stringify(index))));
  return files;
}

function deflate(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: 9 });
}
