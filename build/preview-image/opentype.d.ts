/** The few parts of opentype.js 2.0 that are used; its package has no types. */
declare module 'opentype.js/dist/opentype.min.mjs' {
  import type { PathCommand } from './rasterize.ts';

  export interface Glyph {
    /** 0: the font lacks the character. */
    readonly index: number;
    /** In font units; a glyph that marks the one before it has none. */
    readonly advanceWidth?: number;
    /** With y upwards, in pixels for the size, from the pen's position on the baseline downwards. */
    getPath(x: number, y: number, fontSize: number): { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    /** In font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }

  /** Throws for what is no font. */
  export function parse(file: ArrayBuffer): Font;
}
