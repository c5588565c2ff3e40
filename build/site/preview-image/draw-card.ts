import { PREVIEW_SIZE } from '../../../worker/model/frame.ts';
import { Typeface } from './typeface.ts';

/** The content of an image. */
export interface PreviewCard {
  readonly site: string;
  /** Name of the section. */
  readonly title: string;
  /** `#0f5a64` */
  readonly accent: string;
  /** An image file in any common format. */
  readonly logo: Uint8Array | null;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 80;
const MEASURE = WIDTH - 2 * MARGIN;

const LOGO = { top: 60, size: 60, maxWidth: 480 } as const;
const SITE = { baseline: 101, size: 32 } as const;
const TITLE = { top: 290, size: 76, lineHeight: 90, lines: 3 } as const;

/** The light mode colors of tokens.css, in sRGB. */
const COLORS = { paper: '#fdfcfa', ink: '#1b2328', line: '#d2d1cd' } as const;

/** Characters without a glyph. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

const typeface = new Typeface();

/** Draws an image as PNG. A text with characters that the typeface lacks is omitted, to avoid missing-glyph boxes. */
export async function drawCard({ site, title, accent, logo }: PreviewCard): Promise<Uint8Array> {
  // Loaded lazily, so that builds without images do not wait for it.
  const { default: sharp } = await import('sharp');
  const picture = logo === null ? null : await drawLogo(logo);
  const siteLeft = picture === null ? MARGIN : MARGIN + picture.info.width + 20;
  const lines = toLines(title, { size: TITLE.size, width: MEASURE, lines: TITLE.lines });
  const paths = [
    ...toLines(site, { size: SITE.size, width: WIDTH - MARGIN - siteLeft, lines: 1 }).map((line) =>
      typeface.draw(line, siteLeft, SITE.baseline, SITE.size),
    ),
    ...lines.map((line, index) => typeface.draw(line, MARGIN, TITLE.top + index * TITLE.lineHeight, TITLE.size)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${COLORS.paper}"/>
<rect x="${MARGIN}" y="152" width="${MEASURE}" height="2" fill="${COLORS.line}"/>
<rect x="${MARGIN}" y="560" width="${MEASURE}" height="8" fill="${accent}"/>
<path fill="${COLORS.ink}" d="${paths.join('')}"/></svg>`;
  const image = sharp(Buffer.from(svg)).composite(
    picture === null ? [] : [{ input: picture.data, left: MARGIN, top: LOGO.top }],
  );
  // With a palette, a fifth of the bytes would take five times the work. Only apps that preview links load them.
  return image.removeAlpha().png().toBuffer();
}

/** Null if the file cannot be drawn. */
async function drawLogo(
  file: Uint8Array,
): Promise<{ readonly data: Buffer; readonly info: { readonly width: number } } | null> {
  const { default: sharp } = await import('sharp');
  const image = sharp(file, { density: 300, limitInputPixels: 100_000_000 });
  return image
    .resize({ width: LOGO.maxWidth, height: LOGO.size, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}

interface TextBox {
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

/** Normalizes letters and whitespace, and breaks lines. */
function toLines(text: string, { size, ...box }: TextBox): string[] {
  const plain = text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return plain === '' || !typeface.covers(plain) ? [] : typeface.breakLines(plain, size, box);
}
