import { SourceError } from '../../base/report/finding.ts';
import type { CloudflareApi } from './service/cloudflare-api.ts';
import {
  type DeletionPlan,
  type DeletionReport,
  deleteInTwoPhases,
  findDeleted,
  planDeletions,
  readDeletions,
  readServerTime,
} from './service/deletions.ts';
import { DeployLock, PRUNE } from './service/deploy-lock.ts';
import { findNamespace, KvNamespace } from './service/kv-namespace.ts';
import type { Narrator } from './service/narrator.ts';
import { listReleases, type ReleaseRecord, readReleaseRecord, releaseKey } from './service/release-record.ts';
import type { WorkerConfig } from './service/worker-config.ts';
import { loadWorkerHistory, type WorkerHistory } from './service/worker-history.ts';

export interface PruneOptions {
  readonly api: CloudflareApi;
  readonly config: WorkerConfig;
  /** Number of releases to keep: those that a rollback goes through, from the live one. */
  readonly keep: number;
  readonly narrator: Narrator;
  /** How long to wait for another command to finish; 0 by default. */
  readonly waitMs?: number;
}

/** What a prune would do. */
interface PrunePlan extends DeletionPlan {
  /** Releases that stay: the live ones and those to roll back to, newest first, then unfinished ones. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  /** Keys to mark, and marked keys to delete. */
  readonly fresh: readonly string[];
  readonly due: readonly string[];
}

/** A release without a deployment is kept for a week: on the free plan, a first deploy may take days. */
const DEPLOY_MAY_TAKE_MS = 7 * 86_400_000;

/**
 * Finds the records that no kept release needs. The order of releases and what is live come from the service's
 * deployments, and the records that a release needs from its own list, read by its key. Only keys in the list of a
 * release are ever removed. Throws SourceError if it is unknown which records a live version reads.
 */
export async function planPrune({
  api,
  config,
  keep,
}: Pick<PruneOptions, 'api' | 'config' | 'keep'>): Promise<PrunePlan> {
  const file = `KV namespace ${config.namespaceTitle}`;
  const id = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  if (id === null)
    throw SourceError.at({ file }, 'Cannot prune: there is no such namespace. The first `npm run deploy` creates it.');
  const namespace = new KvNamespace(api, id);
  const deletions = await readDeletions(namespace);
  const now = readServerTime(api);
  const listed = listReleases(await namespace.listKeys());
  // Read last, so that it is current.
  const history = await loadWorkerHistory(api, config.workerName, { namespace });
  const kept = await readKept(namespace, history, { keep, file, deleted: findDeleted(deletions) });

  const everDeployed = findReleases(history.deployments.flatMap(({ versions }) => versions));
  const unfinished: Record<string, string> = {};
  const lists = new Map<string, ReleaseRecord>();
  for (const release of listed.filter((name) => !kept.has(name))) {
    const record = await readReleaseRecord(namespace, release);
    // Removed, but still listed.
    if (record === null) continue;
    lists.set(release, record);
    const seen = deletions.unfinished[release] ?? new Date(now).toISOString();
    if (everDeployed.includes(release)) continue;
    unfinished[release] = seen;
    if (Date.parse(seen) > now - DEPLOY_MAY_TAKE_MS) kept.set(release, record);
  }
  const dropped = [...lists.keys()].filter((release) => !kept.has(release));
  const needed = new Set([...kept].flatMap(([release, { keys }]) => [releaseKey(release), ...keys]));
  const records = new Set(dropped.flatMap((release) => lists.get(release)?.keys ?? []));
  const unneeded = [...[...records].filter((key) => !needed.has(key)), ...dropped.map(releaseKey)];
  const plan = { namespace, deletions, unfinished, unneeded, needed, now };
  return { ...plan, kept: [...kept.keys()], dropped, ...planDeletions(plan) };
}

/** The live releases and the last ones to roll back to, with their lists. */
async function readKept(
  namespace: KvNamespace,
  { live, deployed }: WorkerHistory,
  { keep, file, deleted }: { readonly keep: number; readonly file: string; readonly deleted: ReadonlySet<string> },
): Promise<Map<string, ReleaseRecord>> {
  const kept = new Map<string, ReleaseRecord>();
  const refuse = (reason: string): SourceError =>
    SourceError.at(
      { file },
      `Cannot prune: ${reason}, so its records are unknown. Deploy once with \`npm run deploy\`, then prune.`,
    );
  if (live.length === 0) throw refuse('the worker serves no release');
  if (live.some(({ release }) => release === null)) throw refuse('the live version has no release as its tag');
  const releases = findReleases(live);
  for (const release of new Set([...findReleases(deployed), ...releases])) {
    const isLive = releases.includes(release);
    if (kept.size >= keep && !isLive) continue;
    const record = await readReleaseRecord(namespace, release);
    if (record === null && isLive) throw refuse(`the live release ${release} has no list of its records`);
    // Without its list, an earlier prune has removed it.
    if (record !== null && (isLive || !deleted.has(releaseKey(release)))) kept.set(release, record);
  }
  return kept;
}

function findReleases(versions: WorkerHistory['deployed']): string[] {
  return [...new Set(versions.flatMap(({ release }) => release ?? []))];
}

/**
 * Marks the records that no kept release needs, and deletes those that an earlier run marked at least an hour ago. All
 * of it is planned again under the lock. After an interruption, another prune continues.
 */
export async function pruneReleases(options: PruneOptions): Promise<DeletionReport> {
  const { api, config, narrator, waitMs = 0 } = options;
  narrator.enter('namespace');
  const lock = await DeployLock.take(api, config.namespaceTitle, PRUNE, { forMs: waitMs, narrator });
  try {
    const plan = await planPrune(options);
    narrator.enter('records');
    return await deleteInTwoPhases(plan, lock, narrator);
  } finally {
    await lock.release();
  }
}
