import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import { DATA_KEYWORDS, MAP_KEYWORDS } from '../../core/references/keywords.ts';
import { copyMember, filterMembers, mapMembers } from '../../core/written-numbers.ts';

/** Pointers to shared definitions in Swagger 2.0, and their counterparts in OpenAPI 3. */
const MOVED_REFERENCES: readonly (readonly [string, string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
];

/** Schema keywords that Swagger 2.0 puts directly on a parameter, header or item (Swagger 2.0 §Items Object). */
const SCHEMA_KEYWORDS = new Set([
  ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems', 'nullable'],
  ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum', 'maxLength', 'minLength', 'maxItems', 'minItems'],
  ...['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-varnames', 'x-enumNames', 'x-ms-enum'],
]);

const DATA: ReadonlySet<string> = new Set([...DATA_KEYWORDS, 'x-example', 'examples']);
const MAPS: ReadonlySet<string> = new Set(MAP_KEYWORDS);

/** List formats (`collectionFormat`) as OpenAPI 3 styles; tabs have no style there. */
const STYLES: Readonly<Record<string, JsonObject>> = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  tsv: { style: 'tabDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
};

/** Converts a Swagger 2.0 schema to OpenAPI 3.0: references, files, discriminators and examples. */
export function upgradeSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return mapMembers(schema, upgradeSchema);
  if (!isObject(schema)) return schema;
  const upgraded = moveValues(mapMembers(schema, upgradeMember));
  if (upgraded.type === 'file') Object.assign(upgraded, { type: 'string', format: 'binary' });
  return (upgraded.example ?? null) === null ? copyMember(schema, 'x-example', upgraded, 'example') : upgraded;
}

/** Generators put the allowed values of items beside a list's `type`, where no list could match them. */
function moveValues(schema: JsonObject): JsonObject {
  const { items } = schema;
  if (!isOfItems(schema) || !isObject(items) || items.enum !== undefined || items.$ref !== undefined) return schema;
  const isValues = (key: string): boolean => /^(?:x-)?enum/.test(key);
  return {
    ...filterMembers(schema, (key) => !isValues(key)),
    items: { ...items, ...filterMembers(schema, isValues) },
  };
}

/** Whether the allowed values of a list are not lists themselves, so they are those of its items. */
export function isOfItems({ type, enum: values }: JsonObject): boolean {
  return type === 'array' && Array.isArray(values) && values.length > 0 && !values.some(Array.isArray);
}

/** Converts a reference to point into the upgraded description. */
export function upgradeReference(ref: string): string {
  const moved = MOVED_REFERENCES.find(([from]) => ref.startsWith(from));
  return moved === undefined ? ref : moved[1] + ref.slice(moved[0].length);
}

/** Upgrades a path, query or header parameter. */
export function upgradeParameter(parameter: unknown): unknown {
  if (!isObject(parameter)) return parameter;
  if (typeof parameter.$ref === 'string') return { ...parameter, $ref: upgradeReference(parameter.$ref) };
  const { own, schema } = splitSchema(parameter);
  const { collectionFormat, 'x-example': _, 'x-examples': examples, ...rest } = own;
  const style = rest.in === 'query' ? toListStyle(schema, collectionFormat) : {};
  const upgraded = copyMember(own, 'x-example', { ...rest, schema, ...style }, 'example');
  return isObject(examples) ? { ...upgraded, examples: toExamples(examples) } : upgraded;
}

/** Upgrades a response header. Lists are always joined by commas. */
export function upgradeHeader(header: unknown): unknown {
  if (!isObject(header)) return header;
  const { own, schema } = splitSchema(header);
  const { collectionFormat: _, 'x-example': _example, ...rest } = own;
  return copyMember(own, 'x-example', { ...rest, schema }, 'example');
}

/** The style of a list in a query or form; empty for other values. */
export function toListStyle(schema: unknown, collectionFormat: unknown): JsonObject {
  if (!isObject(schema) || schema.type !== 'array') return {};
  const format =
    typeof collectionFormat === 'string' && Object.hasOwn(STYLES, collectionFormat) ? collectionFormat : 'csv';
  return STYLES[format] ?? {};
}

/** Separates the keywords of a parameter from those of its schema. */
export function splitSchema(parameter: JsonObject): { readonly own: JsonObject; readonly schema: unknown } {
  return {
    own: filterMembers(parameter, (key) => !SCHEMA_KEYWORDS.has(key) && key !== 'schema'),
    schema: upgradeSchema(parameter.schema ?? filterMembers(parameter, (key) => SCHEMA_KEYWORDS.has(key))),
  };
}

/** Converts named examples to Example Objects. */
export function toExamples(examples: JsonObject): JsonObject {
  return mapMembers(examples, (example, name) =>
    isExampleObject(example) ? example : copyMember(examples, name, {}, 'value'),
  );
}

/** Whether every member is an Example Object: some authors use a map of them instead of one example. */
export function hasExampleObjects(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isExampleObject);
}

function isExampleObject(value: unknown): boolean {
  if (!isObject(value) || !('value' in value || 'externalValue' in value)) return false;
  return Object.keys(value).every((key) => ['summary', 'description', 'value', 'externalValue'].includes(key));
}

function upgradeMember(value: unknown, key: string): unknown {
  if (key === '$ref' && typeof value === 'string') return upgradeReference(value);
  if (key === 'discriminator' && typeof value === 'string') return { propertyName: value };
  if (DATA.has(key)) return value;
  if (MAPS.has(key) && isObject(value)) return mapMembers(value, upgradeSchema);
  return upgradeSchema(value);
}
