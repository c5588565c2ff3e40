/** The options of subset-font 2.9 that are used; its package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2';
    /** Keeps everything; the text is '' then. */
    readonly keepAllGlyphs?: boolean;
    /** Tags of the OpenType features that stay; all of them when absent. */
    readonly keepFeatures?: readonly string[] | undefined;
    readonly noHinting?: boolean;
    /** A value pins an axis, a range cuts it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /** A TrueType, OpenType, WOFF or WOFF2 font with the characters of the text. Throws if it is not a font. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
