import { gzipSync } from 'node:zlib';
import { renderFileRecordHeader } from '../../worker/model/file-record.ts';

/** Files that change together as they are stored: as one value of KV, each in gzip, which browsers read as it is. */
export function toFileRecord(key: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const packed = [...files].map(([path, bytes]) => ({ path, bytes: gzipSync(bytes) }));
  const header = renderFileRecordHeader({ key, files: packed.map(({ path, bytes }) => [path, bytes.byteLength]) });
  return Buffer.concat([Buffer.from(header), ...packed.map(({ bytes }) => bytes)]);
}
