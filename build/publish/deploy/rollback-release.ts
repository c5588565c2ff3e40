import { SourceError } from '../../base/report/finding.ts';
import { describeLive } from './deploy-worker.ts';
import type { CloudflareApi } from './service/cloudflare-api.ts';
import { findDue, readDeletions, readServerTime, takeBack } from './service/deletions.ts';
import { DeployLock } from './service/deploy-lock.ts';
import { Interruption } from './service/interruption.ts';
import { findNamespace, KvNamespace } from './service/kv-namespace.ts';
import type { Narrator } from './service/narrator.ts';
import { readReleaseRecord, releaseKey } from './service/release-record.ts';
import { findLostKeys } from './service/store-state.ts';
import type { WorkerConfig } from './service/worker-config.ts';
import { loadWorkerHistory, recordHistory, type WorkerHistory, type WorkerVersion } from './service/worker-history.ts';
import type { Wrangler } from './service/wrangler.ts';

interface RollbackOptions {
  readonly api: CloudflareApi;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** A release id, a prefix of one, or `previous`. */
  readonly target: string;
  readonly dryRun: boolean;
  readonly narrator: Pick<Narrator, 'enter' | 'say'>;
  /** How long to wait for another command to finish; 0 by default. */
  readonly waitMs?: number;
}

export interface RollbackReport {
  readonly release: string;
  readonly previous: readonly string[];
  readonly versionId: string;
  /** Number of records checked, which are all present. */
  readonly records: number;
}

export const PREVIOUS = 'previous';

const MIN_PREFIX_LENGTH = 4;

/** Longer than a read or a listing of KV may lag. */
const READ_LAG_MS = 90_000;

const REDEPLOY = 'Check out its sources and run `npm run deploy` instead.';

/**
 * Makes an earlier release live again, after checking that all its records are still in KV. Under the lock, so that no
 * prune removes them meanwhile.
 */
export async function rollbackRelease(options: RollbackOptions): Promise<RollbackReport> {
  const { api, config, narrator, dryRun, waitMs = 0 } = options;
  const namespace = await openNamespace(options);
  if (dryRun) return (await planRollback(options, namespace)).report;
  narrator.enter('namespace');
  const lock = await DeployLock.take(api, config.namespaceTitle, 'rollback', { forMs: waitMs, narrator });
  try {
    const { report, history, keys } = await planRollback(options, namespace, waitForPrune);
    const { release, versionId } = report;
    await recordHistory(namespace, history, lock);
    await takeBack(namespace, await readDeletions(namespace), { release, keys, lock });
    await lock.confirm();
    narrator.enter('worker');
    await switchVersion(options, { release, versionId });
    return report;
  } finally {
    await lock.release();
  }
}

async function openNamespace({ api, config, target }: RollbackOptions): Promise<KvNamespace> {
  const id = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  if (id !== null) return new KvNamespace(api, id);
  throw SourceError.at(
    { file: `KV namespace ${config.namespaceTitle}` },
    `Cannot roll back to ${target}: there is no such namespace. ${REDEPLOY}`,
  );
}

interface RollbackPlan {
  readonly report: RollbackReport;
  readonly history: WorkerHistory;
  /** The release's records and their list. */
  readonly keys: ReadonlySet<string>;
}

async function planRollback(
  options: RollbackOptions,
  namespace: KvNamespace,
  settle: typeof waitForPrune = async () => {},
): Promise<RollbackPlan> {
  const { api, config, target } = options;
  const history = await loadWorkerHistory(api, config.workerName, { namespace });
  const { id, release } = findTarget(history, target, config);
  await settle(options, namespace, release);
  const keys = await checkRecords(namespace, release, config);
  const previous = history.live.flatMap((version) => version.release ?? []);
  const report = { release, previous, versionId: id, records: keys.length };
  return { report, history, keys: new Set([releaseKey(release), ...keys]) };
}

/**
 * Waits until reads are current, if a prune that ended less than a minute ago may have deleted records of the release.
 * The lock keeps later prunes out.
 */
