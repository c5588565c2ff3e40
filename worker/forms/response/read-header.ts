import type { ResolveRef } from '../../request/write/example-schema.ts';
import { flattenSchema } from '../check/flatten-schema.ts';
import type { TryItResponseHeader } from '../exchange/record.ts';
import { readPairs } from '../read/fields-value.ts';
import { toScalar } from '../read/to-scalar.ts';

/** The value of a header, whose style is `simple` (OpenAPI 3.2 §4.12); undefined if its schema has alternatives. */
export function readHeader(text: string, { schema, explode }: TryItResponseHeader, resolveRef: ResolveRef): unknown {
  const flat = flattenSchema(schema, resolveRef);
  const { types, branches } = flat;
  if (branches.length > 0) return undefined;
  const isArray = types.includes('array');
  if (!isArray && !types.includes('object')) return toScalar(text, types);
  // Recipients ignore white space and empty items (RFC 9110 §5.6.1).
  const pieces = text.split(',').flatMap((piece) => piece.trim() || []);
  if (!isArray)
    return readPairs(explode ? pieces.flatMap((piece) => piece.split(/=(.*)/s, 2)) : pieces, flat, resolveRef);
  const item = flattenSchema(flat.items, resolveRef);
  return pieces.map((piece) => toScalar(piece, item.types));
}
