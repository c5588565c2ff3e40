/** An SVG may have inline styles, but opened as a document it runs no scripts and has an opaque origin. */
export const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";
