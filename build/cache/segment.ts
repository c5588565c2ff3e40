import { closeSync, fstatSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** The byte range of a result in its segment. */
interface EntryRange {
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

/** A segment ends with the length of its index, the index's checksum, and a magic number. */
const TRAILER_BYTES = 12;
const MAGIC = 0x53_45_47_31;

/**
 * A file with the results of one build, written once and never changed. Each result is serialized by V8 and has a checksum.
 * The index at the end reveals a truncated or damaged file.
 */
export class Segment {
  readonly file: string;
  readonly bytes: number;
  readonly #descriptor: number;
  readonly #index: ReadonlyMap<string, EntryRange>;

  private constructor(file: string, bytes: number, descriptor: number, index: ReadonlyMap<string, EntryRange>) {
    this.file = file;
    this.bytes = bytes;
    this.#descriptor = descriptor;
    this.#index = index;
  }

  /**
   * Returns null if the file is not a complete segment. Keeps the file open, so that it can be read even after another
   * build removes it.
   */
  static open(file: string): Segment | null {
    let descriptor: number | null = null;
    try {
      descriptor = openSync(file, 'r');
      const { size } = fstatSync(descriptor);
      const trailer = readAt(descriptor, size - TRAILER_BYTES, TRAILER_BYTES);
      const length = trailer.readUInt32LE(0);
      const index = readAt(descriptor, size - TRAILER_BYTES - length, length);
      if (trailer.readUInt32LE(8) === MAGIC && trailer.readUInt32LE(4) === crc32(index))
        return new Segment(file, size, descriptor, deserialize(index) as ReadonlyMap<string, EntryRange>);
    } catch {
      // Removed by another build, or not readable: treated as absent.
    }
    if (descriptor !== null) closeSync(descriptor);
    return null;
  }

  /**
   * Writes a temporary file and renames it, so that other builds never see a partial segment. Throws file system
   * errors.
   */
  static write(file: string, results: Iterable<readonly [key: string, result: unknown]>): void {
    const temporary = `${file}.tmp`;
    const descriptor = openSync(temporary, 'wx');
    try {
      const index = new Map<string, EntryRange>();
      let offset = 0;
      for (const [key, result] of results) {
        const bytes = serialize(result);
        index.set(key, { offset, length: bytes.byteLength, checksum: crc32(bytes) });
        writeAll(descriptor, bytes);
        offset += bytes.byteLength;
      }
      const end = serialize(index);
      const trailer = Buffer.alloc(TRAILER_BYTES);
      for (const [position, value] of [end.byteLength, crc32(end), MAGIC].entries())
        trailer.writeUInt32LE(value, position * 4);
      writeAll(descriptor, end);
      writeAll(descriptor, trailer);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  }

  /** Returns undefined if the result is absent or damaged. */
  read(key: string): unknown {
    const range = this.#index.get(key);
    if (range === undefined) return undefined;
    try {
      const bytes = readAt(this.#descriptor, range.offset, range.length);
      return crc32(bytes) === range.checksum ? deserialize(bytes) : undefined;
    } catch {
      return undefined;
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/**
 * Reads bytes into a separate buffer, because deserialized data may be views into it. Throws if there are too few
 * bytes.
 */
function readAt(descriptor: number, position: number, length: number): Buffer {
  if (position < 0) throw new RangeError('Outside of the file');
  const bytes = Buffer.allocUnsafeSlow(length);
  let done = 0;
  while (done < length) {
    const count = readSync(descriptor, bytes, done, length - done, position + done);
    if (count === 0) throw new RangeError('Outside of the file');
    done += count;
  }
  return bytes;
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.byteLength; ) done += writeSync(descriptor, bytes, done);
}
