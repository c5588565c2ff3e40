import type { Deletions } from './deletions.ts';
import { findDeleted, findUnreliable, readDeletions } from './deletions.ts';
import type { KvNamespace } from './kv-namespace.ts';
import { type ReleaseRecord, readReleaseRecord, releaseKey } from './release-record.ts';
import type { WorkerHistory } from './worker-history.ts';

/** What is known of the records in KV. A listing alone may lag by a minute. */
export interface StoreState {
  readonly deletions: Deletions;
  /** Keys that a deploy need not send. */
  readonly existing: ReadonlySet<string>;
  /** Lists of the live releases' records, as far as KV has them. */
  readonly live: readonly ReleaseRecord[];
}

/** How many records of the live release are read, if the listing lacks them. */
const MAX_READ = 20;

/**
 * Records that a deploy can rely on: those in the listing or in the live release, without those that are marked for
 * deletion or deleted. The list of the release to deploy counts only if it names its content folder.
 */
export async function loadStoreState(
  namespace: KvNamespace,
  live: WorkerHistory['live'],
  { release: id, content }: Pick<ReleaseRecord, 'release' | 'content'>,
): Promise<StoreState> {
  const deletions = await readDeletions(namespace);
  const existing = new Set((await namespace.listKeys()).map(({ name }) => name));
  const lists: ReleaseRecord[] = [];
  for (const { release } of live) {
    if (release === null) continue;
    const record = await readReleaseRecord(namespace, release);
    if (record !== null) lists.push(record);
    const keys = [...(record === null ? [] : [releaseKey(release), ...record.keys])];
    const unlisted = keys.filter((key) => !existing.has(key));
    // If a record was removed by hand, the listing is right, and the deploy sends it again.
    if ((await findAbsent(namespace, unlisted.slice(0, MAX_READ))) === null)
      for (const key of unlisted) existing.add(key);
  }
  const listKey = releaseKey(id);
  // A folder may be renamed while its pages, and so the release, stay the same.
  if (existing.has(listKey)) {
    const list = lists.find(({ release }) => release === id) ?? (await readReleaseRecord(namespace, id));
    if (list?.content !== content) existing.delete(listKey);
  }
  for (const key of findUnreliable(deletions)) existing.delete(key);
  return { deletions, existing, live: lists };
}

/**
 * The keys of a release that are missing from KV, or the first of them if the listing lacks many: the others are read
 * one by one, because the listing may lag.
 */
export async function findLostKeys(namespace: KvNamespace, release: string): Promise<readonly string[]> {
  const record = await readReleaseRecord(namespace, release);
  const deleted = findDeleted(await readDeletions(namespace));
  if (record === null || deleted.has(releaseKey(release))) return [releaseKey(release)];
  const gone = record.keys.filter((key) => deleted.has(key));
  if (gone.length > 0) return gone;
  const listed = new Set((await namespace.listKeys()).map(({ name }) => name));
  const unlisted = record.keys.filter((key) => !listed.has(key));
  const absent = await findAbsent(namespace, unlisted);
  return absent === null ? [] : [absent];
}

/** The first key that KV lacks, or null. */
async function findAbsent(namespace: KvNamespace, keys: readonly string[]): Promise<string | null> {
  for (const key of keys) if ((await namespace.read(key)) === null) return key;
  return null;
}

/** How much of a release the listing of KV lacks. The listing may lag by a minute. */
export async function measureLoss(
  namespace: KvNamespace,
  release: string,
): Promise<{ readonly records: Share; readonly pages: Share }> {
  const record = await readReleaseRecord(namespace, release);
  const deleted = findDeleted(await readDeletions(namespace));
  const listed = new Set((await namespace.listKeys()).map(({ name }) => name));
  const shareOf = (keys: readonly string[]): Share => ({
    missing: keys.filter((key) => !listed.has(key) || deleted.has(key)).length,
    total: keys.length,
  });
  return { records: shareOf(record?.keys ?? []), pages: shareOf(Object.values(record?.pages ?? {})) };
}

interface Share {
  readonly missing: number;
  readonly total: number;
}
