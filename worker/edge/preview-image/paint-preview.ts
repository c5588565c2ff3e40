import {
  PREVIEW_SIZE,
  type PreviewCard,
  type PreviewSheet,
  type PreviewText,
  placeGlyphs,
} from '../../model/preview-image.ts';
import { Canvas } from './canvas.ts';
import { encodePng } from './encode-png.ts';

/** The image of a card as PNG. Throws when the sheet is not one that the card was made with. */
export async function paintPreview(card: PreviewCard, sheet: PreviewSheet): Promise<Uint8Array> {
  const palette = find(sheet.palettes, card.palette);
  const canvas = new Canvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  for (const [shape, x, y] of sheet.shapes) canvas.paint(shape, x, y);
  for (const text of [...sheet.texts, ...card.texts]) paintText(canvas, text, sheet);
  return encodePng({ ...PREVIEW_SIZE, palette, scanlines: canvas.scanlines });
}

function paintText(canvas: Canvas, text: PreviewText, { glyphs }: PreviewSheet): void {
  const shapes = find(glyphs, text.style);
  for (const { name, x } of placeGlyphs(text)) {
    const shape = shapes[name];
    if (shape !== undefined) canvas.paint(shape, x, text.baseline);
  }
}

function find<T>(parts: Readonly<Record<string, T>>, name: string): T {
  const part = parts[name];
  if (part === undefined) throw new Error(`Cannot find ${name}`);
  return part;
}
