import { scanlineLength } from './png.ts';

/** Consecutive colours of the palette, from almost paper to the full colour. */
export interface Ramp {
  readonly first: number;
  readonly steps: number;
}

/** A shape of full and partly covered pixels, in steps of a ramp from 1; 0 is left out. */
export interface Stamp {
  /** Of the first pixel, from where it is stamped. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly steps: Uint8Array;
}

/** Paper, two pixels a byte: the scanlines of a PNG. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly scanlines: Uint8Array;
  readonly #stride: number;

  constructor(width: number, height: number, scanlines?: Uint8Array) {
    this.width = width;
    this.height = height;
    this.#stride = scanlineLength(width);
    this.scanlines = scanlines ?? new Uint8Array(this.#stride * height);
  }

  clone(): Canvas {
    return new Canvas(this.width, this.height, this.scanlines.slice());
  }

  fill(left: number, top: number, width: number, height: number, color: number): void {
    this.stamp(left, top, { left: 0, top: 0, width, height, steps: new Uint8Array(width * height).fill(1) }, color);
  }

  /** Puts a shape on the paper, its first step in a colour of the palette. What is outside of the paper is cut off. */
  stamp(x: number, y: number, { left, top, width, height, steps }: Stamp, color: number): void {
    const firstColumn = Math.max(0, -x - left);
    const endColumn = Math.min(width, this.width - x - left);
    for (let row = Math.max(0, -y - top); row < Math.min(height, this.height - y - top); row++) {
      const line = (y + top + row) * this.#stride + 1;
      for (let column = firstColumn; column < endColumn; column++) {
        const step = steps[row * width + column] ?? 0;
        if (step > 0) this.#darken(line, x + left + column, color + step - 1);
      }
    }
  }

  /** Where letters touch, the darker one stays: colours of a ramp are in order. */
  #darken(line: number, x: number, color: number): void {
    const index = line + (x >> 1);
    const byte = this.scanlines[index] ?? 0;
    if (x % 2 === 1) {
      if (color > (byte & 0x0f)) this.scanlines[index] = (byte & 0xf0) | color;
    } else if (color > byte >> 4) this.scanlines[index] = (color << 4) | (byte & 0x0f);
  }
}
