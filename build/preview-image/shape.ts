import type { PreviewShape } from '../../worker/model/preview-image.ts';

/** Pixels of a palette around an origin, row by row; 0 is paper. */
export interface Pixels {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly colors: Uint8Array;
}

const MAX_SHORT_RUN = 0x0f;
const MAX_RUN = 0xffff;

/** Null for pixels that are all paper. */
export function toShape({ left, top, width, colors }: Pixels): PreviewShape | null {
  const bytes: number[] = [];
  const end = colors.findLastIndex((color) => color > 0) + 1;
  for (let at = 0; at < end; ) {
    const color = colors[at] ?? 0;
    let length = 1;
    while (length < MAX_RUN && at + length < end && colors[at + length] === color) length++;
    if (length <= MAX_SHORT_RUN) bytes.push((color << 4) | length);
    else bytes.push(color << 4, length >> 8, length & 0xff);
    at += length;
  }
  return bytes.length === 0 ? null : [left, top, width, Buffer.from(bytes).toString('base64')];
}
