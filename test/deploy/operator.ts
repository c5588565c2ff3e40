import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeployOptions, type DeployReport, deployRelease } from '../../build/publish/deploy/deploy-release.ts';
import { pruneReleases } from '../../build/publish/deploy/prune-releases.ts';
import { type RollbackReport, rollbackRelease } from '../../build/publish/deploy/rollback-release.ts';
import { CloudflareApi } from '../../build/publish/deploy/service/cloudflare-api.ts';
import type { DeletionReport } from '../../build/publish/deploy/service/deletions.ts';
import { loadWorkerConfig, type WorkerConfig } from '../../build/publish/deploy/service/worker-config.ts';
import { type DeployedWorker, Wrangler } from '../../build/publish/deploy/service/wrangler.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { thrownFindings } from '../build/thrown-findings.ts';
import { CloudflareStandIn } from './cloudflare-stand-in.ts';
import { StandInWrangler } from './stand-in-wrangler.ts';

/** Retries without delay. */
const RETRY_DELAY_MS = 1;

/** Ignores what a command says. */
export const SILENT = { enter() {}, say() {}, warn() {}, progress() {} };

/** Runs the commands against a stand-in, and records their output. */
export class Operator {
  readonly api: CloudflareApi;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  readonly workDir = mkdtempSync(join(tmpdir(), 'operator-'));
  readonly standIn: CloudflareStandIn;
  readonly heard: string[] = [];
  readonly progress: string[] = [];

  private constructor(standIn: CloudflareStandIn, config: WorkerConfig) {
    this.api = new CloudflareApi(standIn.credentials, { retryDelayMs: RETRY_DELAY_MS });
    this.wrangler = new StandInWrangler(standIn.workers);
    this.standIn = standIn;
    this.config = config;
  }

  /** An operator of a new account. */
  static async start(): Promise<Operator> {
    return new Operator(await CloudflareStandIn.start(), await loadWorkerConfig('wrangler.toml'));
  }

  /** Real processes. Few tests need them. */
  realWrangler(signal?: AbortSignal): Wrangler {
    const { credentials } = this.standIn;
    return new Wrangler({ credentials, workDir: this.workDir, siteDir: this.workDir, ...(signal && { signal }) });
  }

  deploy(release: Release, options: Partial<DeployOptions> = {}): Promise<DeployReport> {
    return deployRelease(release, {
      api: this.api,
      wrangler: this.wrangler,
      config: this.config,
      workDir: this.workDir,
      content: 'content',
      siteUrl: null,
      dryRun: false,
      narrator: {
        ...SILENT,
        say: (line) => this.heard.push(line),
        warn: (line) => this.heard.push(`warning: ${line}`),
        progress: (stage, done, total) => this.progress.push(`${stage} ${done}/${total}`),
      },
      smoke: { patienceMs: 300, intervalMs: 50 },
      ...options,
    });
  }

  rollback(target: string, api = this.api): Promise<RollbackReport> {
    return rollbackRelease({
      api,
      wrangler: this.wrangler,
      config: this.config,
      target,
      dryRun: false,
      narrator: { ...SILENT, say: (line) => this.heard.push(line) },
    });
  }

  /** Sends the records of a release, without a worker. */
  send(release: Release): Promise<DeployReport> {
    return this.deploy(release, { wrangler: new CountingWrangler() });
  }

  prune(keep: number): Promise<DeletionReport> {
    return pruneReleases({ api: this.api, config: this.config, keep, narrator: SILENT });
  }

  async leave(): Promise<void> {
    await this.standIn.stop();
    // A wrangler that was ended may still be writing its log.
    rmSync(this.workDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Deploys no worker, in tests that end before that, or send only records. Counts its calls. */
export class CountingWrangler extends Wrangler {
  deploys = 0;

  constructor() {
    super({ credentials: null, workDir: tmpdir(), siteDir: tmpdir() });
  }

  override async deploy(): Promise<DeployedWorker> {
    this.deploys++;
    return { versionId: null, urls: [] };
  }
}

/** Returns the error message of a failure. Throws if there is none. */
export async function faultOf(work: Promise<unknown>): Promise<string> {
  return (await thrownFindings(() => work)).join('\n');
}
