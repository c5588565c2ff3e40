import { addToGroup } from '../../../worker/model/group-by.ts';
import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';

const SCHEMAS = '#/components/schemas/';

/** The most names of schemas that extend bases through others: in a chain of N bases, they would be N²/2. */
const MAX_INDIRECT = 100_000;

/**
 * Completes discriminator mappings with the schemas that extend the base schema through `allOf`. These are identified
 * by their names even if they are not mapped (OpenAPI 3.2 §4.25.2). Returns the same object if there is nothing to add.
 */
export function nameExtensions(root: JsonObject): JsonObject {
  const { components } = root;
  const schemas = isObject(components) ? components.schemas : undefined;
  if (!isObject(components) || !isObject(schemas) || !Object.values(schemas).some(isBase)) return root;
  const extensions = findExtensions(schemas);
  let left = MAX_INDIRECT;
  const named = Object.entries(schemas).map(([name, schema]) => {
    const found = extensions.get(name);
    if (found === undefined || !isBase(schema)) return [name, schema];
    const all = descend(found, extensions, left);
    left -= all.size - found.length;
    return [name, addMapping(schema, [...all])];
  });
  return { ...root, components: { ...components, schemas: Object.fromEntries(named) } };
}

type Base = JsonObject & { readonly discriminator: JsonObject };

/**
 * Whether a schema has a discriminator for the schemas that extend it. A schema with alternatives names them itself.
 */
function isBase(schema: unknown): schema is Base {
  if (!isObject(schema) || !isObject(schema.discriminator)) return false;
  return (
    schema.oneOf === undefined && schema.anyOf === undefined && schema.discriminator['x-explicitMappingOnly'] !== true
  );
}

/** The names of the schemas that extend each schema through `allOf`. */
function findExtensions(schemas: JsonObject): ReadonlyMap<string, readonly string[]> {
  const extensions = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const parts: unknown[] = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [];
    for (const part of parts) {
      const base = isObject(part) && typeof part.$ref === 'string' ? toName(part.$ref) : null;
      if (base === null || base === name) continue;
      addToGroup(extensions, base, name);
    }
  }
  return extensions;
}

/** Adds the schemas that extend these, recursively, but about `limit` of them at most. */
function descend(
  names: readonly string[],
  extensions: ReadonlyMap<string, readonly string[]>,
  limit: number,
): Set<string> {
  const all = new Set(names);
  // The loop also visits names added during iteration.
  for (const name of all) {
    if (all.size >= names.length + limit) break;
    for (const inner of extensions.get(name) ?? []) all.add(inner);
  }
  return all;
}

function addMapping(schema: Base, names: readonly string[]): JsonObject {
  const { discriminator } = schema;
  const given = isObject(discriminator.mapping) ? discriminator.mapping : {};
  const mapped = new Set(Object.values(given).map((ref) => (typeof ref === 'string' ? (toName(ref) ?? ref) : ref)));
  const added = names.filter((name) => !mapped.has(name)).map((name) => [name, SCHEMAS + pointerToken(name)] as const);
  return { ...schema, discriminator: { ...discriminator, mapping: { ...given, ...Object.fromEntries(added) } } };
}

function toName(ref: string): string | null {
  return ref.startsWith(SCHEMAS) && !ref.slice(SCHEMAS.length).includes('/')
    ? (parsePointer(ref)?.at(-1) ?? null)
    : null;
}
