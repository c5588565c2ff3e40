import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import type { KvKey, KvNamespace } from './kv-namespace.ts';
import { type Pair, toPair } from './make-batches.ts';

const PREFIX = 'release/';

const recordSchema = z.object({
  release: z.string(),
  /** Start of its first deploy by that machine's clock, ISO 8601. For information: it may be wrong. */
  date: z.string(),
  keys: z.array(z.string()),
  /** Keys of its pages by path. Releases of older engines lack them. */
  pages: z.record(z.string(), z.string()).exactOptional(),
  /** Its content folder, relative to the site's folder: `content`. Releases of older engines lack it. */
  content: z.string().exactOptional(),
});

/** A release's record in KV, which lets any machine roll back to it and prune other releases. */
export type ReleaseRecord = Readonly<z.infer<typeof recordSchema>>;

export function releaseKey(release: string): string {
  return PREFIX + release;
}

export function toReleasePair(record: ReleaseRecord): Pair {
  return toPair(releaseKey(record.release), new TextEncoder().encode(JSON.stringify(record)));
}

/** The releases among a namespace's keys, in no order: only the service's deployments have one. */
export function listReleases(keys: readonly KvKey[]): string[] {
  return keys.filter(({ name }) => name.startsWith(PREFIX)).map(({ name }) => name.slice(PREFIX.length));
}

/** The record of a release; null if KV lacks it. Throws SourceError if it was not written by a deploy. */
export function readReleaseRecord(namespace: KvNamespace, release: string): Promise<ReleaseRecord | null> {
  return readRecord(namespace, releaseKey(release));
}

/** The same by key. */
async function readRecord(namespace: KvNamespace, key: string): Promise<ReleaseRecord | null> {
  const text = await namespace.read(key);
  if (text === null) return null;
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw SourceError.at(
      { file: key },
      'Cannot read the record of the release: it was not written by a deploy. Deploy that release again, or remove the key.',
    );
  }
}
