import { crc32, deflateSync } from 'node:zlib';

/** `#rrggbb` */
export type Color = `#${string}`;

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** At most 16 colours. */
  readonly palette: readonly Color[];
  /** For each row a byte 0 (no filter), then two pixels a byte, the left one in the high half. */
  readonly scanlines: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 4;
const INDEXED_COLOR = 3;

/** Paper and rules are long runs: what a thorough search saves costs several times as much CPU. */
const DEFLATE_LEVEL = 3;

/** Bytes of a row with its filter. */
export function scanlineLength(width: number): number {
  return 1 + Math.ceil((width * BIT_DEPTH) / 8);
}

/** An image with a palette as PNG (PNG, third edition, §11). */
export function encodePng({ width, height, palette, scanlines }: IndexedImage): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED_COLOR, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex')),
    toChunk('IDAT', deflateSync(scanlines, { level: DEFLATE_LEVEL })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, type, data, and a check over type and data. */
function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.byteLength + 8);
  chunk.writeUInt32BE(data.byteLength, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.byteLength + 4);
  return chunk;
}
