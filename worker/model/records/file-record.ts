/**
 * Files that change together, such as a description as JSON and as YAML, share a record, so a deploy writes only one. A
 * record begins with a line of JSON in ASCII (its key, then the path and length of each file; URL paths are ASCII too),
 * followed by the files, each gzipped (RFC 1952).
 */
interface FileRecordHeader {
  readonly key: string;
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/** Part of the key, so that records in another format have different keys. */
export const FILE_RECORD_FORMAT = 'gzip files 1';

/** Room for several paths and lengths. A record whose first line is longer is not ours. */
const MAX_HEADER_BYTES = 4_096;

const LINE_FEED = 0x0a;

export function renderFileRecordHeader(header: FileRecordHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** One file of a record, gzipped, without copying. Throws if the record has a different key or ends too early. */
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

/**
 * Null if the line is not a header. A header with the right key was written by the build and needs no further checks.
 */
function parseHeader(line: string): FileRecordHeader | null {
  try {
    return JSON.parse(line) as FileRecordHeader | null;
  } catch {
    return null;
  }
}
