import { SourceError } from '../report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { DeployLock } from './deploy-lock.ts';
import { findNamespace, KvNamespace } from './kv-namespace.ts';
import type { Narrator } from './narrator.ts';
import { listPreviews, listReleases, readRecord, releaseKey } from './release-record.ts';
import type { WorkerConfig } from './worker-config.ts';
import { loadWorkerHistory } from './worker-history.ts';

/** What a prune would remove. */
interface PrunePlan {
  readonly namespace: KvNamespace;
  /** Newest first. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  /** Keys to remove, records before the lists that name them. */
  readonly keys: readonly string[];
  readonly cachedRecords: number;
}

/** What the API removes at a time; half of what the free plan removes in a day. */
const REMOVE_BATCH = 500;

/** A release that began less than this ago and is not deployed may be on its way. */
const DEPLOY_MAY_TAKE_MS = 86_400_000;

/**
 * Finds the records that no kept release names. Kept are the releases that are live, the last `keep` that were
 * deployed, and those whose deploy may be under way: newer than the newest deployed one, or begun within a day. Only keys
 * that the list of a release or of a preview names are ever removed; those of previews that have ended go too. Throws SourceError when it is not certain what a live version reads.
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
    throw SourceError.at({ file }, 'Cannot prune: there is no such namespace. The first `npm run deploy` makes it.');
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
        `Cannot prune: ${release === null ? 'the live version has no release as its tag' : `the live release ${release} has no list of its records`}, so what it reads is not known. Deploy once with \`npm run deploy\`, then prune.`,
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
 * Removes what a plan names and a second look confirms: a deploy that has begun since the first one keeps what it needs.
 * Returns how many keys were removed. Interrupted, a second prune goes on. Throws SourceError while a deploy runs.
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

/** Removes keys in batches. */
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
    // The listing had it: it was removed a moment ago, or the store has not caught up.
    if (record === null)
      throw SourceError.at(
        { file: list },
        'Cannot prune: KV lists this key and does not find it; another prune may be under way. Try again in a minute.',
      );
    for (const key of record.keys) keys.add(key);
  }
  return keys;
}
