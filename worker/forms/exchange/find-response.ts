import { parseMediaType } from '../../request/value/media-type.ts';
import type { TryItResponse, TryItResponses } from './record.ts';

/** Finds `404`, then `4XX`, then `default`. */
export function findResponse({ responses }: TryItResponses, status: string): TryItResponse | null {
  const keys = [status, `${status[0]}XX`, `${status[0]}xx`, 'default'];
  const key = keys.find((one) => Object.hasOwn(responses, one));
  return key === undefined ? null : (responses[key] ?? null);
}

/** The content with a media type, or else with a matching range (`image/*`). */
export function findContent<Content extends { readonly type: string }>(
  content: readonly Content[],
  type: string,
): Content | undefined {
  const { type: main, subtype } = parseMediaType(type);
  const fits = (wanted: string, own: string): boolean => wanted === own || wanted === '*';
  const ranges = content.map((one) => ({ one, range: parseMediaType(one.type) }));
  const exact = ranges.find(({ range }) => range.type === main && range.subtype === subtype);
  return (exact ?? ranges.find(({ range }) => fits(range.type, main) && fits(range.subtype, subtype)))?.one;
}
