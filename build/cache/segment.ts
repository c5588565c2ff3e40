import { closeSync, fstatSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Where a part lies in its segment. */
interface PartPlace {
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

/** A segment ends with the length of its index, the checksum of that, and a magic number. */
const TRAILER_BYTES = 12;
const MAGIC = 0x53_45_47_31;

/**
 * A file of parts that one build has kept; written once, never changed. Parts are data as V8 writes it, each with a
 * checksum, then comes an index of all: a file that is cut short or damaged is noticed.
 */
export class Segment {
  readonly file: string;
  readonly bytes: number;
  readonly #descriptor: number;
  readonly #index: ReadonlyMap<string, PartPlace>;

  private constructor(file: string, bytes: number, descriptor: number, index: ReadonlyMap<string, PartPlace>) {
    this.file = file;
    this.bytes = bytes;
    this.#descriptor = descriptor;
    this.#index = index;
  }

  /** Null for a file that is no whole segment. It stays open: what another build removes can still be read. */
  static open(file: string): Segment | null {
    let descriptor: number | null = null;
    try {
      descriptor = openSync(file, 'r');
      const { size } = fstatSync(descriptor);
      const trailer = readAt(descriptor, size - TRAILER_BYTES, TRAILER_BYTES);
      const length = trailer.readUInt32LE(0);
      const index = readAt(descriptor, size - TRAILER_BYTES - length, length);
      if (trailer.readUInt32LE(8) === MAGIC && trailer.readUInt32LE(4) === crc32(index))
        return new Segment(file, size, descriptor, deserialize(index) as ReadonlyMap<string, PartPlace>);
    } catch {
      // Removed by another build, or not readable: as good as absent.
    }
    if (descriptor !== null) closeSync(descriptor);
    return null;
  }

  /** Writes beside and renames: another build sees a whole segment or none. Throws when the disk does. */
  static write(file: string, parts: Iterable<readonly [key: string, part: unknown]>): void {
    const temporary = `${file}.tmp`;
    const descriptor = openSync(temporary, 'wx');
    try {
      const index = new Map<string, PartPlace>();
      let offset = 0;
      for (const [key, part] of parts) {
        const bytes = serialize(part);
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

  /** Undefined for a part that is absent or damaged. */
  read(key: string): unknown {
    const place = this.#index.get(key);
    if (place === undefined) return undefined;
    try {
      const bytes = readAt(this.#descriptor, place.offset, place.length);
      return crc32(bytes) === place.checksum ? deserialize(bytes) : undefined;
    } catch {
      return undefined;
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** Bytes with a buffer of their own: what is deserialised from them are views into it. Throws when there are fewer. */
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
