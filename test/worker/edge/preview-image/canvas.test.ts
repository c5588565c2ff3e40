import { describe, expect, it } from 'vitest';
import { toShape } from '../../../../build/preview-image/shape.ts';
import { Canvas } from '../../../../worker/edge/preview-image/canvas.ts';
import type { PreviewShape } from '../../../../worker/model/preview-image.ts';

function shape(rows: readonly string[], left = 0, top = 0): PreviewShape {
  const [{ length } = ''] = rows;
  const made = toShape({ left, top, width: length, colors: Uint8Array.from(rows.join(''), Number) });
  if (made === null) throw new Error('The rows are all paper.');
  return made;
}

function rows({ scanlines }: Canvas, width: number, height: number): string[] {
  const stride = scanlines.byteLength / height;
  return Array.from({ length: height }, (_, row) =>
    Buffer.from(scanlines.subarray(row * stride + 1, (row + 1) * stride))
      .toString('hex')
      .slice(0, width),
  );
}

describe('Canvas', () => {
  it('puts a shape where its origin is', () => {
    const canvas = new Canvas(6, 3);
    canvas.paint(shape(['102', '030'], 1, -1), 2, 1);
    expect(rows(canvas, 6, 3)).toEqual(['000102', '000030', '000000']);
  });

  it('cuts off what is outside, and keeps the darker of two colours', () => {
    const canvas = new Canvas(4, 2);
    canvas.paint(shape(['2222', '2222', '2222']), -2, -2);
    canvas.paint(shape(['111111111', '111111111']), 1, 0);
    expect(rows(canvas, 4, 2)).toEqual(['2211', '0111']);
  });

  it.each([15, 16, 300, 70_000])('knows runs of %i pixels', (length) => {
    const canvas = new Canvas(length + 2, 1);
    canvas.paint(shape([`1${'3'.repeat(length)}2`]), 0, 0);
    expect(rows(canvas, length + 2, 1)).toEqual([`1${'3'.repeat(length)}2`]);
  });
});

describe('toShape()', () => {
  it('makes nothing of nothing', () => {
    expect(toShape({ left: 0, top: 0, width: 2, colors: new Uint8Array(4) })).toBeNull();
  });
});
