import { isObject } from '../../../../worker/request/value/json.ts';
import type { Cursor } from '../references/cursor.ts';

/** Keywords of a schema that add nothing to an object without properties. */
const EMPTY_KEYWORDS = new Set(['type', 'properties', 'title']);

/** Whether a request body describes nothing to send: some generators add such a body to every GET. */
export function isEmptyBody(body: Cursor): boolean {
  const content = body.entries('content');
  if (body.flag('required') || body.trimmed('description') !== null || content.length === 0) return false;
  return content.every(([, mediaType]) => isEmptyMediaType(mediaType));
}

function isEmptyMediaType(mediaType: Cursor): boolean {
  const { properties, additionalProperties, ...others } = mediaType.get('schema').object;
  return (
    !mediaType.has('example') &&
    !mediaType.has('examples') &&
    isObject(properties) &&
    Object.keys(properties).length === 0 &&
    (additionalProperties === undefined || additionalProperties === false) &&
    Object.keys(others).every((keyword) => EMPTY_KEYWORDS.has(keyword))
  );
}
