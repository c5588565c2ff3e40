import type { JsonObject } from '../../../worker/request/value/json.ts';
import { mapObjects } from './map-objects.ts';

/** Members between two others of an object, without objects and lists, in JSON. Limited, because time is quadratic. */
const BETWEEN = String.raw`(?:,"[^"]*":(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)){0,20},`;
const TYPES = String.raw`"type":\[[^\]]{0,99}"null"`;
const NULL_AMONG_TYPES = new RegExp(TYPES);
const NULL_BESIDE_REFERENCE = new RegExp(
  String.raw`"\$ref":"[^"]*"${BETWEEN}${TYPES}|${TYPES}[^\]]{0,99}\]${BETWEEN}"\$ref":`,
);

/**
 * Whether the JSON text of a description has an `x-nullable`, or a reference beside types with null. Members of an
 * `allOf` are too long to look beside it, so any types with null count.
 */
export function flagsNull(json: string): boolean {
  if (json.includes('"x-nullable"')) return true;
  if (!json.includes('"null"')) return false;
  return (json.includes('"allOf":[') && NULL_AMONG_TYPES.test(json)) || NULL_BESIDE_REFERENCE.test(json);
}

/**
 * Adds `nullable` where a schema has the older `x-nullable`, so that pages, examples, forms and comparisons need to know
 * only one of them. Also where types with null are beside a reference or `allOf`: although null must be valid for both,
 * this is what authors mean.
 */
export function normalizeNullable(root: JsonObject): JsonObject {
  return mapObjects(root, (object) => {
    const flag = object['x-nullable'];
    const isFlagged = flag === true || flag === 'true' || hasNullBesideOthers(object);
    return isFlagged ? { ...object, nullable: true } : object;
  });
}

function hasNullBesideOthers({ $ref, allOf, type }: JsonObject): boolean {
  const hasOthers = typeof $ref === 'string' || (Array.isArray(allOf) && allOf.length > 0);
  return hasOthers && Array.isArray(type) && type.length > 1 && type.includes('null');
}
