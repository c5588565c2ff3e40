import type { Release } from '../release/make-release.ts';
import { SourceError } from '../report/finding.ts';
import type { DeployLock } from './deploy-lock.ts';
import type { KvKey, KvNamespace } from './kv-namespace.ts';
import { makeBatches, type Pair, toPair } from './make-batches.ts';
import type { Narrator } from './narrator.ts';
import { listReleases, type ReleaseRecord, releaseKey } from './release-record.ts';

/** How often to resend records that disappear while others are sent. */
const MAX_ROUNDS = 3;

/** A release to send: its records, and the list of them under its own key. */
interface Shipment {
  readonly release: Release;
  readonly namespace: KvNamespace;
  readonly lock: DeployLock;
  readonly narrator: Narrator;
  /** Missing keys, the list's first, because it protects the records from a prune. */
  readonly findMissing: (existing: readonly KvKey[]) => string[];
  readonly toList: () => Pair;
}

/**
 * Keys that a deploy must write. The list is renewed if another release was deployed since, because its date orders
 * releases.
 */
export function findMissing({ manifest, records }: Release, existing: readonly KvKey[]): string[] {
  const missing = findMissingRecords(records.keys(), existing);
  const isNewest = listReleases(existing)[0]?.release === manifest.release;
  return isNewest ? missing : [releaseKey(manifest.release), ...missing];
}

export function findMissingRecords(keys: Iterable<string>, existing: readonly KvKey[]): string[] {
  const there = new Set(existing.map(({ name }) => name));
  return [...keys].filter((key) => !there.has(key));
}

/**
 * Sends records and lists them again until all are present, because a prune on another machine may have removed some.
 * Returns the bytes sent, as JSON.
 */
export async function sendRelease(shipment: Shipment, missing: readonly string[]): Promise<number> {
  const { namespace } = shipment;
  let bytes = await sendRecords(shipment, missing);
  for (let round = 1; ; round++) {
    const lost = shipment.findMissing(await namespace.listKeys());
    if (lost.length === 0) return bytes;
    if (round === MAX_ROUNDS)
      throw SourceError.at(
        { file: 'Cloudflare' },
        `Cannot send the release: ${lost.length} records are missing from KV after ${MAX_ROUNDS} attempts, including ${lost[0]}. Another command may be removing them. Run this one again in a minute.`,
      );
    bytes += await sendRecords(shipment, lost);
  }
}

async function sendRecords(
  { release, namespace, lock, narrator, toList }: Shipment,
  keys: readonly string[],
): Promise<number> {
  // Lazily, so that a large release is in memory only once.
  function* pairs(): Generator<Pair> {
    for (const key of keys) yield toRecordPair(release, key, toList);
  }
  let sent = 0;
  let bytes = 0;
  for (const batch of makeBatches(pairs())) {
    narrator.progress('Sending records', sent, keys.length);
    await lock.renew();
    await namespace.write(batch);
    sent += batch.length;
    for (const pair of batch) bytes += pair.bytes;
  }
  narrator.progress('Sending records', sent, keys.length);
  return bytes;
}

export function toRecordPair({ records }: Release, key: string, toList: () => Pair): Pair {
  const value = records.get(key);
  return value === undefined ? toList() : toPair(key, value);
}

/** The list of a release's records, with the current date. */
export function toReleaseList({ manifest, records }: Release): ReleaseRecord {
  const pages = Object.fromEntries([...manifest.pages].map(([path, page]) => [path, page.key]));
  return { release: manifest.release, date: new Date().toISOString(), keys: [...records.keys()], pages };
}
