/** A header with its raw value, not yet quoted for any language. */
export interface SampleHeader {
  readonly name: string;
  readonly value: string;
}

export interface SampleField {
  readonly name: string;
  readonly value: string;
}

export type SamplePart =
  | (PartHead & { readonly kind: 'field'; readonly value: string })
  | (PartHead & { readonly kind: 'file'; readonly fileName: string });

interface PartHead {
  /** Null for a part that has none: only the parts of form-data must have one (RFC 7578 §4.2). */
  readonly name: string | null;
  readonly mediaType: string | null;
  /** Those that its encoding adds to Content-Disposition and Content-Type. */
  readonly headers?: readonly SampleHeader[];
}
