import { disableTypes, imageSize } from 'image-size';

/** In CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The formats that browsers show; of others no header is read. */
const FORMATS = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg']);
/** The size is in the beginning; JPEG puts a camera's data, and its thumbnail, before it. */
const MAX_HEADER_BYTES = 512 * 1024;
const MAX_EDGE = 100_000;

disableTypes([
  'bmp',
  'cur',
  'dds',
  'icns',
  'ico',
  'j2c',
  'jp2',
  'jxl',
  'jxl-stream',
  'ktx',
  'pnm',
  'psd',
  'tga',
  'tiff',
]);

/** The size of an image, by the header of its file; null if the header does not give it. Never throws, whatever the bytes are. */
export function readImageSize(bytes: Uint8Array, extension: string): ImageSize | null {
  if (!FORMATS.has(extension.toLowerCase())) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes.subarray(0, MAX_HEADER_BYTES));
    const size = { width: Math.round(width), height: Math.round(height) };
    if (![size.width, size.height].every((edge) => edge >= 1 && edge <= MAX_EDGE)) return null;
    // Exif's orientations from 5 on are turned by a quarter (Exif 3.0 §4.6.5).
    return orientation >= 5 ? { width: size.height, height: size.width } : size;
  } catch {
    // A damaged file: browsers may show a part of it, and so no size is better than a wrong one.
    return null;
  }
}
