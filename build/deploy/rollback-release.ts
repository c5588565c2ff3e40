import { SourceError } from '../report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { findNamespace, KvNamespace } from './kv-namespace.ts';
import { listReleases, readReleaseRecord } from './release-record.ts';
import type { WorkerConfig } from './worker-config.ts';
import { loadWorkerHistory, type WorkerHistory, type WorkerVersion } from './worker-history.ts';
import type { Wrangler } from './wrangler.ts';

interface RollbackOptions {
  readonly api: CloudflareApi;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  /** A release id, a prefix of one, or `previous`. */
  readonly target: string;
  readonly dryRun: boolean;
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

/** Makes an earlier release live again, after checking that all its records are still in KV. */
export async function rollbackRelease(options: RollbackOptions): Promise<RollbackReport> {
  const { api, config } = options;
  const history = await loadWorkerHistory(api, config.workerName);
  const liveReleases = history.live.flatMap(({ release }) => release ?? []);
  const { id, release } = findTarget(history, options.target, config);
  const records = await checkRecords(release, options);
  if (!options.dryRun) await options.wrangler.rollback(config.workerName, id, `back to release ${release}`);
  return { release, previous: liveReleases, versionId: id, records };
}

type ReleasedVersion = WorkerVersion & { readonly release: string };

function findTarget(history: WorkerHistory, target: string, { workerName }: WorkerConfig): ReleasedVersion {
  const file = `worker ${workerName}`;
  const live = new Set(history.live.map(({ release }) => release));
  const isReleased = (version: WorkerVersion): version is ReleasedVersion => version.release !== null;
  if (target === PREVIOUS) {
    const way = history.deployed.filter(isReleased);
    // While traffic is split, go back to the older of the two releases.
    const isSplit = live.size > 1;
    const previous = isSplit
      ? way.findLast(({ release }) => live.has(release))
      : way.find(({ release }) => !live.has(release));
    if (previous !== undefined) return previous;
    throw SourceError.at({ file }, 'Cannot roll back: there is no earlier release. Specify the release that you want.');
  }
  const matches = history.deployable
    .filter(isReleased)
    .filter(({ release }) => release === target || (target.length >= MIN_PREFIX_LENGTH && release.startsWith(target)));
  const releases = [...new Set(matches.map(({ release }) => release))];
  const [version] = matches;
  const known = [...new Set(history.deployable.filter(isReleased).map(({ release }) => release))];
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

/** Returns the number of the release's records. Throws SourceError if one is missing. */
async function checkRecords(release: string, { api, config }: RollbackOptions): Promise<number> {
  const file = `KV namespace ${config.namespaceTitle}`;
  const again = 'Check out its sources and run `npm run deploy` instead.';
  const id = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  if (id === null)
    throw SourceError.at({ file }, `Cannot roll back to ${release}: there is no such namespace. ${again}`);
  const namespace = new KvNamespace(api, id);
  const record = await readReleaseRecord(namespace, release);
  const keys = await namespace.listKeys();
  if (record === null) {
    const others = listReleases(keys).map((listed) => listed.release);
    throw SourceError.at(
      { file },
      `Cannot roll back to ${release}: its list of records is missing, so a prune has removed it. KV has ${others.slice(0, 10).join(', ') || 'no release'}. ${again}`,
    );
  }
  const there = new Set(keys.map(({ name }) => name));
  const gone = record.keys.filter((key) => !there.has(key));
  if (gone.length > 0)
    throw SourceError.at(
      { file },
      `Cannot roll back to ${release}: ${gone.length} of its ${record.keys.length} records are missing, including ${gone[0]}. ${again}`,
    );
  return record.keys.length;
}
