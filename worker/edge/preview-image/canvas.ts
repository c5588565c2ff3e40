import type { PreviewShape } from '../../model/preview-image.ts';
import { scanlineLength } from './encode-png.ts';

/** Paper, two pixels a byte: the scanlines of a PNG. */
export class Canvas {
  readonly scanlines: Uint8Array<ArrayBuffer>;
  readonly #width: number;
  readonly #height: number;
  readonly #stride: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#stride = scanlineLength(width);
    this.scanlines = new Uint8Array(this.#stride * height);
  }

  /** Puts a shape on the paper. What is outside of the paper is cut off. */
  paint([left, top, width, runs]: PreviewShape, x: number, y: number): void {
    const bytes = atob(runs);
    let pixel = 0;
    for (let at = 0; at < bytes.length; ) {
      const head = bytes.charCodeAt(at++);
      const color = head >> 4;
      const length = head & 0x0f || (bytes.charCodeAt(at++) << 8) | bytes.charCodeAt(at++);
      const end = pixel + length;
      if (color === 0) pixel = end;
      for (; pixel < end; pixel++) this.#darken(x + left + (pixel % width), y + top + Math.floor(pixel / width), color);
    }
  }

  /** Where letters touch, the darker one stays: colours of a ramp are in order. */
  #darken(x: number, y: number, color: number): void {
    if (x < 0 || x >= this.#width || y < 0 || y >= this.#height) return;
    // Behind the byte that names the filter.
    const index = y * this.#stride + 1 + (x >> 1);
    const byte = this.scanlines[index] ?? 0;
    // The left one of two pixels is the high half.
    const shift = x % 2 === 1 ? 0 : 4;
    if (color > ((byte >> shift) & 0x0f)) this.scanlines[index] = (byte & ~(0x0f << shift)) | (color << shift);
  }
}
