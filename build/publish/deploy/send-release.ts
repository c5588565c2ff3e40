import { pathToHref } from '../../../worker/model/path.ts';
import type { Release } from '../../release/records/make-release.ts';
import type { DeployLock } from './service/deploy-lock.ts';
import type { KvNamespace } from './service/kv-namespace.ts';
import { type Batch, makeBatches, type Pair, toPair } from './service/make-batches.ts';
import type { Narrator } from './service/narrator.ts';
import type { ReleaseRecord } from './service/release-record.ts';

/** A release to send: its records, and the list of them under its own key. */
interface Shipment {
  readonly release: Release;
  readonly namespace: KvNamespace;
  readonly lock: DeployLock;
  readonly narrator: Narrator;
  readonly toList: () => Pair;
}

/** What was sent: bytes as JSON, and writes, which count against a daily quota. */
interface Sent {
  readonly bytes: number;
  readonly writes: number;
}

/** The keys of a release that KV lacks, the list's first, because it protects the records from a prune. */
export function findMissing(listKey: string, { records }: Release, existing: ReadonlySet<string>): string[] {
  return [listKey, ...records.keys()].filter((key) => !existing.has(key));
}

/**
 * Sends records, and before them their list: KV may leave out any record of a batch, and without its list, no prune would
 * find the records of a deploy that was killed. The store's response is the proof that they are written.
 */
export async function sendRelease(
  { release, namespace, lock, narrator, toList }: Shipment,
  keys: readonly string[],
): Promise<Sent> {
  // Lazily, so that a large release is in memory only once.
  function* pairs(): Generator<Pair> {
    for (const key of keys) if (release.records.has(key)) yield toRecordPair(release, key, toList);
  }
  function* batches(): Generator<Batch> {
    if (keys.some((key) => !release.records.has(key))) yield [toList()];
    yield* makeBatches(pairs());
  }
  let sent = 0;
  let bytes = 0;
  let writes = 0;
  for (const batch of batches()) {
    narrator.progress('Sending records', sent, keys.length);
    writes += await namespace.write(batch, () => lock.renew());
    sent += batch.length;
    for (const pair of batch) bytes += pair.bytes;
  }
  narrator.progress('Sending records', sent, keys.length);
  return { bytes, writes };
}

export function toRecordPair({ records }: Release, key: string, toList: () => Pair): Pair {
  const value = records.get(key);
  return value === undefined ? toList() : toPair(key, value);
}

/** The list of a release's records. `content`: its content folder, relative to the site's folder. */
export function toReleaseList({ manifest, records }: Release, content: string): ReleaseRecord {
  const { release } = manifest;
  const date = new Date().toISOString();
  return { release, date, keys: [...records.keys()], pages: toPageKeys(manifest), content };
}

/** Keys of a release's pages by path, in all languages: `/user/bills`, `/de/user/bills`. */
export function toPageKeys(manifest: Release['manifest']): Readonly<Record<string, string>> {
  const { site, translations = [] } = manifest;
  const keys = [manifest, ...translations].flatMap((language) => {
    const prefix = language.site.base.slice(site.base.length);
    return [...language.pages].map(([path, page]) => [pathToHref(prefix, path), page.key]);
  });
  return Object.fromEntries(keys);
}
