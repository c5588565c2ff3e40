import { gzipSync } from 'node:zlib';
import { renderFileRecordHeader } from '../../worker/model/file-record.ts';

/** Serializes files that change together as one KV value. Each file is gzipped, which browsers can read directly. */
export function toFileRecord(key: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const packed = [...files].map(([path, bytes]) => ({ path, bytes: gzipSync(bytes) }));
  const header = renderFileRecordHeader({ key, files: packed.map(({ path, bytes }) => [path, bytes.byteLength]) });
  return Buffer.concat([Buffer.from(header), ...packed.map(({ bytes }) => bytes)]);
}
