import { SourceError } from '../report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { DeployLock } from './deploy-lock.ts';
import { findNamespace, KvNamespace } from './kv-namespace.ts';
import type { Narrator } from './narrator.ts';
import { listPreviews, listReleases, readRecord, releaseKey } from './release-record.ts';
import type { WorkerConfig } from './worker-config.ts';
import { loadWorkerHistory } from './worker-history.ts';

/** The keys that a prune would remove. */
interface PrunePlan {
  readonly namespace: KvNamespace;
  /** Newest first. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  /** Keys to remove, records before the lists that refer to them. */
  readonly keys: readonly string[];
  readonly cachedRecords: number;
}

/** Keys per API request, half of the free plan's daily deletions. */
const REMOVE_BATCH = 500;

/** An undeployed release that began within this time may still be in progress. */
const DEPLOY_MAY_TAKE_MS = 86_400_000;

/**
 * Finds the records that no kept release needs. Kept releases are the live ones, the last `keep` deployed ones, and
 * those whose deploy may be in progress: newer than the newest deployed one, or begun within a day. Only keys in the
 * list of a release or preview are ever removed. Expired previews are removed too. Throws SourceError if it is unknown
 * which records a live version reads.
 */
export async function planPrune(
  api: CloudflareApi,
  config: WorkerConfig,
  keep: number,
  now = Date.now(),
): Promise<PrunePlan> {
  const file = `KV namespace ${config.namespaceTitle}`;
  const id = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  if (id === null)
    throw SourceError.at({ file }, 'Cannot prune: there is no such namespace. The first `npm run deploy` creates it.');
  const namespace = new KvNamespace(api, id);
  const history = await loadWorkerHistory(api, config.workerName);
  const keys = await namespace.listKeys();
  const listed = listReleases(keys);
  const releases = listed.map(({ release }) => release);

  const live = history.live.map(({ release }) => release);
  for (const release of live) {
    if (release === null || !releases.includes(release))
      throw SourceError.at(
        { file },
        `Cannot prune: ${release === null ? 'the live version has no release as its tag' : `the live release ${release} has no list of its records`}, so its records are unknown. Deploy once with \`npm run deploy\`, then prune.`,
      );
  }
  const uploaded = new Set(history.deployable.map(({ release }) => release));
  const isDeployed = (release: string): boolean => uploaded.has(release) || live.includes(release);
  const last = releases.filter(isDeployed).slice(0, keep);
  const newest = releases.findIndex(isDeployed);
  const dayAgo = new Date(now - DEPLOY_MAY_TAKE_MS).toISOString();
  const pending = listed
    .filter(({ release, date }, index) => !isDeployed(release) && (newest === -1 || index < newest || date > dayAgo))
    .map(({ release }) => release);
  const keptSet = new Set<string | null>([...live, ...last, ...pending]);
  const kept = releases.filter((release) => keptSet.has(release));
  const dropped = releases.filter((release) => !keptSet.has(release));

  const previews = listPreviews(keys, now);
  const needed = await readKeys(namespace, [...kept.map(releaseKey), ...previews.kept]);
  const there = new Set(keys.map(({ name }) => name));
  const lists = [...dropped.map(releaseKey), ...previews.ended];
  const unneeded = [...(await readKeys(namespace, lists))].filter((key) => there.has(key) && !needed.has(key));
  return {
    namespace,
    kept,
    dropped,
    keys: [...unneeded, ...lists],
    cachedRecords: [...needed].filter((key) => there.has(key)).length,
  };
}

/**
 * Removes the planned keys that a second plan confirms, so that a deploy begun meanwhile keeps its records. Returns the
 * number of removed keys. After an interruption, another prune continues. Throws SourceError while a deploy is running.
 */
export async function removeUnneeded(
  { namespace, keys }: PrunePlan,
  planAgain: () => Promise<PrunePlan>,
  narrator: Narrator,
): Promise<number> {
  const lock = await DeployLock.take(namespace, 'prune');
  try {
    const still = new Set((await planAgain()).keys);
    const agreed = keys.filter((key) => still.has(key));
    await removeKeys(namespace, agreed, narrator);
    return agreed.length;
  } finally {
    await lock.release();
  }
}

export async function removeKeys(namespace: KvNamespace, keys: readonly string[], narrator: Narrator): Promise<void> {
  for (let at = 0; at < keys.length; at += REMOVE_BATCH) {
    narrator.progress('Removing records', at, keys.length);
    await namespace.remove(keys.slice(at, at + REMOVE_BATCH));
  }
  narrator.progress('Removing records', keys.length, keys.length);
}

async function readKeys(namespace: KvNamespace, lists: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const list of lists) {
    const record = await readRecord(namespace, list);
    // The listing had it. It was just removed, or the store has not caught up.
    if (record === null)
      throw SourceError.at(
        { file: list },
        'Cannot prune: KV lists this key but cannot find it. Another prune may be running. Try again in a minute.',
      );
    for (const key of record.keys) keys.add(key);
  }
  return keys;
}
