import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';

const SCHEMAS = '#/components/schemas/';

/**
 * A description whose discriminators map the schemas that extend theirs: what includes a schema by `allOf` is meant by its
 * own name, whether it is mapped or not (OpenAPI 3.2 §4.25.2). The same object where nothing is to be added.
 */
export function nameExtensions(root: JsonObject): JsonObject {
  const { components } = root;
  const schemas = isObject(components) ? components.schemas : undefined;
  if (!isObject(components) || !isObject(schemas) || !Object.values(schemas).some(isBase)) return root;
  const extensions = findExtensions(schemas);
  const named = Object.entries(schemas).map(([name, schema]) => {
    const found = extensions.get(name);
    return [name, found !== undefined && isBase(schema) ? addMapping(schema, [...descend(found, extensions)]) : schema];
  });
  return { ...root, components: { ...components, schemas: Object.fromEntries(named) } };
}

type Base = JsonObject & { readonly discriminator: JsonObject };

/** A schema that others extend, and that tells them apart: one with alternatives names them itself. */
function isBase(schema: unknown): schema is Base {
  if (!isObject(schema) || !isObject(schema.discriminator)) return false;
  return (
    schema.oneOf === undefined && schema.anyOf === undefined && schema.discriminator['x-explicitMappingOnly'] !== true
  );
}

/** Names of the schemas that include each by `allOf`. */
function findExtensions(schemas: JsonObject): ReadonlyMap<string, readonly string[]> {
  const extensions = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const parts: unknown[] = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [];
    for (const part of parts) {
      const base = isObject(part) && typeof part.$ref === 'string' ? toName(part.$ref) : null;
      if (base === null || base === name) continue;
      const known = extensions.get(base);
      if (known === undefined) extensions.set(base, [name]);
      else known.push(name);
    }
  }
  return extensions;
}

/** With those that extend them in turn. */
function descend(names: readonly string[], extensions: ReadonlyMap<string, readonly string[]>): Set<string> {
  const all = new Set(names);
  // Iteration includes what is added to the set meanwhile.
  for (const name of all) for (const inner of extensions.get(name) ?? []) all.add(inner);
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
