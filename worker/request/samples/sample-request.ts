import type { SampleField, SampleHeader, SamplePart } from '../write/message-parts.ts';

/** One concrete HTTP request, ready to be written down as code in any language. */
export interface SampleRequest {
  /** Upper-case method; any token is possible (OpenAPI 3.2 `additionalOperations`). */
  readonly method: string;
  /** Absolute URL with its path and query already serialized and percent-encoded (RFC 3986). */
  readonly url: string;
  /** In order; names as written in the description, values raw (not yet quoted for any language). */
  readonly headers: readonly SampleHeader[];
  readonly body: SampleBody | null;
}

export type SampleBody =
  /** `json` is JSON text, its number literals kept to the last digit (2^53 and above stay exact). */
  | { readonly kind: 'json'; readonly mediaType: string; readonly json: string }
  /** `application/x-www-form-urlencoded`; names and values raw, one entry for each pair on the wire. */
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly SampleField[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly SamplePart[] }
  /** Sent as it is: XML, NDJSON, plain text. */
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  /** The bytes of a file beside the reader's program. */
  | { readonly kind: 'file'; readonly mediaType: string; readonly fileName: string };
