import { SourceError } from '../../base/report/finding.ts';
import type { CloudflareApi } from './service/cloudflare-api.ts';
import type { DeployLock } from './service/deploy-lock.ts';
import type { WorkerConfig } from './service/worker-config.ts';
import { loadWorkerHistory, type WorkerVersion } from './service/worker-history.ts';
import type { DeployedWorker, Wrangler } from './service/wrangler.ts';

export interface RollOutOptions {
  readonly api: CloudflareApi;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  readonly lock: DeployLock;
  /** Percentage of readers who get the release, 1 to 100. */
  readonly percent: number;
}

/**
 * Serves a release to a percentage of the readers, and the live release to the others. The same command
 * with a higher percentage continues, 100 completes the rollout, and a rollback reverts it.
 */
export async function rollOut(
  release: string,
  configPath: string,
  { api, wrangler, config, lock, percent }: RollOutOptions,
): Promise<DeployedWorker> {
  const { live } = await loadWorkerHistory(api, config.workerName);
  const other = findOther(release, live, config);
  // An older version may have other settings, and a rollback would take it for the release to go back to.
  const known = live.find((version) => version.release === release);
  const uploaded =
    known === undefined
      ? await wrangler.uploadVersion(configPath, config.environment, { tag: release })
      : { versionId: known.id, urls: [] };
  if (uploaded.versionId === null)
    throw SourceError.at({ file: 'wrangler' }, 'Cannot roll out: wrangler did not return a version.');
  const shares =
    other === undefined || percent === 100
      ? [{ id: uploaded.versionId, percent: 100 }]
      : [
          { id: uploaded.versionId, percent },
          { id: other.id, percent: 100 - percent },
        ];
  await lock.confirm();
  await wrangler.splitTraffic(config.workerName, shares, `release ${release} at ${percent} %`);
  return uploaded;
}

/** The live version of another release. Throws SourceError if the traffic cannot be split between the two. */
export function findOther(
  release: string,
  live: readonly WorkerVersion[],
  { workerName }: WorkerConfig,
): WorkerVersion | undefined {
  const others = live.filter((version) => version.release !== release);
  if (live.length === 0)
    throw SourceError.at(
      { file: '--percent' },
      `Cannot split traffic: ${workerName} serves no release yet. Deploy once without --percent.`,
    );
  if (others.length > 1)
    throw SourceError.at(
      { file: '--percent' },
      'Cannot split traffic among three releases: two are live. End that rollout with `npm run rollback` or a full deploy.',
    );
  return others[0];
}
