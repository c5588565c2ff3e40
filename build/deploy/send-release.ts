import type { Release } from '../release/make-release.ts';
import { SourceError } from '../report/finding.ts';
import type { DeployLock } from './deploy-lock.ts';
import type { KvKey, KvNamespace } from './kv-namespace.ts';
import { makeBatches, type Pair, toPair } from './make-batches.ts';
import type { Narrator } from './narrator.ts';
import { listReleases, releaseKey, toReleasePair } from './release-record.ts';

/** How often records that vanish while others are sent are sent again. */
const MAX_ROUNDS = 3;

/** What a release needs in KV: its records and the one that lists them. */
export interface Shipment {
  readonly release: Release;
  readonly namespace: KvNamespace;
  readonly lock: DeployLock;
  readonly narrator: Narrator;
}

/**
 * Keys to write, the release's own record first: from then on a prune leaves this release alone. That record is
 * renewed when another release has been deployed since, for releases are ordered by its date.
 */
export function findMissing({ manifest, records }: Release, existing: readonly KvKey[]): string[] {
  const there = new Set(existing.map(({ name }) => name));
  const missing = [...records.keys()].filter((key) => !there.has(key));
  const isNewest = listReleases(existing)[0]?.release === manifest.release;
  return isNewest ? missing : [releaseKey(manifest.release), ...missing];
}

/**
 * Sends records and lists them again until all are there: a prune on another machine may have removed some that were there
 * at the beginning. Returns the bytes sent, as JSON.
 */
export async function sendRelease(shipment: Shipment, missing: readonly string[]): Promise<number> {
  const { release, namespace } = shipment;
  let bytes = await sendRecords(shipment, missing);
  for (let round = 1; ; round++) {
    const lost = findMissing(release, await namespace.listKeys());
    if (lost.length === 0) return bytes;
    if (round === MAX_ROUNDS)
      throw SourceError.at(
        { file: 'Cloudflare' },
        `Cannot send the release: ${lost.length} records are not in KV after ${MAX_ROUNDS} attempts, ${lost[0]} among them. Another command may be removing them; run this one again in a minute.`,
      );
    bytes += await sendRecords(shipment, lost);
  }
}

async function sendRecords({ release, namespace, lock, narrator }: Shipment, keys: readonly string[]): Promise<number> {
  // One after the other: pairs are made as they are sent, so a large release is in memory once.
  function* pairs(): Generator<Pair> {
    for (const key of keys) yield toRecordPair(release, key);
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

export function toRecordPair({ manifest, records }: Release, key: string): Pair {
  const value = records.get(key);
  if (value !== undefined) return toPair(key, value);
  const pages = Object.fromEntries([...manifest.pages].map(([path, page]) => [path, page.key]));
  return toReleasePair({
    release: manifest.release,
    date: new Date().toISOString(),
    keys: [...records.keys()],
    pages,
  });
}
