import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { DATA_KEYWORDS, MAP_KEYWORDS } from '../core/references/keywords.ts';
import { mapMembers } from '../core/written-numbers.ts';

/** Members that hold data, and maps whose keys are chosen by authors. */
const DATA: ReadonlySet<string> = new Set([...DATA_KEYWORDS, 'examples', 'value']);
const NAMED: ReadonlySet<string> = new Set([...MAP_KEYWORDS, 'schemas']);

/** Whether the JSON text of a description has an `x-nullable`. */
export function flagsNull(json: string): boolean {
  return json.includes('"x-nullable"');
}

/**
 * Adds `nullable` where a schema has the older `x-nullable`, so that pages, examples, forms and comparisons need to know
 * only one of them.
 */
export function normalizeNullable(root: JsonObject): JsonObject {
  const normalize = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return mapMembers(value, (item) => normalize(item, false));
    if (!isObject(value)) return value;
    const normalized = mapMembers(value, (member, key) =>
      !isMap && DATA.has(key) ? member : normalize(member, !isMap && NAMED.has(key)),
    );
    const flag = isMap ? undefined : normalized['x-nullable'];
    return flag === true || flag === 'true' ? { ...normalized, nullable: true } : normalized;
  };
  try {
    return normalize(root, false) as JsonObject;
  } catch (error) {
    // Nested thousands of levels deep: the flags stay extensions.
    if (error instanceof RangeError) return root;
    throw error;
  }
}
