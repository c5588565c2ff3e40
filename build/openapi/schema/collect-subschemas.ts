import { decodeToken } from '../../../worker/request/value/json.ts';
import type { Cursor } from '../core/references/cursor.ts';

/** What a schema is, wherever it is used. */
export interface SchemaIdentity {
  /** Equal for all its uses. */
  readonly identity: string;
  /** The pointers of its definition: several if schema objects only apply together at this place. */
  readonly pointers: readonly string[];
  /** The pointers of components that are nothing but a reference to it. */
  readonly aliases: readonly string[];
  /** The name of the component schema that all of its definition is in, or null. */
  readonly home: string | null;
  /** Name below `#/components/schemas`, or null. */
  readonly name: string | null;
}

/** The schema objects that apply together, and the schema they form. */
interface CollectedSubschemas extends SchemaIdentity {
  readonly parts: Cursor[];
}

/** A schema merged from more parts than this would be unreadable. */
const MAX_SUBSCHEMAS = 64;
/** References and parts visited per schema. */
export const MAX_VISITS = 256;

/** Reads a dynamic reference as a static one, since the including schema is unknown (JSON Schema 2020-12 §8.2.3.2). */
const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef']);

/** Keywords that combine schemas. Most schemas do not have any. */
const COMPOSING = [...REFERENCES, 'allOf'];

/**
 * Walks `$ref` and `allOf`, visiting each definition once. Keywords beside a `$ref` apply too (JSON Schema 2020-12
 * §8.2.3.1).
 */
export function collectSubschemas(schemas: readonly Cursor[]): CollectedSubschemas {
  const [only] = schemas;
  if (only !== undefined && schemas.length === 1 && !COMPOSING.some((key) => only.object[key] !== undefined))
    return identify({ pointers: [only.pointer], aliases: [], name: null, parts: [only] });
  const seen = new Set<string>();
  const parts: Cursor[] = [];
  const aliases: string[] = [];
  let name: string | null = null;
  let definition: string | null = null;
  const visit = (cursor: Cursor, outer: boolean): void => {
    if (seen.has(cursor.pointer) || seen.size >= MAX_VISITS || parts.length >= MAX_SUBSCHEMAS) return;
    seen.add(cursor.pointer);
    const target = followReference(cursor);
    const isBare = Object.keys(cursor.object).every((key) => REFERENCES.has(key) || key.startsWith('x-'));
    if (target === null || !isBare) parts.push(cursor);
    else if (outer && schemaName(cursor.pointer) !== null) aliases.push(cursor.pointer);
    if (target !== null) {
      if (outer) {
        definition = target.pointer;
        name = schemaName(target.pointer) ?? name;
      }
      visit(target, outer);
    }
    const allOf = cursor.rawItems('allOf');
    // OpenAPI 3.0 descriptions wrap a reference in a single-entry `allOf` to describe it, so the schema keeps its name.
    const alone = outer && target === null && allOf.length === 1 && !cursor.has('properties');
    for (const part of allOf) visit(part, alone);
  };
  const alone = schemas.length === 1;
  for (const schema of schemas) visit(schema, alone);
  const pointers = definition === null ? schemas.map(({ pointer }) => pointer) : [definition];
  return identify({ pointers, aliases, name, parts });
}

/** The target of a schema's reference, and the parts of its `allOf`. */
export function innerSchemas(schema: Cursor): Cursor[] {
  const target = followReference(schema);
  return [...(target === null ? [] : [target]), ...schema.rawItems('allOf')];
}

function followReference(schema: Cursor): Cursor | null {
  const ref = schema.object.$ref ?? schema.object.$dynamicRef;
  return typeof ref === 'string' ? schema.follow(ref) : null;
}

function identify(
  collected: Pick<CollectedSubschemas, 'pointers' | 'aliases' | 'name' | 'parts'>,
): CollectedSubschemas {
  const { pointers, aliases, name, parts } = collected;
  const [home = null, ...others] = pointers.map(schemaNameAbove);
  return {
    identity: pointers.join(' '),
    pointers,
    aliases,
    home: others.every((other) => other === home) ? home : null,
    name,
    parts,
  };
}

const COMPONENT_SCHEMA = /^#\/components\/schemas\/([^/]+)(\/.)?/;

/** The name of a schema under `#/components/schemas`; null for any other pointer. */
export function schemaName(pointer: string): string | null {
  const [, token, inside] = COMPONENT_SCHEMA.exec(pointer) ?? [];
  return token === undefined || inside !== undefined ? null : decodeToken(token);
}

/** The name of the component schema at or above a pointer, or null. */
function schemaNameAbove(pointer: string): string | null {
  const token = COMPONENT_SCHEMA.exec(pointer)?.[1];
  return token === undefined ? null : decodeToken(token);
}
