/** The subset of JSON Schema (2020-12) that our schemas use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly description?: string;
}

/** A setting in the reference. */
export interface Setting {
  /** `theme.accent`, `apis[].id` for each item of a list, or `links.*` for any name. */
  readonly path: string;
  readonly type: string;
  /** Undefined if there is no default. */
  readonly default: unknown;
  readonly required: boolean;
}

/** All settings of a schema. The settings of a group follow the group. */
export function listSettings(schema: JsonSchema, prefix = ''): Setting[] {
  const settings = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const required = schema.required?.includes(name) === true && property.default === undefined;
    return [{ path, type: describeType(property), default: property.default, required }, ...listInside(property, path)];
  });
  const { additionalProperties: rest } = schema;
  return typeof rest === 'object' && rest.properties !== undefined
    ? [...settings, ...listSettings(rest, `${prefix}*.`)]
    : settings;
}

function listInside(schema: JsonSchema, path: string): Setting[] {
  if (schema.items !== undefined) return listSettings(schema.items, `${path}[].`);
  const inner = (schema.anyOf ?? schema.oneOf ?? [schema]).filter(
    ({ properties, additionalProperties }) => properties !== undefined || typeof additionalProperties === 'object',
  );
  return inner.flatMap((part) => listSettings(part, `${path}.`));
}

function describeType(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(' or ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined)
    return [...new Set(parts.map(describeType))].filter((type) => type !== 'null').join(' or ') || 'null';
  if (schema.type === 'array') return `list of ${schema.items === undefined ? 'anything' : describeType(schema.items)}`;
  if (schema.type === 'object') return schema.properties === undefined ? 'mapping' : 'group';
  return typeof schema.type === 'string' ? schema.type : 'anything';
}
