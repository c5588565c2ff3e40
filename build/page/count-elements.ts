/** The most HTML elements in an API page with its frame, whatever its description. */
export const MAX_PAGE_ELEMENTS = 3_500;

const SLASH = 0x2f;

/** The number of elements in generated HTML. */
export function countElements(html: string): number {
  let count = 0;
  for (let index = html.indexOf('<'); index !== -1; index = html.indexOf('<', index + 1))
    if (html.charCodeAt(index + 1) !== SLASH) count++;
  return count;
}
