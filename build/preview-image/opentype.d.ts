/** The few parts of opentype.js 2.0 that are used; its package has no types. */
declare module 'opentype.js/dist/opentype.min.mjs' {
  interface Glyph {
    /** 0: the font lacks the character. */
    readonly index: number;
  }

  export interface Font {
    charToGlyph(character: string): Glyph;
    /** In pixels for the size, kerning included. */
    getAdvanceWidth(text: string, fontSize: number): number;
    /** From the pen's position on the baseline. */
    getPath(text: string, x: number, y: number, fontSize: number): { toPathData(decimals: number): string };
  }

  /** Throws for what is no font. */
  export function parse(file: ArrayBuffer): Font;
}
