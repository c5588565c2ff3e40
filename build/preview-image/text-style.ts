import type { Canvas, Ramp, Stamp } from './canvas.ts';
import type { FaceGlyph, FontFace } from './font-face.ts';
import { rasterize } from './rasterize.ts';

/** A glyph is drawn at the nearest half of a pixel, so that letters keep their distances. */
const PHASES = 2;

/** A character in one size: what is found out of it once. */
interface SizedGlyph extends FaceGlyph {
  readonly advance: number;
  /** By phase, as they are needed. */
  readonly stamps: (Stamp | undefined)[];
  /** Pixels that the next character moves, as they are needed. */
  readonly kerning: Map<string, number>;
}

/** A typeface in one size and colour. Each glyph is drawn once and then stamped. */
export class TextStyle {
  readonly #face: FontFace;
  readonly #size: number;
  readonly #ramp: Ramp;
  readonly #glyphs = new Map<string, SizedGlyph | null>();

  /** The size is that of the em, in pixels. */
  constructor(face: FontFace, size: number, ramp: Ramp) {
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

  /** Sets a covered text on a baseline. */
  draw(canvas: Canvas, text: string, x: number, baseline: number): void {
    this.#advance(text, (glyph, offset) => {
      const position = Math.round((x + offset) * PHASES);
      const column = Math.floor(position / PHASES);
      canvas.stamp(column, baseline, this.#stampOf(glyph, position - column * PHASES), this.#ramp.first);
    });
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
      stamps: [],
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

  #stampOf({ glyph, stamps }: SizedGlyph, phase: number): Stamp {
    const known = stamps[phase];
    if (known !== undefined) return known;
    const { values, ...box } = rasterize(glyph.getPath(phase / PHASES, 0, this.#size).commands);
    const stamp = { ...box, steps: Uint8Array.from(values, (value) => Math.round(value * this.#ramp.steps)) };
    stamps[phase] = stamp;
    return stamp;
  }

  #toPixels({ font }: FaceGlyph, units: number): number {
    return (units * this.#size) / font.unitsPerEm;
  }
}
