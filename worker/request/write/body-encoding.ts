import { isPlainArray, type PlainValue } from '../value/plain-value.ts';
import type { ResolveRef } from './example-schema.ts';
import type { SampleField, SampleHeader } from './message-parts.ts';
import { toParameterStyle } from './parameter-style.ts';
import { serializeParameter } from './write-parameter.ts';

/** The Encoding Object of one part or field (OpenAPI 3.2 §4.15). */
export interface PartEncoding {
  /** The first media type that is not a range, or null. */
  readonly contentType: string | null;
  readonly style: string | null;
  readonly explode: boolean | null;
  readonly allowReserved: boolean;
  readonly headers: readonly SampleHeader[];
}

/** The encodings of a Media Type Object, by name or by position (3.2: `prefixEncoding`). */
export interface BodyEncoding {
  readonly byName: ReadonlyMap<string, PartEncoding>;
  readonly byIndex: readonly PartEncoding[];
  /** For items after those of `byIndex`, or null. */
  readonly ofItems: PartEncoding | null;
}

/** A media type and the body information from its Media Type Object (OpenAPI 3.2 §4.14). */
export interface BodyFormat {
  readonly mediaType: string;
  readonly schema: unknown;
  readonly resolveRef: ResolveRef;
  readonly encoding?: BodyEncoding | undefined;
  /** Limit of the text in UTF-8 bytes, instead of that of examples. */
  readonly maxBytes?: number | undefined;
}

export const DEFAULT_ENCODING: BodyEncoding = { byName: new Map(), byIndex: [], ofItems: null };

/**
 * The raw fields of a value that is serialized like a query parameter; null if its encoding has no style. With a style,
 * `contentType` is ignored (OpenAPI 3.2 §4.15.1.2). The value is already as long as the body may be.
 */
export function toStyledFields(
  name: string,
  value: PlainValue,
  encoding: PartEncoding | undefined,
): SampleField[] | null {
  if (encoding === undefined) return null;
  const { style, explode, allowReserved } = encoding;
  if (style === null && explode === null && !allowReserved) return null;
  const pairs = serializeParameter(
    name,
    value,
    toParameterStyle('query', style, explode, false),
    Number.POSITIVE_INFINITY,
  );
  return Array.from(new URLSearchParams(pairs), ([key, text]) => ({ name: key, value: text }));
}

/** The values of a member's parts. */
export function toItems(value: PlainValue): readonly PlainValue[] {
  return isPlainArray(value) ? value : [value];
}

/**
 * Whether a part may have this header. Its type belongs in `contentType` (OpenAPI 3.2 §4.15.1), and invalid names are
 * omitted.
 */
export function isPartHeader(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/^content-(?:type|disposition)$/i.test(name);
}
