import { parseMediaType } from '../../request/value/media-type.ts';

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
