/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, type Glyph, parse } from 'opentype.js/dist/opentype.min.mjs';

/** A character in the file that has it. */
export interface FaceGlyph {
  readonly font: Font;
  readonly glyph: Glyph;
}

const require = createRequire(import.meta.url);

/** A typeface in files for parts of Unicode, each read when the files before it lack a character. */
export class FontFace {
  readonly #files: string[];
  readonly #fonts: Font[] = [];
  readonly #glyphs = new Map<string, FaceGlyph | null>();

  /** Names the files of a package of Fontsource, those that most texts need first. */
  constructor(family: string, weight: number, subsets: readonly string[]) {
    this.#files = subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  }

  /** Null for a character that the typeface lacks. */
  find(character: string): FaceGlyph | null {
    const known = this.#glyphs.get(character);
    if (known !== undefined) return known;
    const found = this.#look(character);
    this.#glyphs.set(character, found);
    return found;
  }

  #look(character: string): FaceGlyph | null {
    for (let index = 0; ; index++) {
      const font = this.#fonts[index] ?? this.#readNext();
      if (font === null) return null;
      const glyph = font.charToGlyph(character);
      if (glyph.index !== 0) return { font, glyph };
    }
  }

  #readNext(): Font | null {
    const file = this.#files.shift();
    if (file === undefined) return null;
    const font = parse(new Uint8Array(readFileSync(require.resolve(file))).buffer);
    this.#fonts.push(font);
    return font;
  }
}
