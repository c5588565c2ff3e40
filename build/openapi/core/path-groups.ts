import type { OperationSource } from './collect-operations.ts';
import { isShortSegment, toSegment } from './slug.ts';
import { inWords } from './words.ts';

/** Operations whose paths continue with the same segment. */
interface PathGroup {
  readonly label: string;
  /** Unique among its siblings. Digits stay attached to their letters. */
  readonly slug: string;
  readonly operations: readonly OperationSource[];
}

interface PathGroups {
  readonly groups: readonly PathGroup[];
  /** Operations that share their segment with no other. */
  readonly others: readonly OperationSource[];
}

/** The most operations in one list before it is split. */
export const MAX_LISTED = 40;

/**
 * Groups operations by the first path segment that differs, ignoring placeholders, in the order of the description.
 * Returns no groups if there would be only one, or one per operation.
 */
export function groupByPath(operations: readonly OperationSource[]): PathGroups {
  const paths = new Map(operations.map((source) => [source, staticSegments(source.pathTemplate)]));
  const start = commonLength([...paths.values()]);
  const bySegment = new Map<string, OperationSource[]>();
  for (const [source, segments] of paths) {
    const key = (segments[start] ?? segments[start - 1] ?? '').toLowerCase();
    const list = bySegment.get(key);
    if (list === undefined) bySegment.set(key, [source]);
    else list.push(source);
  }
  const lists = [...bySegment].filter(([key, list]) => key !== '' && list.length > 1);
  if (bySegment.size < 2 || lists.length === 0) return { groups: [], others: operations };
  const grouped = new Set(lists.flatMap(([, list]) => list));
  const taken = new Set<string>();
  return {
    groups: lists.map(([, list]) => toGroup(list, paths, { start, taken })),
    others: operations.filter((source) => !grouped.has(source)),
  };
}

interface Naming {
  readonly start: number;
  readonly taken: Set<string>;
}

function toGroup(
  operations: readonly OperationSource[],
  paths: ReadonlyMap<OperationSource, readonly string[]>,
  { start, taken }: Naming,
): PathGroup {
  const [first] = operations;
  const segments = (first === undefined ? undefined : paths.get(first)) ?? [];
  const segment = segments[start] ?? segments[start - 1] ?? '';
  const slug = groupSlug(segment);
  let unique = slug;
  for (let count = 2; taken.has(unique); count++) unique = `${slug}-${count}`;
  taken.add(unique);
  return { label: inWords(segment) || segment, slug: unique, operations };
}

/** `oauth2Clients` → `oauth2-clients` */
function groupSlug(segment: string): string {
  const slug = encodeURIComponent(inWords(segment).toLowerCase().replaceAll(' ', '-'));
  return (slug !== '' && isShortSegment(slug) ? slug : toSegment(segment)) || 'group';
}

/** The segments of a path that are not placeholders, without anything after `#` or `?`. */
function staticSegments(pathTemplate: string): string[] {
  return pathTemplate
    .replace(/[#?].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '' && !segment.includes('{'));
}

/** The number of leading segments that all paths share. */
function commonLength(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  let length = 0;
  while (length < first.length && paths.every((segments) => segments[length] === first[length])) length++;
  return length;
}
