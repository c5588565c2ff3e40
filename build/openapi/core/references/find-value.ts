import { isObject, type JsonObject, parsePointer } from '../../../../worker/request/value/json.ts';

/** A longer chain of references counts as broken. */
export const MAX_REFERENCES = 32;

/**
 * A value, followed by the targets of its chain of references within the document. A broken reference ends the chain.
 */
export function followReferences(root: unknown, value: unknown): unknown[] {
  const chain = [value];
  for (let current = value; isObject(current) && typeof current.$ref === 'string' && chain.length < MAX_REFERENCES; ) {
    const keys = parsePointer(current.$ref);
    const found = keys === null ? null : findValue(root, keys);
    if (found?.kind !== 'found') break;
    current = found.value;
    chain.push(current);
  }
  return chain;
}

/** What is beside a reference and changes its target. Extensions and null do not. */
export function besideReference(reference: JsonObject): [key: string, value: unknown][] {
  return Object.entries(reference).filter(
    ([key, value]) => key !== '$ref' && !key.startsWith('x-') && value !== undefined && value !== null,
  );
}

/** The value at a JSON pointer, or else the last value reached. `depth` is then the index of the missing key. */
type FoundValue =
  | { readonly kind: 'found'; readonly value: unknown }
  | { readonly kind: 'missing'; readonly parent: unknown; readonly keys: readonly string[]; readonly depth: number };

/** Follows the keys of a JSON pointer (RFC 6901 §4) from the root of a document. */
export function findValue(root: unknown, keys: readonly string[]): FoundValue {
  let value = root;
  for (const [depth, key] of keys.entries()) {
    const next: unknown = Array.isArray(value)
      ? value[/^\d+$/.test(key) ? Number(key) : -1]
      : isObject(value) && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
    if (next === undefined) return { kind: 'missing', parent: value, keys, depth };
    value = next;
  }
  return { kind: 'found', value };
}
