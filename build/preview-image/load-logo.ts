import type { Stamp } from './canvas.ts';
import { LOGO_RAMP, PAPER } from './palette.ts';
import type { Color } from './png.ts';

/** A logo in the few colours that a preview has for it. */
export interface Logo {
  readonly stamp: Stamp;
  readonly colors: readonly Color[];
}

const CHANNELS = 3;

/** Pixels around a logo: the first one tells which colour has become that of the paper. */
const BORDER = 1;

/** Draws a logo, an image file of any common type, into a square of so many pixels; null for what cannot be drawn. */
export async function loadLogo(file: Uint8Array, size: number): Promise<Logo | null> {
  const { default: sharp } = await import('sharp');
  try {
    const inner = size - 2 * BORDER;
    const image = sharp(file, { density: 300, limitInputPixels: 100_000_000 })
      .resize(inner, inner, { fit: 'contain', background: PAPER })
      .flatten({ background: PAPER })
      .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: PAPER });
    // One colour more: that of the paper.
    const reduced = await image.png({ palette: true, colours: LOGO_RAMP.steps + 1, dither: 0.5 }).toBuffer();
    const pixels = await sharp(reduced).removeAlpha().raw().toBuffer();
    return toLogo(pixels, size);
  } catch {
    return null;
  }
}

function toLogo(pixels: Buffer, size: number): Logo {
  const colors: Color[] = [];
  const steps = new Uint8Array(size * size);
  const paper = pixels.subarray(0, CHANNELS).toString('hex');
  for (let pixel = 0; pixel < steps.length; pixel++) {
    const hex = pixels.subarray(pixel * CHANNELS, (pixel + 1) * CHANNELS).toString('hex');
    if (hex === paper) continue;
    const color: Color = `#${hex}`;
    if (!colors.includes(color)) colors.push(color);
    steps[pixel] = colors.indexOf(color) + 1;
  }
  return { stamp: { left: 0, top: 0, width: size, height: size, steps }, colors };
}
