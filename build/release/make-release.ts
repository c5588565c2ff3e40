import { FILE_RECORD_FORMAT } from '../../worker/model/file-record.ts';
import { brotliKey, type FrameAssets, type Manifest, type PageEntry, pageLabel } from '../../worker/model/manifest.ts';
import { PAGE_RECORD_FORMAT } from '../../worker/model/page-record.ts';
import type { PreviewCard } from '../../worker/model/preview-image.ts';
import { compareCodeUnits } from '../code-unit-order.ts';
import type { CompiledSite } from '../compile-site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import type { MadeSearchIndex } from '../search/make-search-index.ts';
import { compileSidebar } from '../sidebar/compile-sidebar.tsx';
import { checksum, contentHash } from './content-hash.ts';
import { toFileRecord } from './file-record.ts';
import { LazyRecords, type RecordSource } from './lazy-records.ts';
import { toPageRecord } from './page-record.ts';
import { findTitleNotes } from './title-notes.ts';

/** Everything that is deployed: a manifest, the worker's code, and the records that go to KV. */
export interface Release {
  readonly manifest: Manifest;
  readonly workerCode: string;
  /** KV values by key. A key is a hash of its content: a record never changes. */
  readonly records: ReadonlyMap<string, Uint8Array>;
}

export interface ReleaseParts {
  readonly site: CompiledSite;
  readonly search: MadeSearchIndex;
  readonly workerCode: string;
  readonly assets: FrameAssets;
  /** Bundled files by path. */
  readonly bundledFiles: ReadonlyMap<string, Uint8Array>;
  /** Of those, the ones that brotli makes smaller. */
  readonly compressedFiles: ReadonlyMap<string, Uint8Array>;
  /** Keys of pages that were made for a release before, so that a watching build does not hash all of them again. */
  readonly knownKeys?: KnownKeys;
}

/** The key of a page with an image. */
export type KnownKeys = WeakMap<CompiledPage, { readonly image: PreviewCard | null; readonly key: string }>;

type PagesByPath = ReadonlyMap<string, CompiledPage>;

/** Gives every record its key and writes them into the manifest. The same parts make the same release, byte for byte. */
export function makeRelease({
  site,
  search,
  workerCode,
  assets,
  bundledFiles,
  compressedFiles,
  knownKeys = new WeakMap(),
}: ReleaseParts): Release {
  const records = new Map<string, RecordSource>();
  const pages = new Map<string, PageEntry>();
  const pagesInOrder = [...site.pages].sort((a, b) => compareCodeUnits(a.path, b.path));
  const byPath: PagesByPath = new Map(pagesInOrder.map((page) => [page.path, page]));
  const titleNotes = findTitleNotes(site);
  for (const page of pagesInOrder) {
    const { path, article, markdown } = page;
    const image = site.previewImages.cards.get(path) ?? null;
    const known = knownKeys.get(page);
    const key = known?.image === image ? known.key : pageKey(page, image);
    knownKeys.set(page, { image, key });
    const preview = findPreview(page, site, byPath);
    const titleNote = titleNotes.get(path);
    pages.set(path, {
      ...page.entry,
      ...(preview === undefined ? {} : { preview }),
      ...(titleNote === undefined ? {} : { titleNote }),
      key,
    });
    records.set(key, () => toPageRecord(key, { article, markdown, image: toJson(image) }));
  }
  const files: Record<string, string> = {};
  for (const [path, bytes] of [...site.files, ...bundledFiles].sort(([a], [b]) => compareCodeUnits(a, b))) {
    // Bundled files have their hash in the name already, and keep answering to it after the next deploy.
    const key = bundledFiles.has(path)
      ? `file${path}`
      : `file/${contentHash(extension(path), bytes)}${extension(path)}`;
    records.set(key, bytes);
    files[path] = key;
  }
  const packed: string[] = [];
  for (const group of site.packedFiles) {
    const key = `file/${contentHash(FILE_RECORD_FORMAT, ...[...group].flat())}`;
    records.set(key, () => toFileRecord(key, group));
    for (const path of group.keys()) {
      files[path] = key;
      packed.push(path);
    }
  }
  const compressed = [...compressedFiles.keys()].sort(compareCodeUnits);
  for (const path of compressed)
    records.set(brotliKey(files[path] ?? ''), compressedFiles.get(path) ?? new Uint8Array());
  const sums = sumFiles(records);
  const { sheet } = site.previewImages;
  const previewSheet = sheet === null ? null : `preview/${contentHash(sheet)}`;
  if (sheet !== null && previewSheet !== null) records.set(previewSheet, sheet);
  for (const [index, { key }] of search.index.packs.entries()) {
    const record = search.records[index];
    if (record !== undefined) records.set(key, record);
  }
  const sidebars = Object.fromEntries(
    [...site.sidebars].map(([id, entries]) => [id, compileSidebar(id, entries, site.frame.base)]),
  );
  const redirects = Object.fromEntries(
    [...site.redirects].sort((a, b) => compareCodeUnits(a.from, b.from)).map(({ from, to }) => [from, to]),
  );
  const frameVersion = contentHash(
    workerCode,
    JSON.stringify([site.frame, assets, sidebars, [...pages.values()].map(pageLabel)]),
  );
  const rest = {
    frameVersion,
    site: site.frame,
    assets,
    pages,
    redirects,
    sidebars,
    files,
    sums,
    compressed,
    packed,
    previewSheet,
    search: search.index,
  };
  return {
    manifest: { release: contentHash(JSON.stringify({ ...rest, pages: [...pages] })), ...rest },
    workerCode,
    records: new LazyRecords(records),
  };
}

/** Checksums of all records of files, by which the edge notices a damaged one. */
function sumFiles(records: ReadonlyMap<string, RecordSource>): Record<string, string> {
  const sums: Record<string, string> = {};
  for (const [key, source] of records)
    if (key.startsWith('file/')) sums[key] = checksum(typeof source === 'function' ? source() : source);
  return sums;
}

/** The page whose image shows a page: itself, what it belongs to, and the home page rather than none. */
function findPreview(
  page: CompiledPage,
  { previewImages, frame }: CompiledSite,
  byPath: PagesByPath,
): PageEntry['preview'] {
  if (page.entry.image !== undefined) return undefined;
  let root = page;
  for (
    let parent = byPath.get(page.entry.parent ?? '');
    parent !== undefined;
    parent = byPath.get(parent.entry.parent ?? '')
  )
    root = parent;
  const path = [root.path, ...(frame.image === null ? ['/'] : [])].find((at) => previewImages.cards.has(at));
  return path === page.path ? true : path;
}

/** What the head shows of a page is part of its key, so that the key can be its ETag. */
function pageKey({ entry, article, markdown }: CompiledPage, image: PreviewCard | null): string {
  return `page/${contentHash(PAGE_RECORD_FORMAT, JSON.stringify(entry), article, markdown, toJson(image))}`;
}

function toJson(image: PreviewCard | null): Uint8Array {
  return Buffer.from(image === null ? '' : JSON.stringify(image));
}

function extension(path: string): string {
  return /\.[A-Za-z0-9]+$/.exec(path)?.[0] ?? '';
}
