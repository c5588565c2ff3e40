/** A step of an outline, y downwards; `M` and `Z` begin and end a contour. */
export type PathCommand =
  | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
  | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | {
      readonly type: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'Z' };

/** How much of each pixel an outline covers. */
export interface Coverage {
  /** Of the first pixel, from the outline's origin. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1, row by row. */
  readonly values: Float32Array;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Straight pieces that a curve is divided into: at the sizes of a preview their corners are far below a pixel. */
const CURVE_PIECES = 8;

/** Exact coverage of the pixels that an outline touches, with neither samples nor hints. */
export function rasterize(commands: readonly PathCommand[]): Coverage {
  const contours = flatten(commands);
  const points = contours.flat();
  if (points.length === 0) return { left: 0, top: 0, width: 0, height: 0, values: new Float32Array() };
  const left = Math.floor(points.reduce((least, { x }) => Math.min(least, x), Infinity));
  const top = Math.floor(points.reduce((least, { y }) => Math.min(least, y), Infinity));
  const width = Math.ceil(points.reduce((most, { x }) => Math.max(most, x), -Infinity)) - left;
  const height = Math.ceil(points.reduce((most, { y }) => Math.max(most, y), -Infinity)) - top;
  // An edge on the right border writes into the column behind it.
  const stride = width + 2;
  const areas = new Float32Array(stride * height);
  for (const contour of contours) {
    let from = contour.at(-1) as Point;
    for (const to of contour) {
      addEdge(areas, stride, from.x - left, from.y - top, to.x - left, to.y - top);
      from = to;
    }
  }
  return { left, top, width, height, values: sumRows(areas, stride, width, height) };
}

function flatten(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const command of commands) {
    switch (command.type) {
      case 'Z':
        continue;
      case 'M':
        contour = [];
        contours.push(contour);
        break;
      case 'Q': {
        const { x1, y1, x, y } = command;
        for (let piece = 1; piece < CURVE_PIECES; piece++) {
          const t = piece / CURVE_PIECES;
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
          contour.push({ x: a * pen.x + b * x1 + c * x, y: a * pen.y + b * y1 + c * y });
        }
        break;
      }
      case 'C': {
        const { x1, y1, x2, y2, x, y } = command;
        for (let piece = 1; piece < CURVE_PIECES; piece++) {
          const t = piece / CURVE_PIECES;
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
          contour.push({ x: a * pen.x + b * x1 + c * x2 + d * x, y: a * pen.y + b * y1 + c * y2 + d * y });
        }
        break;
      }
    }
    pen = { x: command.x, y: command.y };
    contour.push(pen);
  }
  return contours.filter(({ length }) => length > 2);
}

/**
 * Adds an edge to the areas that it changes: in each row that it crosses, the pixel on its left edge gets the part that
 * it covers and the next one the rest, so that the sum from the left is the coverage.
 */
function addEdge(areas: Float32Array, stride: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  let x = topX;
  for (let row = Math.floor(topY); row < bottomY; row++) {
    const height = Math.min(row + 1, bottomY) - Math.max(row, topY);
    const next = x + slope * height;
    addSlice(areas, row * stride, Math.min(x, next), Math.max(x, next), height * direction);
    x = next;
  }
}

/** One row of an edge, which goes from `from` to `to` within it. */
function addSlice(areas: Float32Array, row: number, from: number, to: number, height: number): void {
  const first = Math.floor(from);
  const last = Math.max(first, Math.ceil(to) - 1);
  let covered = 0;
  for (let column = first; column <= last; column++) {
    // Mean over the pixel of the part of the row's edge that lies left of each point.
    const share = last === first ? 1 - (from + to) / 2 + first : meanShare(column, from, to);
    add(areas, row + column, height * (share - covered));
    covered = share;
  }
  add(areas, row + last + 1, height * (1 - covered));
}

/** Of an edge that goes evenly from `from` to `to`: how much of it lies left of a point of this pixel, on average. */
function meanShare(column: number, from: number, to: number): number {
  const integral = (at: number): number => {
    const x = Math.min(Math.max(at, from), to);
    return (x - from) ** 2 / (2 * (to - from)) + Math.max(0, at - to);
  };
  return integral(column + 1) - integral(column);
}

function add(areas: Float32Array, index: number, area: number): void {
  areas[index] = (areas[index] ?? 0) + area;
}

function sumRows(areas: Float32Array, stride: number, width: number, height: number): Float32Array {
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += areas[row * stride + column] ?? 0;
      values[row * width + column] = Math.min(1, Math.abs(sum));
    }
  }
  return values;
}
