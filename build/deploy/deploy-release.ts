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
  /** Null on a trial without credentials: then nothing is known of what is there. */
  readonly api: CloudflareApi | null;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** Each run makes a folder of its own in it, for the worker and the configuration it is deployed with. */
  readonly workDir: string;
  /** Address of the live site, to be checked afterwards. */
  readonly siteUrl: string | null;
  readonly dryRun: boolean;
  readonly narrator: Narrator;
  /** How long to wait while another command changes the site. Not at all when not given. */
  readonly waitMs?: number;
  /** Share of the readers that get the release, 1 to 100; the others stay with the one that is live. All when not given. */
  readonly percent?: number;
  readonly smoke?: SmokeCheckOptions;
}

/** What a deploy did, or would do. */
export interface DeployReport {
  readonly release: string;
  /** Releases that were live before. */
  readonly previous: readonly string[];
  readonly worker: string;
  readonly namespace: { readonly title: string; readonly id: string | null };
  /** Records written, and those that were there already. */
  readonly sent: number;
  readonly kept: number;
  /** Of what was written, as JSON. */
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
  const { release: id } = release.manifest;
  narrator.enter('namespace');
  let namespaceId = config.namespaceId ?? (api === null ? null : await findNamespace(api, config.namespaceTitle));
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

  const toList = (): Pair => toReleasePair(toReleaseList(release));
  let bytes = 0;
  let deployed: DeployedWorker = { versionId: null, urls: [] };
  if (dryRun || api === null) {
    for (const key of missing) bytes += toRecordPair(release, key, toList).bytes;
    await withRunFolder(options.workDir, async (runDir) => {
      const configPath = await writeWorker(release, config, { runDir, namespaceId: namespaceId ?? 'new' });
      await options.wrangler.tryDeploy(configPath, config.environment);
    });
  } else {
    namespaceId ??= await createNamespace(api, config.namespaceTitle);
    const namespace = new KvNamespace(api, namespaceId);
    const lock = await DeployLock.take(namespace, `deploy of release ${id}`, { forMs: options.waitMs ?? 0, narrator });
    try {
      narrator.enter('records');
      const shipment = {
        release,
        namespace,
        lock,
        narrator,
        findMissing: (keys: readonly KvKey[]) => findMissing(release, keys),
        toList,
      };
      bytes = await sendRelease(shipment, missing);
      narrator.enter('worker');
      deployed = await deployWorker(release, namespaceId, { ...options, api });
    } finally {
      await lock.release();
    }
    narrator.enter('deployed');
    if (options.siteUrl !== null) {
      await smokeCheck(options.siteUrl, release.manifest, options.smoke);
      await checkRecords(namespace, id);
    }
  }
  return {
    release: id,
    previous: (history?.live ?? []).flatMap((version) => version.release ?? []),
    worker: config.workerName,
    namespace: { title: config.namespaceTitle, id: namespaceId },
    sent,
    kept,
    bytes,
    ...deployed,
    checked: dryRun ? null : options.siteUrl,
  };
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

/** After a failure or an interruption the error says which release readers see: wrangler may have got to the change or not. */
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
      `${found}\n${await describeLive(api, config)}. All records are sent: mend what it names and run the same command again.`,
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
    'it goes on where it stopped, and the site serves its present release until the last record is there.'
  );
}

function toText(number: number): string {
  return number.toLocaleString('en');
}
