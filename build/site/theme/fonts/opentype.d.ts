/** The parts of opentype.js 2.0 in use. The package has no types. */
declare module 'opentype.js/dist/opentype.min.mjs' {
  interface Glyph {
    /** 0: the font lacks the character. */
    readonly index: number;
    /** In font units. */
    readonly advanceWidth: number;
  }

  /** A command of an SVG path with its points. */
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    /** The OpenType 1.9 tables in use. */
    readonly tables: {
      readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> };
      readonly hhea: { readonly ascender: number; readonly descender: number; readonly lineGap: number };
      readonly os2: {
        readonly usWeightClass: number;
        readonly fsSelection: number;
        readonly sTypoAscender: number;
        readonly sTypoDescender: number;
        readonly sTypoLineGap: number;
      };
      readonly fvar?: {
        readonly axes: readonly {
          readonly tag: string;
          readonly minValue: number;
          readonly defaultValue: number;
          readonly maxValue: number;
        }[];
      };
    };
    charToGlyph(character: string): Glyph;
    /** In font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
    /** Width in pixels at this size, including kerning. */
    getAdvanceWidth(text: string, fontSize: number): number;
    /** Starts at the pen position on the baseline. */
    getPath(text: string, x: number, y: number, fontSize: number): { readonly commands: readonly PathCommand[] };
  }

  /** Throws if it is not a font. */
  export function parse(file: ArrayBuffer): Font;
}