async function waitForPrune(
  { api, narrator }: RollbackOptions,
  namespace: KvNamespace,
  release: string,
): Promise<void> {
  const deletions = await readDeletions(namespace);
  const due = findDue(deletions, readServerTime(api));
  const record = await readReleaseRecord(namespace, release);
  if (![releaseKey(release), ...(record?.keys ?? [])].some((key) => due.has(key))) return;
  narrator.say(
    `Waiting ${READ_LAG_MS / 1000} seconds: a prune may have just deleted records of ${release}, and KV may not show it yet.`,
  );
  await api.sleep(READ_LAG_MS);
}

/** After a failure, the error says which release is live. */
async function switchVersion(
  { api, wrangler, config }: RollbackOptions,
  { release, versionId }: Pick<RollbackReport, 'release' | 'versionId'>,
): Promise<void> {
  try {
    await wrangler.rollback(config.workerName, versionId, `back to release ${release}`);
  } catch (error) {
    if (error instanceof Interruption)
      throw new Interruption(`Interrupted while the release was being restored. ${await describeLive(api, config)}.`);
    if (!(error instanceof SourceError)) throw error;
    const found = error.findings.map(({ message }) => message).join('\n');
    throw SourceError.at({ file: config.file }, `${found}\n${await describeLive(api, config)}.`);
  }
}

type ReleasedVersion = WorkerVersion & { readonly release: string };

function findTarget(history: WorkerHistory, target: string, { workerName }: WorkerConfig): ReleasedVersion {
  const file = `worker ${workerName}`;
  const live = new Set(history.live.map(({ release }) => release));
  const isReleased = (version: WorkerVersion): version is ReleasedVersion => version.release !== null;
  if (target === PREVIOUS) {
    const targets = history.deployed.filter(isReleased);
    // While traffic is split, go back to the older of the two versions. An even older one may have the same release.
    const previous =
      live.size > 1
        ? targets.findLast(({ id }) => history.live.some((version) => version.id === id))
        : targets.find(({ release }) => !live.has(release));
    if (previous !== undefined) return previous;
    throw SourceError.at({ file }, 'Cannot roll back: there is no earlier release. Specify the release that you want.');
  }
  const reachable = [...history.deployable, ...history.deployed].filter(isReleased);
  const matches = reachable.filter(
    ({ release }) => release === target || (target.length >= MIN_PREFIX_LENGTH && release.startsWith(target)),
  );
  const releases = [...new Set(matches.map(({ release }) => release))];
  const [version] = matches;
  const known = [...new Set(reachable.map(({ release }) => release))];
  if (version === undefined) {
    throw SourceError.at(
      { file },
      `Cannot roll back to ${JSON.stringify(target)}: Cloudflare has no version of that release. ${known.length === 0 ? 'It has no versions; deploy first.' : `It has ${known.slice(0, 10).join(', ')}.`}`,
    );
  }
  if (releases.length > 1)
    throw SourceError.at(
      { file },
      `Cannot roll back to ${JSON.stringify(target)}: it matches ${releases.join(' and ')}. Use more characters.`,
    );
  if (history.live.length === 1 && live.has(version.release))
    throw SourceError.at({ file }, `Cannot roll back to ${version.release}: it is already live.`);
  return version;
}

/** The keys of the release's records. Throws SourceError if one is missing. */
async function checkRecords(
  namespace: KvNamespace,
  release: string,
  { namespaceTitle }: WorkerConfig,
): Promise<readonly string[]> {
  const file = `KV namespace ${namespaceTitle}`;
  const lost = await findLostKeys(namespace, release);
  if (lost.includes(releaseKey(release)))
    throw SourceError.at(
      { file },
      `Cannot roll back to ${release}: its list of records is missing, so a prune has removed it. ${REDEPLOY}`,
    );
  const keys = (await readReleaseRecord(namespace, release))?.keys ?? [];
  if (lost.length > 0)
    throw SourceError.at(
      { file },
      `Cannot roll back to ${release}: ${lost.length} or more of its ${keys.length} records are missing, including ${lost[0]}. ${REDEPLOY}`,
    );
  return keys;
}
