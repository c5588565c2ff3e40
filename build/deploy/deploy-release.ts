import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../release/make-release.ts';
import { workerModules } from '../release/write-release.ts';
import { SourceError } from '../report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { DeployLock } from './deploy-lock.ts';
import { Interruption } from './interruption.ts';
import { createNamespace, findNamespace, type KvKey, KvNamespace } from './kv-namespace.ts';
import type { Pair } from './make-batches.ts';
import type { Narrator } from './narrator.ts';
import { findLostKeys, releaseKey, toReleasePair } from './release-record.ts';
import { rollOut } from './roll-out.ts';
import { findMissing, sendRelease, toRecordPair, toReleaseList } from './send-release.ts';
import { type SmokeCheckOptions, smokeCheck } from './smoke-check.ts';
import { type WorkerConfig, writeDeployConfig } from './worker-config.ts';
import { loadWorkerHistory } from './worker-history.ts';
import type { DeployedWorker, Wrangler } from './wrangler.ts';

export interface DeployOptions {
  /** Null in a dry run without credentials. */
  readonly api: CloudflareApi | null;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** Each run creates a folder in it for the worker and its configuration. */
  readonly workDir: string;
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
  /** Bytes written, as JSON. */
  readonly bytes: number;
  readonly versionId: string | null;
  readonly urls: readonly string[];
  readonly checked: string | null;
}

/** The free plan's daily limit for writes to different keys, and for deletions; it resets at 00:00 UTC. */
export const FREE_WRITES_PER_DAY = 1_000;

/**
 * Sends a release: first the records that KV lacks, then the worker that refers to them. Until that last step, the site
 * serves the old release. Sent records are kept, so a second run continues where the first one stopped.
 */
export async function deployRelease(release: Release, options: DeployOptions): Promise<DeployReport> {
  const { api, config, narrator, dryRun } = options;
  narrator.enter('namespace');
  const namespaceId = config.namespaceId ?? (api === null ? null : await findNamespace(api, config.namespaceTitle));
  const history = api === null ? null : await loadWorkerHistory(api, config.workerName);
  const existing = api === null || namespaceId === null ? [] : await new KvNamespace(api, namespaceId).listKeys();
  const missing = findMissing(release, existing);
  const sent = missing.length;
  const kept = release.records.size + 1 - sent;
  const state = namespaceId === null && api !== null ? ' (new)' : '';
  narrator.say(
    `KV namespace ${config.namespaceTitle}${state}: ${toText(sent)} of ${toText(sent + kept)} records to send.`,
  );
  if (sent > FREE_WRITES_PER_DAY) narrator.warn(quotaNotice(sent));

  const plan: DeployPlan = { release, namespaceId, missing, toList: () => toReleasePair(toReleaseList(release)) };
  const outcome = dryRun || api === null ? await tryDeploy(plan, options) : await deploy(plan, { ...options, api });
  return {
    release: release.manifest.release,
    previous: (history?.live ?? []).flatMap((version) => version.release ?? []),
    worker: config.workerName,
    namespace: { title: config.namespaceTitle, id: outcome.namespaceId },
    sent,
    kept,
    bytes: outcome.bytes,
    ...outcome.worker,
    checked: dryRun ? null : options.siteUrl,
  };
}

/** The steps of a deploy. */
interface DeployPlan {
  readonly release: Release;
  /** Null if the namespace does not exist yet. */
  readonly namespaceId: string | null;
  /** Keys of records that are missing from KV. */
  readonly missing: readonly string[];
  /** The release's list of records, as written to KV. */
  readonly toList: () => Pair;
}

interface DeployOutcome {
  readonly namespaceId: string | null;
  /** Size of the records, as JSON. */
  readonly bytes: number;
  readonly worker: DeployedWorker;
}

/** Dry run: counts the bytes to send and lets wrangler check the worker. */
async function tryDeploy(plan: DeployPlan, { workDir, config, wrangler }: DeployOptions): Promise<DeployOutcome> {
  const { release, namespaceId, missing, toList } = plan;
  let bytes = 0;
  for (const key of missing) bytes += toRecordPair(release, key, toList).bytes;
  await withRunFolder(workDir, async (runDir) => {
    const configPath = await writeWorker(release, config, { runDir, namespaceId: namespaceId ?? 'new' });
    await wrangler.tryDeploy(configPath, config.environment);
  });
  return { namespaceId, bytes, worker: { versionId: null, urls: [] } };
}

