import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';

/** The value itself if it is a mapping; otherwise an empty one. */
export function toMap(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
