import { isObject } from '../../../../worker/request/value/json.ts';

/** The value at a JSON pointer, or else the last value reached. `depth` is then the index of the missing key. */
type FoundValue =
  | { readonly kind: 'found'; readonly value: unknown }
  | { readonly kind: 'missing'; readonly parent: unknown; readonly keys: readonly string[]; readonly depth: number };

/** Follows the keys of a JSON pointer (RFC 6901 §4) from the root of a document. */
export function findValue(root: unknown, keys: readonly string[]): FoundValue {
  let value = root;
  for (const [depth, key] of keys.entries()) {
    const next: unknown = Array.isArray(value)
      ? value[Number(key)]
      : isObject(value) && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
    if (next === undefined) return { kind: 'missing', parent: value, keys, depth };
    value = next;
  }
  return { kind: 'found', value };
}
