import type { OperationSource } from '../core/operations/collect-operations.ts';

/** An operation in two descriptions; null in one that does not have it. */
export type OperationPair =
  | { readonly before: OperationSource; readonly after: OperationSource | null }
  | { readonly before: null; readonly after: OperationSource };

/** A segment of a path with a version: `/v2`. */
const VERSION_SEGMENT = /\/v\d+(?:\.\d+)*(?=\/|$)/;

/** What identifies an operation, from the surest on. Null if it says nothing. */
const IDENTITIES: readonly ((source: OperationSource) => string | null)[] = [
  ({ operationId }) => operationId,
  addressOf,
  // APIs often write their version into paths.
  (source) => addressOf({ ...source, pathTemplate: source.pathTemplate.replace(VERSION_SEGMENT, '') }),
  // A short title says little: each tag may have an operation "List".
  ({ method, title, tags }) => (tags.length === 0 ? null : `${method} ${tags.join()} ${title}`),
];

/**
 * Finds the same operations in two descriptions: by operationId, then by method and path, then by what is left of the
 * path without a version, then by method, tags and title. Pairs are in the order of the old description, new operations last.
 */
export function pairOperations(old: readonly OperationSource[], now: readonly OperationSource[]): OperationPair[] {
  const found = new Map<OperationSource, OperationSource>();
  const taken = new Set<OperationSource>();
  for (const identify of IDENTITIES) {
    const rest = now.filter((source) => !taken.has(source));
    const after = uniqueBy(rest, identify);
    const before = uniqueBy(
      old.filter((source) => !found.has(source)),
      identify,
    );
    for (const [key, source] of before) {
      const other = after.get(key);
      if (other === undefined) continue;
      found.set(source, other);
      taken.add(other);
    }
  }
  return [
    ...old.map((before) => ({ before, after: found.get(before) ?? null })),
    ...now.filter((source) => !taken.has(source)).map((after) => ({ before: null, after })),
  ];
}

/** Operations by an identity that no other of the list has. */
function uniqueBy(
  sources: readonly OperationSource[],
  identify: (source: OperationSource) => string | null,
): Map<string, OperationSource> {
  const byKey = new Map<string, OperationSource | null>();
  for (const source of sources) {
    const identity = identify(source);
    const key = `${source.kind} ${identity}`;
    if (identity !== null) byKey.set(key, byKey.has(key) ? null : source);
  }
  return new Map([...byKey].flatMap(([key, source]) => (source === null ? [] : [[key, source] as const])));
}

/** Names of path parameters do not matter. */
export function addressOf({ method, pathTemplate }: Pick<OperationSource, 'method' | 'pathTemplate'>): string {
  return `${method} ${pathTemplate.replace(/\{[^{}]*\}/g, '{}')}`;
}

/** Another version in the paths of several operations, which is one change. */
interface PathRewrite {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** The versions that several operations have in their paths instead of others. */
export function pathRewrites(pairs: readonly OperationPair[]): PathRewrite[] {
  const counts = new Map<string, PathRewrite>();
  for (const { before, after } of pairs) {
    const from = before === null ? undefined : VERSION_SEGMENT.exec(before.pathTemplate)?.[0];
    const to = after === null ? undefined : VERSION_SEGMENT.exec(after.pathTemplate)?.[0];
    if (before === null || after === null || from === undefined || to === undefined || from === to) continue;
    if (!explains({ from, to }, before, after)) continue;
    const key = `${from} ${to}`;
    counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].filter(({ count }) => count > 1);
}

/** Whether an operation has moved only because the version in its path is another one. */
export function explains(
  { from, to }: Pick<PathRewrite, 'from' | 'to'>,
  before: OperationSource,
  after: OperationSource,
): boolean {
  return (
    VERSION_SEGMENT.exec(before.pathTemplate)?.[0] === from &&
    addressOf({ ...before, pathTemplate: before.pathTemplate.replace(VERSION_SEGMENT, to) }) === addressOf(after)
  );
}
