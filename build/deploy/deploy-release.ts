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
  /** Null on a trial without credentials. */
  readonly api: CloudflareApi | null;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** Each run makes a folder in it, for the worker and its configuration. */
  readonly workDir: string;
  /** Address of the live site, which is checked afterwards. */
  readonly siteUrl: string | null;
  readonly dryRun: boolean;
  readonly narrator: Narrator;
  /** How long to wait while another command changes the site; 0 if not given. */
  readonly waitMs?: number;
  /** Percentage of readers who get the release, 1 to 100; the others stay with the live one. All if not given. */
  readonly percent?: number;
  readonly smoke?: SmokeCheckOptions;
}

/** What a deploy did or, on a trial, would do. */
export interface DeployReport {
  readonly release: string;
  /** Releases that were live before. */
  readonly previous: readonly string[];
  readonly worker: string;
  readonly namespace: { readonly title: string; readonly id: string | null };
  /** Records written (`sent`), and those that KV already had (`kept`). */
  readonly sent: number;
  readonly kept: number;
  /** Bytes written, as JSON. */
  readonly bytes: number;
  readonly versionId: string | null;
  readonly urls: readonly string[];
  readonly checked: string | null;
}

/** Writes to different keys, and removals, that the free plan allows from 00:00 UTC to the next. */
export const FREE_WRITES_PER_DAY = 1_000;

/**
 * Sends a release: first the records that KV has not, then the worker that names them. Until that last step the
 * site serves the old release, and whatever was sent is kept, so a second run goes on where the first one stopped.
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

/** What a deploy has to do. */
interface DeployPlan {
  readonly release: Release;
  /** Null while there is no namespace. */
  readonly namespaceId: string | null;
  /** Keys of the records that are not in KV. */
  readonly missing: readonly string[];
  /** The release's list of records, as it is written to KV. */
  readonly toList: () => Pair;
}

interface DeployOutcome {
  readonly namespaceId: string | null;
  /** Of the records, as JSON. */
  readonly bytes: number;
  readonly worker: DeployedWorker;
}

/** Counts the bytes to send and lets wrangler check the worker; changes nothing. */
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

/** Runs work with a folder of its own: two deploys from one checkout must not share what wrangler uploads. */
export async function withRunFolder<T>(workDir: string, work: (runDir: string) => Promise<T>): Promise<T> {
  await mkdir(workDir, { recursive: true });
  const runDir = await mkdtemp(join(workDir, 'run-'));
  try {
    return await work(runDir);
  } finally {
    await rm(runDir, { recursive: true, force: true });
  }
}

/** Writes the worker and the configuration that it is deployed with. Returns the path of the latter. */
export async function writeWorker(
  release: Release,
  config: WorkerConfig,
  { runDir, namespaceId }: { readonly runDir: string; readonly namespaceId: string },
): Promise<string> {
  // Wrangler uploads every module that it finds there.
  const dir = join(runDir, 'worker');
  await mkdir(dir);
  for (const [name, code] of workerModules(release)) await writeFile(join(dir, name), code);
  const path = join(runDir, 'wrangler.json');
  await writeDeployConfig(path, config, { namespaceId, main: join(dir, 'index.js') });
  return path;
}

/** After a failure or an interruption, the error says which release readers see, as wrangler may or may not have deployed. */
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
      `${found}\n${await describeLive(api, config)}. All records are sent: correct what wrangler reports and run the same command again.`,
    );
  }
}

async function describeLive(api: CloudflareApi, { workerName }: WorkerConfig): Promise<string> {
  const history = await loadWorkerHistory(api, workerName, { evenInterrupted: true }).catch(() => null);
  if (history === null) return 'Which release the site serves could not be found out';
  const live = history.live.map((version) => version.release ?? 'one without a tag').join(' and ');
  return live === '' ? 'The site serves nothing yet' : `The site serves release ${live}`;
}

async function checkRecords(namespace: KvNamespace, release: string): Promise<void> {
  const lost = await findLostKeys(namespace, release, await namespace.listKeys());
  if (lost.length === 0) return;
  throw SourceError.at(
    { file: releaseKey(release) },
    `Cannot confirm the release: ${lost.length} of its records are not in KV, ${lost[0]} among them. Run \`npm run deploy\` again.`,
  );
}

function quotaNotice(writes: number): string {
  const days = Math.ceil(writes / FREE_WRITES_PER_DAY);
  return (
    `This release writes ${toText(writes)} records. Workers Paid writes them at once; the free plan allows ` +
    `${toText(FREE_WRITES_PER_DAY)} a day and will stop the deploy there. Then run the same command after 00:00 UTC, on ${days} days in all: ` +
    'it continues where it stopped, and the site serves its present release until the last record is there.'
  );
}

function toText(number: number): string {
  return number.toLocaleString('en');
}
