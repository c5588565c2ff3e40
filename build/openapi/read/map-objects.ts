import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { DATA_KEYWORDS, MAP_KEYWORDS } from '../core/references/keywords.ts';
import { mapMembers } from '../core/written-numbers.ts';

/** Members that hold data, and maps whose keys are chosen by authors. */
const DATA: ReadonlySet<string> = new Set([...DATA_KEYWORDS, 'examples', 'value']);
const NAMED: ReadonlySet<string> = new Set([...MAP_KEYWORDS, 'schemas']);

/** Copies a description with changed objects, the innermost first. Data, and maps of names, are not changed. */
export function mapObjects(root: JsonObject, change: (object: JsonObject) => JsonObject): JsonObject {
  const copy = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return mapMembers(value, (item) => copy(item, false));
    if (!isObject(value)) return value;
    const copied = mapMembers(value, (member, key) =>
      !isMap && DATA.has(key) ? member : copy(member, !isMap && NAMED.has(key)),
    );
    return isMap ? copied : change(copied);
  };
  try {
    return copy(root, false) as JsonObject;
  } catch (error) {
    // Nested thousands of levels deep: everything stays as it is.
    if (error instanceof RangeError) return root;
    throw error;
  }
}
