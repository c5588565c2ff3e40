import { crc32, deflateRawSync } from 'node:zlib';

interface ZipFile {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** Whether it is stored as it is, such as the first file of an EPUB. */
  readonly isStored?: boolean;
}

/** The first moment that a ZIP can say: the same files are the same bytes at any time. */
const DATE = (1 << 5) | 1;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8 (APPNOTE 6.3.10 §4.4.4, bit 11). */
const UTF8 = 0x0800;

/** A ZIP archive with files in order, without extra fields. */
export function writeZip(files: readonly ZipFile[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false } of files) {
    const bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const stored = isStored ? bytes : deflateRawSync(bytes, { level: 9 });
    const path = Buffer.from(name);
    // What both headers have: flags, method, time, date, checksum and sizes.
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(UTF8, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 2);
    facts.writeUInt16LE(DATE, 6);
    facts.writeUInt32LE(crc32(bytes), 8);
    facts.writeUInt32LE(stored.byteLength, 12);
    facts.writeUInt32LE(bytes.byteLength, 16);
    facts.writeUInt16LE(path.byteLength, 20);
    const local = [numbers([LOCAL, 4], [VERSION, 2]), facts, numbers([0, 2]), path, stored];
    directory.push(
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
      facts,
      // No extra field, comment or attributes, on the first disk.
      numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    parts.push(...local);
    offset += local.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
  const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const count = files.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, ...directory, end]);
}

/** Little-endian integers, each with its number of bytes. */
function numbers(...values: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
