import { isObject, type JsonObject, pointerToken } from '../../request/value/json.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';

/** What a discriminator says about a value. */
type Variant =
  | { readonly kind: 'schema'; readonly schema: unknown }
  | { readonly kind: 'unknown'; readonly pointer: (owner: string) => string; readonly known: readonly string[] }
  /** The value may name a schema that nothing refers to. */
  | { readonly kind: 'uncertain' };

/** The schema that a value names (OpenAPI 3.1 §4.8.25), or null without a discriminator or its property. */
export function findVariant(value: unknown, schema: JsonObject, resolveRef: ResolveRef): Variant | null {
  const { discriminator } = schema;
  if (!isObject(discriminator) || !isObject(value)) return null;
  const { propertyName, mapping, defaultMapping } = discriminator;
  if (typeof propertyName !== 'string' || !Object.hasOwn(value, propertyName)) return null;
  const tag = value[propertyName];
  if (typeof tag !== 'string') return null;
  const branches = [schema.oneOf, schema.anyOf].find(Array.isArray) ?? [];
  const refs = branches.flatMap((one: unknown) => (isObject(one) && typeof one.$ref === 'string' ? [one.$ref] : []));
  const targets = isObject(mapping) ? mapping : {};
  const named = Object.hasOwn(targets, tag) ? targets[tag] : refs.find((ref) => nameOf(ref) === tag);
  const target = [named, defaultMapping].find((one) => typeof one === 'string');
  const found = target === undefined ? undefined : findTarget(target, refs, resolveRef);
  if (found !== undefined) return { kind: 'schema', schema: { $ref: found } };
  // Inline branches and schemas that extend this one have no name here.
  if (target !== undefined || refs.length === 0 || refs.length < branches.length) return { kind: 'uncertain' };
  const mapped = new Set(Object.values(targets).map((one) => nameOf(String(one))));
  const known = [...Object.keys(targets), ...refs.map(nameOf).filter((name) => !mapped.has(name))];
  return { kind: 'unknown', pointer: (owner) => `${owner}/${pointerToken(propertyName)}`, known };
}

/** The reference that a mapping's value means: a reference, or the name of a schema. */
function findTarget(target: string, refs: readonly string[], resolveRef: ResolveRef): string | undefined {
  const branch = refs.find((ref) => ref === target) ?? refs.find((ref) => nameOf(ref) === nameOf(target));
  return branch ?? [target, `#/components/schemas/${target}`].find((ref) => resolveRef(ref) !== undefined);
}

/** The last segment of a reference. */
function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
