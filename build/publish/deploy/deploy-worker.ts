import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import type { Release } from '../../release/records/make-release.ts';
import { workerModules } from '../../release/records/write-release.ts';
import { type RollOutOptions, rollOut } from './roll-out.ts';
import type { CloudflareApi } from './service/cloudflare-api.ts';
import { Interruption } from './service/interruption.ts';
import { type WorkerConfig, writeDeployConfig } from './service/worker-config.ts';
import { loadWorkerHistory } from './service/worker-history.ts';
import type { DeployedWorker } from './service/wrangler.ts';

interface WorkerOptions extends Omit<RollOutOptions, 'percent'> {
  readonly workDir: string;
  /** Percentage of readers who get the release. All by default. */
  readonly percent?: number;
}

/**
 * After a failure or an interruption, the error says which release is live, because wrangler may or may not have
 * deployed.
 */
export async function deployWorker(
  release: Release,
  namespaceId: string,
  options: WorkerOptions,
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
      `${found}\n${await describeLive(api, config)}. All records have been sent. Fix the problem and run the same command again.`,
    );
  }
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

/** `The site serves release r1`, for messages after a failure. */
export async function describeLive(api: CloudflareApi, { workerName }: WorkerConfig): Promise<string> {
  const history = await loadWorkerHistory(api, workerName, { evenInterrupted: true }).catch(() => null);
  if (history === null) return 'The live release is unknown';
  const live = history.live.map((version) => version.release ?? 'one without a tag').join(' and ');
  return live === '' ? 'Nothing is deployed yet' : `The site serves release ${live}`;
}
