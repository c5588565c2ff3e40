import { describe, expect, it } from 'vitest';
import { type PathCommand, rasterize } from '../../../build/preview-image/rasterize.ts';

function polygon(...points: readonly [x: number, y: number][]): PathCommand[] {
  return [...points.map(([x, y], index): PathCommand => ({ type: index === 0 ? 'M' : 'L', x, y })), { type: 'Z' }];
}
function rows(commands: readonly PathCommand[]): number[][] {
  const { width, height, values } = rasterize(commands);
  return Array.from({ length: height }, (_, row) =>
    [...values.subarray(row * width, (row + 1) * width)].map((value) => Math.round(value * 1000) / 1000),
  );
}

describe('rasterize()', () => {
  it('covers the pixels of a square on whole pixels, and tells where they are', () => {
    const { left, top, width, height, values } = rasterize(polygon([2, -3], [4, -3], [4, -1], [2, -1]));
    expect([left, top, width, height, [...values]]).toEqual([2, -3, 2, 2, [1, 1, 1, 1]]);
  });

  it('covers a part of the pixels on an edge', () => {
    expect(rows(polygon([0.5, 0.25], [2, 0.25], [2, 2], [0.5, 2]))).toEqual([
      [0.375, 0.75],
      [0.5, 1],
    ]);
  });

  it('covers half of a pixel below a diagonal, whichever way the outline goes', () => {
    const expected = [
      [0.5, 0],
      [1, 0.5],
    ];
    expect(rows(polygon([0, 0], [2, 2], [0, 2]))).toEqual(expected);
    expect(rows(polygon([0, 2], [2, 2], [0, 0]))).toEqual(expected);
  });

  it('spreads a flat edge over the pixels that it crosses', () => {
    expect(rows(polygon([0, 0], [4, 1], [0, 1]))).toEqual([[0.875, 0.625, 0.375, 0.125]]);
  });

  it('leaves a hole that goes the other way', () => {
    const ring = [...polygon([0, 0], [3, 0], [3, 3], [0, 3]), ...polygon([1, 1], [1, 2], [2, 2], [2, 1])];
    expect(rows(ring)).toEqual([
      [1, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ]);
  });

  it('follows curves: a disc has the area of a disc', () => {
    const r = 10;
    const k = r * 0.5523;
    const disc: PathCommand[] = [
      { type: 'M', x: r, y: 0 },
      { type: 'C', x1: r, y1: k, x2: k, y2: r, x: 0, y: r },
      { type: 'C', x1: -k, y1: r, x2: -r, y2: k, x: -r, y: 0 },
      { type: 'Q', x1: -r, y1: -r * 0.99, x: 0, y: -r },
      { type: 'Q', x1: r * 0.99, y1: -r, x: r, y: 0 },
      { type: 'Z' },
    ];
    const area = rasterize(disc).values.reduce((sum, value) => sum + value, 0);
    // Two quadrants of a circle, and two between it and a square.
    expect(area).toBeGreaterThan(310);
    expect(area).toBeLessThan(330);
  });

  it('has no pixels for an outline without an area', () => {
    expect(rasterize([])).toMatchObject({ width: 0, height: 0 });
    expect(rasterize(polygon([1, 1], [2, 2]))).toMatchObject({ width: 0, height: 0 });
  });
});
