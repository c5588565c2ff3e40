import type { PreviewShape } from '../../worker/model/preview-image.ts';
import { type Color, LOGO_RAMP, PAPER } from './palette.ts';
import { toShape } from './shape.ts';

/** A logo in the few colours that a preview has for it. */
export interface Logo {
  readonly shape: PreviewShape;
  readonly width: number;
  readonly colors: readonly Color[];
}

const CHANNELS = 3;
const BACKGROUND = `#${PAPER}`;

/** Pixels around a logo: the first one tells which colour has become that of the paper. */
const BORDER = 1;

/** Draws a logo, an image file of any common type, into a square of so many pixels; null for what cannot be drawn. */
export async function loadLogo(file: Uint8Array, size: number): Promise<Logo | null> {
  const { default: sharp } = await import('sharp');
  try {
    const inner = size - 2 * BORDER;
    const image = sharp(file, { density: 300, limitInputPixels: 100_000_000 })
      .resize(inner, inner, { fit: 'contain', background: BACKGROUND })
      .flatten({ background: BACKGROUND })
      .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: BACKGROUND });
    // One colour more: that of the paper.
    const reduced = await image.png({ palette: true, colours: LOGO_RAMP.steps + 1, dither: 0.5 }).toBuffer();
    const pixels = await sharp(reduced).removeAlpha().raw().toBuffer();
    return toLogo(pixels, size);
  } catch {
    return null;
  }
}

function toLogo(pixels: Buffer, size: number): Logo | null {
  const palette: Color[] = [];
  const colors = new Uint8Array(size * size);
  const paper = pixels.subarray(0, CHANNELS).toString('hex');
  for (let pixel = 0; pixel < colors.length; pixel++) {
    const color: Color = pixels.subarray(pixel * CHANNELS, (pixel + 1) * CHANNELS).toString('hex');
    if (color === paper) continue;
    if (!palette.includes(color)) palette.push(color);
    colors[pixel] = LOGO_RAMP.first + palette.indexOf(color);
  }
  const shape = toShape({ left: 0, top: 0, width: size, colors });
  return shape && { shape, width: size, colors: palette };
}
