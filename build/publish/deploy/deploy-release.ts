import type { Release } from '../../release/records/make-release.ts';
import { checkContentFolder } from './checks/check-content-folder.ts';
import { type SmokeCheckOptions, smokeCheck } from './checks/smoke-check.ts';
import { deployWorker, withRunFolder, writeWorker } from './deploy-worker.ts';
import { findOther } from './roll-out.ts';
import { findMissing, sendRelease, toRecordPair, toReleaseList } from './send-release.ts';
import type { CloudflareApi } from './service/cloudflare-api.ts';
import { type Deletions, takeBack } from './service/deletions.ts';
import { DeployLock } from './service/deploy-lock.ts';
import { createNamespace, findNamespace, KvNamespace } from './service/kv-namespace.ts';
import type { Pair } from './service/make-batches.ts';
import type { Narrator } from './service/narrator.ts';
import { releaseKey, toReleasePair } from './service/release-record.ts';
import { loadStoreState } from './service/store-state.ts';
import type { WorkerConfig } from './service/worker-config.ts';
import { loadWorkerHistory, recordHistory, type WorkerHistory } from './service/worker-history.ts';
import type { Wrangler } from './service/wrangler.ts';

export interface DeployOptions {
  /** Null in a dry run without credentials. */
  readonly api: CloudflareApi | null;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** Each run creates a folder in it for the worker and its configuration. */
  readonly workDir: string;
  /** The content folder, relative to the site's folder, with slashes: `content`. */
  readonly content: string;
  /** Whether it may replace a live release of another content folder. */
  readonly replace?: boolean;
  /** URL of the live site, which is checked after the deploy. */
  readonly siteUrl: string | null;
  readonly dryRun: boolean;
  readonly narrator: Narrator;
  /** How long to wait for another command to finish; 0 by default. */
  readonly waitMs?: number;
  /** Percentage of readers who get the release, 1 to 100. The others stay on the live one. Defaults to 100. */
  readonly percent?: number;
  readonly smoke?: SmokeCheckOptions;
}

/** The result of a deploy or a dry run. */
export interface DeployReport {
  readonly release: string;
  /** Releases that were live before. */
  readonly previous: readonly string[];
  readonly worker: string;
  readonly namespace: { readonly title: string; readonly id: string | null };
  /** Records written (`sent`), and those already in KV (`kept`). */
  readonly sent: number;
  readonly kept: number;
  /** Bytes of these records, as JSON. */
  readonly bytes: number;
  /** All writes to KV that count against the daily quota: records, records that KV asked for again, and bookkeeping. */
  readonly writes: number;
  readonly versionId: string | null;
  readonly urls: readonly string[];
  readonly checked: string | null;
}

/** The free plan's daily limit for writes to different keys, and for deletions; it resets at 00:00 UTC. */
export const FREE_WRITES_PER_DAY = 1_000;

/** The lock, and the records of deployments and of deletions. */
const MAX_OWN_WRITES = 3;

/**
 * Sends a release: first the records that KV lacks, then the worker that refers to them. Until that last step, the site
 * serves the old release. Sent records are kept, so a second run continues where the first one stopped.
 */
export async function deployRelease(release: Release, options: DeployOptions): Promise<DeployReport> {
  const { api, config, narrator, dryRun } = options;
  narrator.enter('namespace');
  const namespaceId = config.namespaceId ?? (api === null ? null : await findNamespace(api, config.namespaceTitle));
  if (dryRun || api === null) return tryDeploy(release, options, namespaceId);
  const isNew = namespaceId === null;
  const namespace = new KvNamespace(api, namespaceId ?? (await createNamespace(api, config.namespaceTitle)));
  const purpose = `deploy of release ${release.manifest.release}`;
  const lock = await DeployLock.take(api, config.namespaceTitle, purpose, { forMs: options.waitMs ?? 0, narrator });
  let report: DeployReport;
  try {
    report = await deploy(release, { ...options, api, namespace, isNew, lock });
  } finally {
    await lock.release();
  }
  narrator.enter('deployed');
  if (options.siteUrl !== null) await smokeCheck(options.siteUrl, release.manifest, api, options.smoke);
  return report;
}

/** What a deploy has to do. */
interface DeployPlan {
  readonly history: WorkerHistory | null;
  readonly deletions: Deletions | null;
  /** Keys of records that are missing from KV. */
  readonly missing: readonly string[];
  /** The release's list of records, as written to KV. */
  readonly toList: () => Pair;
}

