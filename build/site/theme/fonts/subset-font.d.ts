/** The options of subset-font 2.9 in use. The package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2';
    /** Keeps all glyphs; `text` is then empty. */
    readonly keepAllGlyphs?: boolean;
    /** Tags of OpenType features to keep; by default all. */
    readonly keepFeatures?: readonly string[] | undefined;
    readonly noHinting?: boolean;
    /** A number pins an axis; a range restricts it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /**
   * A subset of a TrueType, OpenType, WOFF or WOFF2 font with the characters of the text. Throws if it is not a font.
   */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
