import { groupBy } from '../../../../worker/model/group-by.ts';
import { inWords, withAbbreviations } from '../rest-title.ts';
import { isShortSegment, toSegment } from '../slug.ts';
import type { OperationSource } from './collect-operations.ts';

/** Items whose names continue with the same segment. */
interface SegmentGroup<Item> {
  readonly label: string;
  /** Unique among its siblings. Digits stay attached to their letters. */
  readonly slug: string;
  readonly items: readonly Item[];
}

interface SegmentGroups<Item> {
  readonly groups: readonly SegmentGroup<Item>[];
  /** Items that share their segment with no other. */
  readonly others: readonly Item[];
}

/** The most links in one list before it is split. */
export const MAX_LISTED = 40;

/** Groups operations by the segments of their paths, ignoring placeholders. */
export function groupByPath(operations: readonly OperationSource[]): SegmentGroups<OperationSource> {
  return groupBySegment(operations, readSegments);
}

/** Groups in the same way. A mere prefix of most operations, such as `v1`, is replaced by its own groups. */
export function groupByResource(operations: readonly OperationSource[]): SegmentGroups<OperationSource> {
  const { groups, others } = groupByPath(operations);
  const prefix = groups.find(({ items }) => items.length > operations.length / 2 && isPrefix(items.map(readSegments)));
  const inner = prefix === undefined ? null : groupByResource(prefix.items);
  if (inner === null || inner.groups.length === 0) return { groups, others };
  const byLabel = new Map<string, OperationSource[]>();
  for (const { label, items } of groups.flatMap((group) => (group === prefix ? inner.groups : [group])))
    byLabel.set(label, [...(byLabel.get(label) ?? []), ...items]);
  const left = new Set([...others, ...inner.others]);
  const taken = new Set<string>();
  return {
    groups: [...byLabel].map(([label, items]) => ({ label, slug: claimSlug(label, taken), items })),
    others: operations.filter((operation) => left.has(operation)),
  };
}

/** Whether no path ends with the segments that all share. */
function isPrefix(lists: readonly (readonly string[])[]): boolean {
  const length = commonLength(lists);
  return lists.every((segments) => segments.length > length);
}

/** Groups schemas by the words of their names. */
export function groupByWord(names: readonly string[]): SegmentGroups<string> {
  return groupBySegment(names, (name) => inWords(name).split(' '));
}

/**
 * Groups items by the first segment that differs, in the order of the description. Returns no groups if there would be
 * only one, or one per item.
 */
function groupBySegment<Item>(
  items: readonly Item[],
  segmentsOf: (item: Item) => readonly string[],
): SegmentGroups<Item> {
  const segments = new Map(items.map((item) => [item, segmentsOf(item)]));
  const start = commonLength([...segments.values()]);
  const segmentOf = (item: Item): string => {
    const own = segments.get(item) ?? [];
    return own[start] ?? own[start - 1] ?? '';
  };
  const bySegment = groupBy(items, (item) => segmentOf(item).toLowerCase());
  const lists = [...bySegment].filter(([key, list]) => key !== '' && list.length > 1);
  if (bySegment.size < 2 || lists.length === 0) return { groups: [], others: items };
  const grouped = new Set(lists.flatMap(([, list]) => list));
  const taken = new Set<string>();
  return {
    groups: lists.map(([key, list]) => {
      const segment = list[0] === undefined ? key : segmentOf(list[0]);
      return {
        label: VERSION.test(segment) ? segment : withAbbreviations(inWords(segment)) || segment,
        slug: claimSlug(segment, taken),
        items: list,
      };
    }),
    others: items.filter((item) => !grouped.has(item)),
  };
}

function claimSlug(segment: string, taken: Set<string>): string {
  const slug = groupSlug(segment);
  let unique = slug;
  for (let count = 2; taken.has(unique); count++) unique = `${slug}-${count}`;
  taken.add(unique);
  return unique;
}

/** `oauth2Clients` → `oauth2-clients` */
function groupSlug(segment: string): string {
  const slug = encodeURIComponent(inWords(segment).toLowerCase().replaceAll(' ', '-'));
  return (slug !== '' && isShortSegment(slug) ? slug : toSegment(segment)) || 'group';
}

/**
 * The segments of an operation's path that are not placeholders, without anything after `#` or `?` and without a file
 * extension. Names of procedures (`user.list`), custom methods (`:cancel`) and keys of OData (`Users({id})`) are segments
 * too.
 */
function readSegments({ pathTemplate }: OperationSource): string[] {
  return pathTemplate
    .replace(PLACEHOLDER, '{}')
    .replace(/[#?].*$/s, '')
    .replace(FILE_EXTENSION, '')
    .replace(/\((?:[^()]*\))?/g, '/')
    .split('/')
    .flatMap((segment) => (VERSION.test(segment) ? [segment] : segment.split(/[.:]/)))
    .filter((segment) => segment !== '' && !segment.includes('{'));
}

/** Some frameworks add a pattern, which may contain braces itself: `{id:[0-9]{3}}`. */
const PLACEHOLDER = /\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Other endings may be names of procedures. */
const FILE_EXTENSION = /\.(?:csv|html?|json|pdf|php|rss|txt|xml|ya?ml)$/i;

const VERSION = /^v?\d+(?:\.\d+)*$/i;

/** The number of leading segments that all items share. */
function commonLength(lists: readonly (readonly string[])[]): number {
  const [first = []] = lists;
  let length = 0;
  while (length < first.length && lists.every((segments) => segments[length] === first[length])) length++;
  return length;
}
