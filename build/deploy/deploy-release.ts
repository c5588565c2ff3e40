import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../release/make-release.ts';
import { workerModules } from '../release/write-release.ts';
import { SourceError } from '../report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { createNamespace, findNamespace, type KvKey, KvNamespace } from './kv-namespace.ts';
import { makeBatches, type Pair, toPair } from './make-batches.ts';
import type { Narrator } from './narrator.ts';
import { listReleases, releaseKey, toReleasePair } from './release-record.ts';
import { type SmokeCheckOptions, smokeCheck } from './smoke-check.ts';
import { type WorkerConfig, writeDeployConfig } from './worker-config.ts';
import { loadWorkerHistory } from './worker-history.ts';
import type { DeployedWorker, Wrangler } from './wrangler.ts';

export interface DeployOptions {
  /** Null on a trial without credentials: then nothing is known of what is there. */
  readonly api: CloudflareApi | null;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** Folder for the built worker and the configuration it is deployed with. */
  readonly workDir: string;
  /** Address of the live site, to be checked afterwards. */
  readonly siteUrl: string | null;
  readonly dryRun: boolean;
  readonly narrator: Narrator;
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

  let bytes = 0;
  let deployed: DeployedWorker = { versionId: null, urls: [] };
  if (dryRun || api === null) {
    for (const key of missing) bytes += toRecordPair(release, key).bytes;
    await options.wrangler.tryDeploy(await writeWorker(release, options, namespaceId ?? 'new'), config.environment);
  } else {
    namespaceId ??= await createNamespace(api, config.namespaceTitle);
    narrator.enter('records');
    bytes = await sendRecords(new KvNamespace(api, namespaceId), release, missing, narrator);
    narrator.enter('worker');
    deployed = await deployWorker(id, api, await writeWorker(release, options, namespaceId), options);
    narrator.enter('deployed');
    if (options.siteUrl !== null) await smokeCheck(options.siteUrl, release.manifest, options.smoke);
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

/**
 * Keys to write, the release's own record first: from then on a prune leaves this release alone. That record is
 * renewed when another release has been deployed since, for releases are ordered by its date.
 */
function findMissing({ manifest, records }: Release, existing: readonly KvKey[]): string[] {
  const there = new Set(existing.map(({ name }) => name));
  const missing = [...records.keys()].filter((key) => !there.has(key));
  const isNewest = listReleases(existing)[0]?.release === manifest.release;
  return isNewest ? missing : [releaseKey(manifest.release), ...missing];
}

async function sendRecords(
  namespace: KvNamespace,
  release: Release,
  keys: readonly string[],
  narrator: Narrator,
): Promise<number> {
  // One after the other: pairs are made as they are sent, so a large release is in memory once.
  function* pairs(): Generator<Pair> {
    for (const key of keys) yield toRecordPair(release, key);
  }
  let sent = 0;
  let bytes = 0;
  for (const batch of makeBatches(pairs())) {
    narrator.progress('Sending records', sent, keys.length);
    await namespace.write(batch);
    sent += batch.length;
    for (const pair of batch) bytes += pair.bytes;
  }
  narrator.progress('Sending records', sent, keys.length);
  return bytes;
}

function toRecordPair({ manifest, records }: Release, key: string): Pair {
  const value = records.get(key);
  if (value !== undefined) return toPair(key, value);
  return toReleasePair({ release: manifest.release, date: new Date().toISOString(), keys: [...records.keys()] });
}

/** Writes the worker and the configuration that it is deployed with; gives the latter's path. */
async function writeWorker(release: Release, { workDir, config }: DeployOptions, namespaceId: string): Promise<string> {
  const dir = join(workDir, 'worker');
  // Wrangler uploads every module that it finds there.
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  for (const [name, code] of workerModules(release)) await writeFile(join(dir, name), code);
  const path = join(workDir, 'wrangler.json');
  await writeDeployConfig(path, config, { namespaceId, main: join(dir, 'index.js') });
  return path;
}

/** A failure says which release readers see: wrangler may have failed before or after the change. */
async function deployWorker(
  release: string,
  api: CloudflareApi,
  configPath: string,
  { wrangler, config }: DeployOptions,
): Promise<DeployedWorker> {
  try {
    return await wrangler.deploy(configPath, config.environment, release);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const history = await loadWorkerHistory(api, config.workerName).catch(() => null);
    const live = (history?.live ?? []).map((version) => version.release ?? 'one without a tag').join(' and ');
    const state =
      history === null
        ? 'Which release the site serves could not be found out'
        : live === ''
          ? 'The site serves nothing yet'
          : `The site serves release ${live}`;
    throw SourceError.at(
      { file: config.file },
      `${error.findings.map(({ message }) => message).join('\n')}\n${state}. All records are sent: mend what it names and run the same command again.`,
    );
  }
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
