import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writevSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** The byte range of a result in the file. */
interface EntryRange {
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

/** A magic number, the lengths of key and result, and a checksum of the result. Both follow. */
const HEADER_BYTES = 16;
const MAGIC = 0x4c_4f_47_31;

/**
 * A file of results, each serialized by V8. Several builds may append to it; the last entry of a key counts. A damaged
 * result is absent. Everything behind a damaged header is, too.
 */
export class ResultLog {
  readonly file: string;
  #descriptor: number | null = null;
  #entries = new Map<string, EntryRange>();
  #end = 0;

  constructor(file: string) {
    this.file = file;
    this.refresh();
  }

  /** Returns undefined if the result is absent or damaged. */
  read(key: string): unknown {
    const entry = this.#entries.get(key);
    const bytes = entry === undefined ? null : this.#bytesAt(entry.offset, entry.length);
    return bytes !== null && crc32(bytes) === entry?.checksum ? deserialize(bytes) : undefined;
  }

  /** Appends results. Throws file system errors. */
  append(results: Iterable<readonly [key: string, result: unknown]>): void {
    writeEntries(this.file, 'a', results);
  }

  /** Replaces the file, so that other builds never see a part of it. Throws file system errors. */
  rewrite(results: Iterable<readonly [key: string, result: unknown]>): void {
    const temporary = `${this.file}.${process.pid}.tmp`;
    writeEntries(temporary, 'w', results);
    renameSync(temporary, this.file);
  }

  /** Finds what this and other builds have appended. Returns whether all of the file is readable. */
  refresh(): boolean {
    if (this.#descriptor === null || !isSameFile(this.file, this.#descriptor)) this.#open();
    const size = this.#descriptor === null ? 0 : fstatSync(this.#descriptor).size;
    while (this.#end < size) {
      const header = this.#bytesAt(this.#end, HEADER_BYTES);
      if (header?.readUInt32LE(0) !== MAGIC) return false;
      const [keyLength, length, checksum] = [header.readUInt32LE(4), header.readUInt32LE(8), header.readUInt32LE(12)];
      const offset = this.#end + HEADER_BYTES + keyLength;
      const key = offset + length > size ? null : this.#bytesAt(offset - keyLength, keyLength);
      if (key === null) return false;
      this.#entries.set(key.toString(), { offset, length, checksum });
      this.#end = offset + length;
    }
    return true;
  }

  /** Size of the results of some keys. */
  bytesOf(keys: Iterable<string>): number {
    return [...keys].reduce((sum, key) => sum + (this.#entries.get(key)?.length ?? 0), 0);
  }

  /** The open file remains readable even after another build replaces or removes it. */
  #open(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
    this.#entries = new Map();
    this.#end = 0;
    try {
      this.#descriptor = openSync(this.file, 'r');
    } catch {
      // Absent, or not readable: without entries.
    }
  }

  /** Reads bytes into a separate buffer, because deserialized data may be views into it. Null if they are not readable. */
  #bytesAt(position: number, length: number): Buffer | null {
    if (this.#descriptor === null) return null;
    const bytes = Buffer.allocUnsafeSlow(length);
    try {
      let done = 0;
      while (done < length) {
        const count = readSync(this.#descriptor, bytes, done, length - done, position + done);
        if (count === 0) return null;
        done += count;
      }
    } catch {
      return null;
    }
    return bytes;
  }
}

function isSameFile(file: string, descriptor: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
}

/** Writes each entry with one call, because other builds may append at the same time. */
function writeEntries(
  file: string,
  flags: 'a' | 'w',
  results: Iterable<readonly [key: string, result: unknown]>,
): void {
  const descriptor = openSync(file, flags);
  try {
    for (const [name, result] of results) {
      const [key, bytes] = [Buffer.from(name), serialize(result)];
      const header = Buffer.alloc(HEADER_BYTES);
      for (const [index, value] of [MAGIC, key.byteLength, bytes.byteLength, crc32(bytes)].entries())
        header.writeUInt32LE(value, index * 4);
      writevSync(descriptor, [header, key, bytes]);
    }
  } finally {
    closeSync(descriptor);
  }
}