/** Without a namespace, everything is missing. */
async function planDeploy(
  release: Release,
  { api, config, narrator, percent, content, replace = false }: DeployOptions,
  { namespace, isNew }: { readonly namespace: KvNamespace | null; readonly isNew: boolean },
): Promise<DeployPlan> {
  const history = api === null ? null : await loadWorkerHistory(api, config.workerName, { namespace });
  const { release: id } = release.manifest;
  // These checks fail before anything is sent.
  if (history !== null && percent !== undefined) findOther(id, history.live, config);
  const store =
    namespace === null ? null : await loadStoreState(namespace, history?.live ?? [], { release: id, content });
  if (store !== null && !replace) checkContentFolder(content, store.live, config);
  const missing = findMissing(releaseKey(id), release, store?.existing ?? new Set());
  const state = isNew && api !== null ? ' (new)' : '';
  narrator.say(
    `KV namespace ${config.namespaceTitle}${state}: ${toText(missing.length)} of ${toText(release.records.size + 1)} records to send.`,
  );
  const writes = missing.length === 0 ? 0 : missing.length + MAX_OWN_WRITES;
  if (writes > FREE_WRITES_PER_DAY) narrator.warn(quotaNotice(writes));
  const toList = (): Pair => toReleasePair(toReleaseList(release, content));
  return { history, deletions: store?.deletions ?? null, missing, toList };
}

/** Dry run: counts the bytes to send and lets wrangler check the worker. */
async function tryDeploy(release: Release, options: DeployOptions, namespaceId: string | null): Promise<DeployReport> {
  const { api, workDir, config, wrangler } = options;
  const namespace = api === null || namespaceId === null ? null : new KvNamespace(api, namespaceId);
  const plan = await planDeploy(release, options, { namespace, isNew: namespaceId === null });
  let bytes = 0;
  for (const key of plan.missing) bytes += toRecordPair(release, key, plan.toList).bytes;
  await withRunFolder(workDir, async (runDir) => {
    const configPath = await writeWorker(release, config, { runDir, namespaceId: namespaceId ?? 'new' });
    await wrangler.tryDeploy(configPath, config.environment);
  });
  const namespaceOf = { title: config.namespaceTitle, id: namespaceId };
  return {
    ...toReport(release, options, plan),
    namespace: namespaceOf,
    bytes,
    writes: 0,
    versionId: null,
    urls: [],
    checked: null,
  };
}

interface LockedOptions extends DeployOptions {
  readonly api: CloudflareApi;
  readonly namespace: KvNamespace;
  readonly isNew: boolean;
  readonly lock: DeployLock;
}

/** Sends records and worker under a lock. Everything that it relies on is read under the lock. */
async function deploy(release: Release, options: LockedOptions): Promise<DeployReport> {
  const { narrator, namespace, lock, config } = options;
  const plan = await planDeploy(release, options, options);
  const { history, deletions, missing, toList } = plan;
  const { release: id } = release.manifest;
  narrator.enter('records');
  let own = 1 + (history === null ? 0 : await recordHistory(namespace, history, lock));
  const { bytes, writes } = await sendRelease({ release, namespace, lock, narrator, toList }, missing);
  const keys = new Set([releaseKey(id), ...release.records.keys()]);
  if (deletions !== null) own += await takeBack(namespace, deletions, { release: id, keys, lock });
  await lock.confirm();
  narrator.enter('worker');
  const worker = await deployWorker(release, namespace.id, options);
  return {
    ...toReport(release, options, plan),
    namespace: { title: config.namespaceTitle, id: namespace.id },
    bytes,
    writes: writes + own,
    ...worker,
  };
}

/** The parts of the report that the plan determines. */
function toReport(
  release: Release,
  { config, siteUrl }: DeployOptions,
  { history, missing }: DeployPlan,
): Omit<DeployReport, 'namespace' | 'bytes' | 'writes' | 'versionId' | 'urls'> {
  return {
    release: release.manifest.release,
    previous: (history?.live ?? []).flatMap((version) => version.release ?? []),
    worker: config.workerName,
    sent: missing.length,
    kept: release.records.size + 1 - missing.length,
    checked: siteUrl,
  };
}

function quotaNotice(writes: number): string {
  const days = Math.ceil(writes / FREE_WRITES_PER_DAY);
  return (
    `This release needs ${toText(writes)} writes to KV. Workers Paid does them all at once. The free plan allows ` +
    `${toText(FREE_WRITES_PER_DAY)} a day, so the deploy will stop there. Run the same command again after 00:00 UTC, on ${days} days in total: ` +
    'it continues where it stopped, and the site serves its current release until the last record is sent.'
  );
}

function toText(number: number): string {
  return number.toLocaleString('en');
}
