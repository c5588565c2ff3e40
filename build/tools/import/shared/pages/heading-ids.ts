import type { WrittenHeading } from './find-headings.ts';

/** Adds ids to headings of a text that have none. `idOf`: null for a heading that needs none. */
export function withHeadingIds(
  text: string,
  headings: readonly WrittenHeading[],
  idOf: (heading: WrittenHeading) => string | null,
): string {
  let result = '';
  let at = 0;
  for (const heading of headings) {
    const id = heading.hasId ? null : idOf(heading);
    if (id === null) continue;
    result += `${text.slice(at, heading.end)} {#${id}}`;
    at = heading.end;
  }
  return result + text.slice(at);
}
