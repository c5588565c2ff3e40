import { PREVIEW_PHASES, type PreviewShape, type PreviewText } from '../../worker/model/preview-image.ts';
import type { FaceGlyph, FontFace } from './font-face.ts';
import type { Ramp } from './palette.ts';
import { rasterize } from './rasterize.ts';
import { toShape } from './shape.ts';

/** A character in one size: what is found out of it once. */
interface SizedGlyph extends FaceGlyph {
  readonly advance: number;
  /** Pixels that the next character moves, as they are needed. */
  readonly kerning: Map<string, number>;
}

/** A typeface in one size and colour. */
export class TextStyle {
  readonly name: string;
  readonly #face: FontFace;
  readonly #size: number;
  readonly #ramp: Ramp;
  readonly #glyphs = new Map<string, SizedGlyph | null>();

  /** The size is that of the em, in pixels. */
  constructor(name: string, face: FontFace, size: number, ramp: Ramp) {
    this.name = name;
    this.#face = face;
    this.#size = size;
    this.#ramp = ramp;
  }

  /** Whether the typeface has every character of a text. */
  covers(text: string): boolean {
    for (const character of text) if (this.#glyphOf(character) === null) return false;
    return true;
  }

  /** Pixels that a text takes, with its kerning. */
  measure(text: string): number {
    return this.#advance(text, () => {});
  }

  /** Sets a covered text from a pixel on. */
  set(text: string, x: number, baseline: number): PreviewText {
    const places: number[] = [];
    this.#advance(text, (_glyph, offset) => places.push(Math.round((x + offset) * PREVIEW_PHASES)));
    const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    return { style: this.name, text, baseline, start: places[0] ?? 0, steps };
  }

  /** The shape of a glyph by its name in placed texts; null for a blank. */
  draw(name: string): PreviewShape | null {
    const character = name.slice(0, -1);
    const phase = Number(name.slice(-1));
    const glyph = this.#glyphOf(character)?.glyph;
    if (glyph === undefined) return null;
    const { values, ...box } = rasterize(glyph.getPath(phase / PREVIEW_PHASES, 0, this.#size).commands);
    const { first, steps } = this.#ramp;
    const colors = Uint8Array.from(values, (value) => {
      const step = Math.round(value * steps);
      return step === 0 ? 0 : first + step - 1;
    });
    return toShape({ ...box, colors });
  }

  /** Goes from glyph to glyph; returns where the next one would begin. */
  #advance(text: string, visit: (glyph: SizedGlyph, offset: number) => void): number {
    let offset = 0;
    let last: SizedGlyph | null = null;
    for (const character of text) {
      const glyph = this.#glyphOf(character);
      if (glyph === null) continue;
      if (last !== null) offset += last.advance + this.#kern(last, glyph, character);
      visit(glyph, offset);
      last = glyph;
    }
    return offset + (last?.advance ?? 0);
  }

  #glyphOf(character: string): SizedGlyph | null {
    const known = this.#glyphs.get(character);
    if (known !== undefined) return known;
    const found = this.#face.find(character);
    const glyph = found && {
      ...found,
      advance: this.#toPixels(found, found.glyph.advanceWidth ?? 0),
      kerning: new Map(),
    };
    this.#glyphs.set(character, glyph);
    return glyph;
  }

  #kern(left: SizedGlyph, right: SizedGlyph, character: string): number {
    const known = left.kerning.get(character);
    if (known !== undefined) return known;
    // Files for different parts of Unicode know nothing of each other.
    const units = left.font === right.font ? left.font.getKerningValue(left.glyph, right.glyph) : 0;
    left.kerning.set(character, this.#toPixels(left, units));
    return this.#toPixels(left, units);
  }

  #toPixels({ font }: FaceGlyph, units: number): number {
    return (units * this.#size) / font.unitsPerEm;
  }
}
