import { toExactJson } from '../value/exact-integers.ts';
import { isJson } from '../value/media-type.ts';

/** The text of a parameter that has a media type instead of a style, not percent-encoded. Text that is not JSON stays as it is. */
export function writeParameterContent(value: unknown, mediaType: string): string | undefined {
  return typeof value === 'string' && !isJson(mediaType) ? value : toExactJson(value);
}
