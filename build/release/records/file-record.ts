import { renderFileRecordHeader } from '../../../worker/model/records/file-record.ts';

/** Serializes files that change together as one KV value. Each file is gzipped, which browsers can read directly. */
export function toFileRecord(
  key: string,
  files: readonly (readonly [path: string, gzipped: Uint8Array])[],
): Uint8Array {
  const header = renderFileRecordHeader({ key, files: files.map(([path, bytes]) => [path, bytes.byteLength]) });
  return Buffer.concat([Buffer.from(header), ...files.map(([, bytes]) => bytes)]);
}
