import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng, scanlineLength } from '../../../../worker/edge/preview-image/encode-png.ts';

const PALETTE = ['ffffff', 'ff0000', '00ff00', '0000ff'];
const png = (width: number, scanlines: readonly number[]): Promise<Uint8Array> => {
  const height = scanlines.length / scanlineLength(width);
  return encodePng({ width, height, palette: PALETTE.join(''), scanlines: Uint8Array.from(scanlines) });
};

describe('encodePng()', () => {
  it('writes an image that another decoder reads, pixel by pixel', async () => {
    const image = await png(5, [0, 0x01, 0x00, 0x00, ...[0, 0x01, 0x02, 0x00], ...[0, 0x00, 0x00, 0x30]]);
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([5, 3]);
    expect(
      data
        .toString('hex')
        .match(/.{6}/g)
        ?.map((hex) => PALETTE.indexOf(hex)),
    ).toEqual([...[0, 1, 0, 0, 0], ...[0, 1, 0, 2, 0], ...[0, 0, 0, 0, 3]]);
  });

  it('writes whole chunks in their order, each with its check', async () => {
    const bytes = Buffer.from(await png(1200, new Array<number>(scanlineLength(1200) * 630).fill(0)));
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
