import { decodeOrKeep } from '../path.ts';

/** The values of a template's variables by name. */
export type PathValues = Readonly<Record<string, string>>;

/**
 * The decoded values of `{name}` in the segments of a path, or null if they do not match those of its template.
 * `normalize` writes the fixed text of the template as the segments have it.
 */
export function matchSegments(
  template: readonly string[],
  segments: readonly string[],
  normalize: (text: string) => string,
): PathValues | null {
  if (template.length !== segments.length) return null;
  const all = template.map((part, index) => matchSegment(part, segments[index] ?? '', normalize));
  // Not assigned, because a variable may be called `__proto__`.
  return all.includes(null) ? null : Object.fromEntries(all.flatMap((values) => Object.entries(values ?? {})));
}

/** The same for one segment: each variable is at least one character, and all but the last take as little as possible. */
export function matchSegment(part: string, segment: string, normalize: (text: string) => string): PathValues | null {
  const [first = '', ...rest] = part.split(/\{([^{}]*)\}/);
  const start = normalize(first);
  if (rest.length === 0) return segment === start ? {} : null;
  if (!segment.startsWith(start)) return null;
  const values: [name: string, value: string][] = [];
  let from = start.length;
  for (let index = 0; index < rest.length; index += 2) {
    const literal = normalize(rest[index + 1] ?? '');
    // Takes linear time, and finds a match if there is one.
    const end = index + 2 < rest.length ? segment.indexOf(literal, from + 1) : segment.length - literal.length;
    if (end <= from || !segment.startsWith(literal, end)) return null;
    values.push([rest[index] ?? '', decodeOrKeep(segment.slice(from, end))]);
    from = end + literal.length;
  }
  return Object.fromEntries(values);
}

/**
 * Orders templates that match the same path: the one with fixed text in place of a variable first, from the left (OpenAPI
 * 3.1 §4.8.8.1), then that with the most fixed text. Where templates differ in length, their fixed text decides.
 */
export function compareTemplates(a: readonly string[], b: readonly string[]): number {
  const isFixed = (segment = ''): boolean => !segment.includes('{');
  const at = a.length === b.length ? a.findIndex((segment, index) => isFixed(segment) !== isFixed(b[index])) : -1;
  if (at !== -1) return isFixed(a[at]) ? -1 : 1;
  return fixedLength(b) - fixedLength(a);
}

function fixedLength(template: readonly string[]): number {
  return template.join('/').replace(/\{[^{}]*\}/g, '').length;
}
