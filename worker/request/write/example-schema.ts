import { isObject, type JsonObject } from '../value/json.ts';

/** Resolves a reference. Any other value, or an exception, means that it is unresolved. */
export type ResolveRef = (ref: string) => unknown;

const MAX_REF_CHAIN = 16;
/** Schemas of one value. */
export const MAX_PARTS = 64;

/** The schema of a property: all that the schema and its parts say of it, or else what the first branch says. */
export function findPropertySchema(schema: unknown, name: string, resolveRef: ResolveRef): unknown {
  return (
    joinParts(schema, resolveRef, ({ properties }) =>
      isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined,
    ) ??
    findInParts(schema, resolveRef, ({ additionalProperties }) =>
      isObject(additionalProperties) ? additionalProperties : undefined,
    )
  );
}

export function findItemSchema(schema: unknown, index: number, resolveRef: ResolveRef): unknown {
  return joinParts(schema, resolveRef, ({ prefixItems, items }) => {
    if (Array.isArray(prefixItems) && prefixItems[index] !== undefined) return prefixItems[index];
    return isObject(items) ? items : undefined;
  });
}

/** The only JSON type except `null`; null unless there is exactly one. */
export function findType(schema: unknown, resolveRef: ResolveRef): string | null {
  const found = findInParts(schema, resolveRef, ({ type, properties }) => {
    if (typeof type === 'string') return type;
    if (Array.isArray(type)) return type.filter((item: unknown) => item !== 'null');
    return isObject(properties) ? 'object' : undefined;
  });
  const only: unknown = Array.isArray(found) && found.length === 1 ? found[0] : found;
  return typeof only === 'string' ? only : null;
}

/** A keyword of the schema, of its reference targets, or of its parts. */
export function findKeyword(schema: unknown, keyword: string, resolveRef: ResolveRef): unknown {
  return findInParts(schema, resolveRef, (part) => part[keyword]);
}

/** The schema object, followed by the targets of its `$ref` chain. */
export function followRefs(schema: unknown, resolveRef: ResolveRef): JsonObject[] {
  const chain: JsonObject[] = [];
  let current = schema;
  while (isObject(current) && chain.length < MAX_REF_CHAIN) {
    chain.push(current);
    if (typeof current.$ref !== 'string') break;
    current = tryResolve(current.$ref, resolveRef);
  }
  return chain;
}

/** Undefined for a reference that leads nowhere. */
export function tryResolve(ref: string, resolveRef: ResolveRef): unknown {
  try {
    return resolveRef(ref);
  } catch {
    return undefined;
  }
}

/** The first result that is not undefined: from the schema, its reference targets, its `allOf`, then its branches. */
function findInParts(schema: unknown, resolveRef: ResolveRef, find: (part: JsonObject) => unknown): unknown {
  for (const part of listParts(schema, resolveRef, ['allOf', 'oneOf', 'anyOf'])) {
    const found = find(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Everything found in the schema and its `allOf` as one schema, or else the first result from a branch. */
function joinParts(schema: unknown, resolveRef: ResolveRef, find: (part: JsonObject) => unknown): unknown {
  const found = [...listParts(schema, resolveRef, ['allOf'])].map(find).filter((each) => each !== undefined);
  if (found.length === 0) return findInParts(schema, resolveRef, find);
  return found.length === 1 ? found[0] : { allOf: found };
}

/**
 * The schema objects that describe one value, nearest first: the schema, its reference targets, and the schemas in the
 * keywords. Terminates on circular references.
 */
export function* listParts(
  schema: unknown,
  resolveRef: ResolveRef,
  keywords: readonly string[],
): Generator<JsonObject, void> {
  const queue: unknown[] = [schema];
  const seen = new Set<JsonObject>();
  while (queue.length > 0 && seen.size < MAX_PARTS) {
    for (const part of followRefs(queue.shift(), resolveRef)) {
      if (seen.has(part)) break;
      seen.add(part);
      yield part;
      for (const keyword of keywords) {
        const parts = part[keyword];
        if (Array.isArray(parts)) queue.push(...parts.slice(0, MAX_PARTS));
      }
    }
  }
}
