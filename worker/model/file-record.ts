/**
 * Files that change together, such as a description as JSON and as YAML, share a record: a deploy writes one. It begins
 * with a line of JSON (its own key, then path and length of each file), in ASCII as every path of a URL is, and goes on
 * with the files, each in gzip (RFC 1952).
 */
interface FileRecordHeader {
  readonly key: string;
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/** Part of the key: records that are read in another way have other keys. */
export const FILE_RECORD_FORMAT = 'gzip files 1';

/** Some paths and lengths; a record without a line as short as this is not ours. */
const MAX_HEADER_BYTES = 4_096;

const LINE_FEED = 0x0a;

export function renderFileRecordHeader(header: FileRecordHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** One file of a record, in gzip and without a copy. Throws when the record has another key, or ends before the file does. */
export function takeFile(record: Uint8Array, key: string, path: string): Uint8Array {
  const start = record.indexOf(LINE_FEED) + 1;
  const header = parseHeader(String.fromCharCode(...record.subarray(0, Math.min(start, MAX_HEADER_BYTES))));
  if (header?.key !== key) throw new Error(`Cannot read record ${key}: it does not begin with its key`);
  let end = start;
  for (const [name, bytes] of header.files) {
    end += bytes;
    if (name !== path) continue;
    if (end > record.byteLength) throw new Error(`Cannot read record ${key}: it ends after ${record.byteLength} bytes`);
    return record.subarray(end - bytes, end);
  }
  throw new Error(`Cannot read record ${key}: it has no file ${path}`);
}

/** Null if it is not a header; one with the right key was written by the build. */
function parseHeader(line: string): FileRecordHeader | null {
  try {
    return JSON.parse(line) as FileRecordHeader | null;
  } catch {
    return null;
  }
}
