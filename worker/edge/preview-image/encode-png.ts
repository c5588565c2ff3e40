import { concatenate, encode } from '../bytes.ts';

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** At most 16 colours, `rrggbb` one after the other. */
  readonly palette: string;
  /** For each row a byte 0 (no filter), then two pixels a byte, the left one in the high half. */
  readonly scanlines: Uint8Array<ArrayBuffer>;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BIT_DEPTH = 4;
const INDEXED_COLOR = 3;

/** Bytes of a row with its filter. */
export function scanlineLength(width: number): number {
  return 1 + Math.ceil((width * BIT_DEPTH) / 8);
}

/** An image with a palette as PNG (PNG, third edition, §11). */
export async function encodePng({ width, height, palette, scanlines }: IndexedImage): Promise<Uint8Array> {
  const header = [uint32(width), uint32(height), Uint8Array.of(BIT_DEPTH, INDEXED_COLOR, 0, 0, 0)];
  const colors = Uint8Array.from(palette.match(/../g) ?? [], (channel) => Number.parseInt(channel, 16));
  return concatenate([
    SIGNATURE,
    toChunk('IHDR', concatenate(header)),
    toChunk('PLTE', colors),
    toChunk('IDAT', await deflate(scanlines)),
    toChunk('IEND', new Uint8Array()),
  ]);
}

/** In the format of zlib, as PNG has it (§10). */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Response(bytes).body?.pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Length, type, data, and a check over type and data. */
function toChunk(type: string, data: Uint8Array): Uint8Array {
  const checked = concatenate([encode(type), data]);
  return concatenate([uint32(data.byteLength), checked, uint32(crc32(checked))]);
}

/** Four bytes, the highest first; of each part the array keeps the lowest byte. */
function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** PNG, third edition, §D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc;
}
