import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import type { DeployLock } from './deploy-lock.ts';
import type { KvNamespace } from './kv-namespace.ts';
import { toPair } from './make-batches.ts';
import type { Narrator } from './narrator.ts';

/** Keys, and the service's time when they were marked or deleted, ISO 8601. */
const groupsSchema = z.array(z.object({ at: z.iso.datetime(), keys: z.array(z.string()) }));
const deletionsSchema = z.object({
  /** Keys that no release needed. A later run deletes them. */
  marked: groupsSchema,
  /** Keys that were deleted, or were about to be. Listings may still show them. */
  deleted: groupsSchema,
  /** Releases without a deployment, and when a prune first saw them. Their deploy may continue. */
  unfinished: z.record(z.string(), z.iso.datetime()),
});
type Groups = z.infer<typeof groupsSchema>;

/** What is being deleted from a namespace: one record, read by its key. */
export type Deletions = z.infer<typeof deletionsSchema>;

/** What a deletion in two phases did. */
export interface DeletionReport {
  readonly marked: number;
  readonly deleted: number;
  /** Marked keys that are left, and when a run may delete the first of them; null if there are none. */
  readonly left: number;
  readonly dueAt: Date | null;
}

export interface DeletionPlan {
  readonly namespace: KvNamespace;
  /** As read from KV. */
  readonly deletions: Deletions;
  readonly unfinished: Deletions['unfinished'];
  /** Keys that are not needed, records before the lists that refer to them. */
  readonly unneeded: readonly string[];
  readonly needed: ReadonlySet<string>;
  /** The service's time, in milliseconds. */
  readonly now: number;
}

const KEY = 'deletions';

/** Much longer than a listing or a cached read of KV may lag. */
const MIN_MARKED_MS = 3_600_000;
const REMEMBER_DELETED_MS = 3_600_000;

/** Keys per API request, half of the free plan's daily deletions. */
const REMOVE_BATCH = 500;

export async function readDeletions(namespace: KvNamespace): Promise<Deletions> {
  const text = await namespace.read(KEY);
  if (text === null) return { marked: [], deleted: [], unfinished: {} };
  try {
    return deletionsSchema.parse(JSON.parse(text));
  } catch {
    throw SourceError.at(
      { file: KEY },
      'Cannot read the record of deletions in KV: it was changed by hand. Remove this key, wait two minutes, then run the command again.',
    );
  }
}

/** The service's time, from its last response. Throws SourceError if it had no date. */
export function readServerTime({ lastTime }: CloudflareApi): number {
  if (lastTime !== null) return lastTime.server;
  throw SourceError.at(
    { file: 'Cloudflare' },
    'Cannot find out which records may be deleted: the response has no Date header. A proxy between this machine and Cloudflare may have removed it. Check the network.',
  );
}

/** Keys that count as missing, whatever a listing says. */
export function findUnreliable({ marked, deleted }: Deletions): Set<string> {
  return new Set([...marked, ...deleted].flatMap(({ keys }) => keys));
}

/** Marked keys that a prune may delete, or has just deleted if this record of deletions is not current. */
export function findDue({ marked }: Pick<Deletions, 'marked'>, now: number): Set<string> {
  return new Set(marked.filter(({ at }) => Date.parse(at) <= now - MIN_MARKED_MS).flatMap(({ keys }) => keys));
}

export function findDeleted({ deleted }: Deletions): Set<string> {
  return new Set(deleted.flatMap(({ keys }) => keys));
}

/**
 * Removes marks from keys that a release needs, which are all in KV. Returns the number of writes: 0 or 1. Nothing may
 * refer to the keys before.
 */
export async function takeBack(
  namespace: KvNamespace,
  deletions: Deletions,
  { release, keys, lock }: { readonly release: string; readonly keys: ReadonlySet<string>; readonly lock: DeployLock },
): Promise<number> {
  const { [release]: seen, ...unfinished } = deletions.unfinished;
  const unreliable = findUnreliable(deletions);
  if (seen === undefined && ![...keys].some((key) => unreliable.has(key))) return 0;
  const without = (groups: Groups): Groups => filterGroups(groups, (key) => !keys.has(key));
  const left = { marked: without(deletions.marked), deleted: without(deletions.deleted), unfinished };
  return write(namespace, left, lock);
}

/** What a run would mark and delete. */
export function planDeletions({ deletions, unneeded, needed, now }: Omit<DeletionPlan, 'unfinished'>): {
  readonly due: readonly string[];
  readonly fresh: readonly string[];
  readonly marked: Groups;
} {
  const marked = filterGroups(deletions.marked, (key) => !needed.has(key));
  const unreliable = findUnreliable({ ...deletions, marked });
  const due = [...findDue({ marked }, now)];
  const fresh = unneeded.filter((key) => !needed.has(key) && !unreliable.has(key));
  return { due, fresh, marked };
}

/**
 * Deletes in two phases what no release needs: marks it, and deletes only what an earlier run marked at least an hour
 * ago. The caller holds the lock, and has read under it what is needed. Keys are recorded as deleted before they are, so
 * that a deploy never relies on a listing that still shows them.
 */
export async function deleteInTwoPhases(
  plan: DeletionPlan,
  lock: DeployLock,
  narrator: Narrator,
): Promise<DeletionReport> {
  const { namespace, deletions, unfinished, now } = plan;
  const { due, fresh, marked } = planDeletions(plan);
  const at = new Date(now).toISOString();
  const after = fresh.length === 0 ? marked : [...marked, { at, keys: [...fresh] }];
  const remembered = deletions.deleted.filter((group) => Date.parse(group.at) > now - REMEMBER_DELETED_MS);
  const deleted = due.length === 0 ? remembered : [...remembered, { at, keys: [...due] }];
  await lock.confirm();
  const begun = { ...deletions, marked: after, deleted, unfinished };
  if (JSON.stringify(begun) !== JSON.stringify(deletions)) await write(namespace, begun, lock);
  for (let start = 0; start < due.length; start += REMOVE_BATCH) {
    narrator.progress('Removing records', start, due.length);
    await namespace.remove(due.slice(start, start + REMOVE_BATCH), () => lock.confirm());
  }
  const gone = new Set(due);
  const left = filterGroups(after, (key) => !gone.has(key));
  if (due.length > 0) {
    narrator.progress('Removing records', due.length, due.length);
    await write(namespace, { ...begun, marked: left }, lock);
  }
  const [first] = left;
  return {
    marked: fresh.length,
    deleted: due.length,
    left: left.reduce((sum, { keys }) => sum + keys.length, 0),
    dueAt: first === undefined ? null : new Date(Date.parse(first.at) + MIN_MARKED_MS),
  };
}

/** For people: "marked 3 records; run it again after 14:05 UTC to delete them". */
export function describeDueTime(dueAt: Date): string {
  // The minute after, because the text leaves out seconds.
  return `${new Date(dueAt.getTime() + 60_000).toISOString().slice(11, 16)} UTC`;
}

function filterGroups(groups: Groups, isKept: (key: string) => boolean): Groups {
  return groups.map(({ at, keys }) => ({ at, keys: keys.filter(isKept) })).filter(({ keys }) => keys.length > 0);
}

/** Only under the lock: a machine that was suspended must not replace what another command has recorded. */
function write(namespace: KvNamespace, deletions: Deletions, lock: DeployLock): Promise<number> {
  return namespace.write([toPair(KEY, new TextEncoder().encode(JSON.stringify(deletions)))], () => lock.renew());
}
