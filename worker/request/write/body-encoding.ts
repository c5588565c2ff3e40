import { isPlainArray, type PlainValue } from '../value/plain-value.ts';
import type { ResolveRef } from './example-schema.ts';
import type { SampleField, SampleHeader } from './message-parts.ts';
import { toParameterStyle } from './parameter-style.ts';
import { serializeParameter } from './write-parameter.ts';

/** What an Encoding Object says of one part or field (OpenAPI 3.2 §4.15). */
export interface PartEncoding {
  /** The first media type that is not a range, or null. */
  readonly contentType: string | null;
  readonly style: string | null;
  readonly explode: boolean | null;
  readonly allowReserved: boolean;
  readonly headers: readonly SampleHeader[];
}

/** What a Media Type Object says of how the parts of a body travel; by name, or by place (3.2: `prefixEncoding`). */
export interface BodyEncoding {
  readonly byName: ReadonlyMap<string, PartEncoding>;
  readonly byPlace: readonly PartEncoding[];
  /** For the items behind those of `byPlace`, or null. */
  readonly ofItems: PartEncoding | null;
}

/** A media type with what its Media Type Object says of a body (OpenAPI 3.2 §4.14). */
export interface BodyFormat {
  readonly mediaType: string;
  readonly schema: unknown;
  readonly resolveRef: ResolveRef;
  readonly encoding?: BodyEncoding | undefined;
}

export const DEFAULT_ENCODING: BodyEncoding = { byName: new Map(), byPlace: [], ofItems: null };

/**
 * The fields of a value that travels like a query parameter, raw; null when its encoding names no style. Beside a style
 * `contentType` does not count (OpenAPI 3.2 §4.15.1.2).
 */
export function toStyledFields(
  name: string,
  value: PlainValue,
  encoding: PartEncoding | undefined,
): SampleField[] | null {
  if (encoding === undefined) return null;
  const { style, explode, allowReserved } = encoding;
  if (style === null && explode === null && !allowReserved) return null;
  const pairs = serializeParameter(name, value, toParameterStyle('query', style, explode, false));
  return Array.from(new URLSearchParams(pairs), ([key, text]) => ({ name: key, value: text }));
}

/** The value of each part that a member of a body becomes. */
export function toItems(value: PlainValue): readonly PlainValue[] {
  return isPlainArray(value) ? value : [value];
}

/** Whether a part may have this header: its type is in `contentType` (OpenAPI 3.2 §4.15.1), and invalid names are left out. */
export function isPartHeader(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/^content-(?:type|disposition)$/i.test(name);
}
