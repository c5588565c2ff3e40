import { disableTypes, imageSize } from 'image-size';

/** Size in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Formats that browsers can display. Other files are not examined. */
const FORMATS = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg']);
/** The size is near the start of the file. In JPEG files, it follows the camera data and thumbnail. */
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

/**
 * Reads the size of an image from its header; null if the header does not have it. Never throws, even for damaged
 * files.
 */
export function readImageSize(bytes: Uint8Array, extension: string): ImageSize | null {
  if (!FORMATS.has(extension.toLowerCase())) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes.subarray(0, MAX_HEADER_BYTES));
    const size = { width: Math.round(width), height: Math.round(height) };
    if (![size.width, size.height].every((edge) => edge >= 1 && edge <= MAX_EDGE)) return null;
    // Exif orientations from 5 on are rotated by 90° (Exif 3.0 §4.6.5).
    return orientation >= 5 ? { width: size.height, height: size.width } : size;
  } catch {
    // A damaged file. Browsers may still show part of it, so no size is better than a wrong one.
    return null;
  }
}
