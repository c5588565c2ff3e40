import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../../../build/preview-image/canvas.ts';
import { encodePng } from '../../../build/preview-image/png.ts';

const PALETTE = ['#ffffff', '#ff0000', '#00ff00', '#0000ff'] as const;

describe('encodePng()', () => {
  it('writes an image that another decoder reads, pixel by pixel', async () => {
    const canvas = new Canvas(5, 3);
    canvas.fill(1, 0, 1, 2, 1);
    canvas.fill(4, 2, 1, 1, 3);
    const { data, info } = await sharp(png(canvas)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([5, 3]);
    expect(
      data
        .toString('hex')
        .match(/.{6}/g)
        ?.map((hex) => PALETTE.indexOf(`#${hex}` as '#ffffff')),
    ).toEqual([...[0, 1, 0, 0, 0], ...[0, 1, 0, 0, 0], ...[0, 0, 0, 0, 3]]);
  });

  it('writes whole chunks in their order, each with its check', () => {
    const bytes = Buffer.from(png(new Canvas(1200, 630)));
    const types: string[] = [];
    let at = 8;
    while (at < bytes.byteLength) {
      const length = bytes.readUInt32BE(at);
      types.push(bytes.toString('latin1', at + 4, at + 8));
      expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)));
      at += length + 12;
    }
    expect([types, at]).toEqual([['IHDR', 'PLTE', 'IDAT', 'IEND'], bytes.byteLength]);
    expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  });
});

describe('Canvas', () => {
  it('cuts off what is outside, and keeps the darker of two colours', () => {
    const canvas = new Canvas(4, 2);
    canvas.fill(-2, -2, 4, 3, 2);
    canvas.fill(1, 0, 9, 9, 1);
    expect(rows(canvas)).toEqual(['2211', '0111']);
  });

  it('is not changed by what is drawn on its clone', () => {
    const canvas = new Canvas(2, 1);
    canvas.clone().fill(0, 0, 2, 1, 3);
    expect(rows(canvas)).toEqual(['00']);
  });
});

function png({ width, height, scanlines }: Canvas): Uint8Array {
  return encodePng({ width, height, palette: PALETTE, scanlines });
}

function rows({ width, height, scanlines }: Canvas): string[] {
  const stride = scanlines.byteLength / height;
  return Array.from({ length: height }, (_, row) =>
    Buffer.from(scanlines.subarray(row * stride + 1, (row + 1) * stride))
      .toString('hex')
      .slice(0, width),
  );
}
