import { gzipSync } from 'node:zlib';
import { FILE_RECORD_FORMAT, renderFileRecordHeader } from '../../../../worker/model/records/file-record.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { brotliKey, bundledFileKey, fileKey } from '../../../../worker/model/records/record-keys.ts';
import { memoize } from '../../../base/cache/memo.ts';
import { compareCodeUnits } from '../../../base/code-unit-order.ts';
import { checksum, contentHash } from '../content-hash.ts';

export interface ReleaseFiles {
  readonly site: {
    readonly files: ReadonlyMap<string, Uint8Array>;
    /** Files that change together, by path. Each group is one record. */
    readonly packedFiles: readonly ReadonlyMap<string, Uint8Array>[];
  };
  /** Bundled files by path. */
  readonly bundledFiles: ReadonlyMap<string, Uint8Array>;
  /** The bundled files that brotli makes smaller. */
  readonly compressedFiles: ReadonlyMap<string, Uint8Array>;
}

interface NamedFiles {
  readonly index: Pick<Manifest, 'files' | 'sums' | 'compressed' | 'packed'>;
  readonly records: readonly (readonly [key: string, bytes: Uint8Array])[];
}

/** Assigns each file the key of its record. */
export function nameFiles({ site, bundledFiles, compressedFiles }: ReleaseFiles): NamedFiles {
  const records: [string, Uint8Array][] = [];
  const paths: Record<string, string> = {};
  for (const [path, bytes] of [...site.files, ...bundledFiles].sort(([a], [b]) => compareCodeUnits(a, b))) {
    // Bundled files already have a hash in their names, which must still work after the next deploy.
    const key = bundledFiles.has(path)
      ? bundledFileKey(path)
      : fileKey(hashFile(bytes)(extension(path)), extension(path));
    records.push([key, bytes]);
    paths[path] = key;
  }
  const packed: string[] = [];
  for (const group of site.packedFiles) {
    const files = [...group].map(([path, bytes]) => [path, gzip(bytes)] as const);
    // A hash of the stored bytes, because another version of the compressor may write others.
    const key = fileKey(contentHash(FILE_RECORD_FORMAT, ...files.flat()));
    records.push([key, toFileRecord(key, files)]);
    for (const path of group.keys()) {
      paths[path] = key;
      packed.push(path);
    }
  }
  // Lets the edge detect a damaged record.
  const sums = Object.fromEntries(records.map(([key, bytes]) => [key, sumOf(bytes)]));
  const compressed: Record<string, string> = {};
  for (const [path, bytes] of [...compressedFiles].sort(([a], [b]) => compareCodeUnits(a, b))) {
    const sum = sumOf(bytes);
    compressed[path] = sum;
    records.push([brotliKey(paths[path] ?? '', sum), bytes]);
  }
  return { index: { files: paths, sums, compressed, packed }, records };
}

/** Memoized, because an edit changes few files. */
const gzip = memoize((bytes: Uint8Array) => gzipSync(bytes));
const sumOf = memoize((bytes: Uint8Array) => checksum(bytes));
const hashFile = memoize((bytes: Uint8Array) => memoize((suffix: string) => contentHash(suffix, bytes)));

function extension(path: string): string {
  return /\.[A-Za-z0-9]+$/.exec(path)?.[0] ?? '';
}

/** Serializes files that change together as one KV value. Each file is gzipped, which browsers can read directly. */
export function toFileRecord(
  key: string,
  files: readonly (readonly [path: string, gzipped: Uint8Array])[],
): Uint8Array {
  const header = renderFileRecordHeader({ key, files: files.map(([path, bytes]) => [path, bytes.byteLength]) });
  return Buffer.concat([Buffer.from(header), ...files.map(([, bytes]) => bytes)]);
}