/** Sends records and worker under a lock, then checks the live site. */
async function deploy(
  { release, missing, toList, ...plan }: DeployPlan,
  options: DeployOptions & { readonly api: CloudflareApi },
): Promise<DeployOutcome> {
  const { api, config, narrator, siteUrl } = options;
  const { release: id } = release.manifest;
  const namespaceId = plan.namespaceId ?? (await createNamespace(api, config.namespaceTitle));
  const namespace = new KvNamespace(api, namespaceId);
  const lock = await DeployLock.take(namespace, `deploy of release ${id}`, { forMs: options.waitMs ?? 0, narrator });
  let outcome: DeployOutcome;
  try {
    narrator.enter('records');
    const findLost = (keys: readonly KvKey[]): string[] => findMissing(release, keys);
    const bytes = await sendRelease({ release, namespace, lock, narrator, findMissing: findLost, toList }, missing);
    narrator.enter('worker');
    outcome = { namespaceId, bytes, worker: await deployWorker(release, namespaceId, options) };
  } finally {
    await lock.release();
  }
  narrator.enter('deployed');
  if (siteUrl !== null) {
    await smokeCheck(siteUrl, release.manifest, options.smoke);
    await checkRecords(namespace, id);
  }
  return outcome;
}

/** Runs `work` with its own folder, because two deploys from one checkout must not share wrangler's uploads. */
export async function withRunFolder<T>(workDir: string, work: (runDir: string) => Promise<T>): Promise<T> {
  await mkdir(workDir, { recursive: true });
  const runDir = await mkdtemp(join(workDir, 'run-'));
  try {
    return await work(runDir);
  } finally {
    await rm(runDir, { recursive: true, force: true });
  }
}

/** Writes the worker and its configuration. Returns the path of the configuration. */
export async function writeWorker(
  release: Release,
  config: WorkerConfig,
  { runDir, namespaceId }: { readonly runDir: string; readonly namespaceId: string },
): Promise<string> {
  // Wrangler uploads every module in this folder.
  const dir = join(runDir, 'worker');
  await mkdir(dir);
  for (const [name, code] of workerModules(release)) await writeFile(join(dir, name), code);
  const path = join(runDir, 'wrangler.json');
  await writeDeployConfig(path, config, { namespaceId, main: join(dir, 'index.js') });
  return path;
}

/**
 * After a failure or an interruption, the error says which release is live, because wrangler may or may not have
 * deployed.
 */
async function deployWorker(
  release: Release,
  namespaceId: string,
  options: DeployOptions & { readonly api: CloudflareApi },
): Promise<DeployedWorker> {
  const { api, wrangler, config, workDir, percent } = options;
  try {
    return await withRunFolder(workDir, async (runDir) => {
      const path = await writeWorker(release, config, { runDir, namespaceId });
      if (percent !== undefined) return await rollOut(release.manifest.release, path, { ...options, percent });
      return wrangler.deploy(path, config.environment, release.manifest.release);
    });
  } catch (error) {
    if (error instanceof Interruption)
      throw new Interruption(`Interrupted while the worker was being deployed. ${await describeLive(api, config)}.`);
    if (!(error instanceof SourceError)) throw error;
    const found = error.findings.map(({ message }) => message).join('\n');
    throw SourceError.at(
      { file: config.file },
      `${found}\n${await describeLive(api, config)}. All records have been sent. Fix what wrangler reports and run the same command again.`,
    );
  }
}

async function describeLive(api: CloudflareApi, { workerName }: WorkerConfig): Promise<string> {
  const history = await loadWorkerHistory(api, workerName, { evenInterrupted: true }).catch(() => null);
  if (history === null) return 'The live release is unknown';
  const live = history.live.map((version) => version.release ?? 'one without a tag').join(' and ');
  return live === '' ? 'Nothing is deployed yet' : `The site serves release ${live}`;
}

async function checkRecords(namespace: KvNamespace, release: string): Promise<void> {
  const lost = await findLostKeys(namespace, release, await namespace.listKeys());
  if (lost.length === 0) return;
  throw SourceError.at(
    { file: releaseKey(release) },
    `Cannot confirm the release: ${lost.length} of its records are missing from KV, including ${lost[0]}. Run \`npm run deploy\` again.`,
  );
}

function quotaNotice(writes: number): string {
  const days = Math.ceil(writes / FREE_WRITES_PER_DAY);
  return (
    `This release writes ${toText(writes)} records. Workers Paid writes them all at once. The free plan allows ` +
    `${toText(FREE_WRITES_PER_DAY)} a day, so the deploy will stop there. Run the same command again after 00:00 UTC, on ${days} days in total: ` +
    'it continues where it stopped, and the site serves its current release until the last record is sent.'
  );
}

function toText(number: number): string {
  return number.toLocaleString('en');
}
