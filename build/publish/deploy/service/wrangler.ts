import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import { ACCOUNT_VARIABLE, BASE_URL_VARIABLE, type Credentials, TOKEN_VARIABLE } from './credentials.ts';

/** A deployed worker, as reported by wrangler. */
export interface DeployedWorker {
  readonly versionId: string | null;
  /** URLs where it is available. */
  readonly urls: readonly string[];
}

interface WranglerOptions {
  /** Null for commands without network access. */
  readonly credentials: Credentials | null;
  /** Folder for logs and temporary files. */
  readonly workDir: string;
  /** Folder of the site. Its own wrangler takes precedence over the engine's. */
  readonly siteDir: string;
  /** Environment of the process; its own by default. */
  readonly variables?: NodeJS.ProcessEnv;
  /** Aborts a running command, which then throws its reason. */
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 300_000;

/**
 * Loaded into wrangler, whose standard input is a pipe from this process. If this process ends for any reason, the pipe
 * closes and wrangler must not continue the deploy.
 */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(`
  process.stdin.once('close', () => process.kill(process.platform === 'win32' ? process.pid : 0, 'SIGKILL'));
  process.stdin.resume();
  process.stdin.unref();
`)}`;

/** Lines that do not help an operator. */
const NOISE = /^(🪵|If you think this is a bug|Note that there is a newer version)/;

const MAX_QUOTED_LINES = 20;

const outputSchema = z
  .object({
    type: z.enum(['deploy', 'version-upload']),
    version_id: z.string().nullish(),
    targets: z.array(z.string()).nullish(),
    preview_url: z.string().nullish(),
    preview_alias_url: z.string().nullish(),
  })
  .transform(({ version_id, targets, preview_url, preview_alias_url }): DeployedWorker => {
    const preview = preview_alias_url ?? preview_url;
    return { versionId: version_id ?? null, urls: targets ?? (preview == null ? [] : [preview]) };
  });

/** The installed wrangler, run without a terminal or telemetry. It only contacts Cloudflare's API. */
export class Wrangler {
  readonly #options: WranglerOptions;

  constructor(options: WranglerOptions) {
    this.#options = options;
  }

  /** Uploads the worker as a version tagged with its release, and routes all requests to it. */
  async deploy(config: string, environment: string | null, release: string): Promise<DeployedWorker> {
    // Next to the configuration, in this deploy's own folder.
    const output = join(dirname(config), 'wrangler-output.ndjson');
    await rm(output, { force: true });
    const target = ['--config', config, '--env', environment ?? ''];
    const label = ['--tag', release, '--message', `release ${release}`];
    await this.#run('deploy the worker', ['deploy', ...target, ...label], { WRANGLER_OUTPUT_FILE_PATH: output });
    return readDeployed(output);
  }

  /** Uploads the worker as a version without traffic. An alias gives it a preview URL with that name. */
  async uploadVersion(
    config: string,
    environment: string | null,
    { tag, previewAlias }: { readonly tag: string; readonly previewAlias?: string },
  ): Promise<DeployedWorker> {
    const output = join(dirname(config), 'wrangler-output.ndjson');
    await rm(output, { force: true });
    const target = ['--config', config, '--env', environment ?? ''];
    const label = ['--tag', tag, '--message', `release ${tag}`];
    const preview = previewAlias === undefined ? [] : ['--preview-alias', previewAlias, '--var', 'PREVIEW:true'];
    const more = { WRANGLER_OUTPUT_FILE_PATH: output };
    await this.#run('upload the worker', ['versions', 'upload', ...target, ...label, ...preview], more);
    return readDeployed(output);
  }

  /** Splits requests between versions. Percentages add up to 100. */
  async splitTraffic(
    workerName: string,
    shares: readonly { readonly id: string; readonly percent: number }[],
    message: string,
  ): Promise<void> {
    const versions = shares.map(({ id, percent }) => `${id}@${percent}%`);
    const args = ['versions', 'deploy', ...versions, '--name', workerName, '--message', message, '--yes'];
    await this.#run('split the traffic', args);
  }

  /** Runs all steps of a deploy except sending. */
  async tryDeploy(config: string, environment: string | null): Promise<void> {
    await this.#run('prepare the worker', ['deploy', '--dry-run', '--config', config, '--env', environment ?? '']);
  }

  /** Routes all requests to a previously uploaded version. */
  async rollback(workerName: string, versionId: string, message: string): Promise<void> {
    await this.#run('roll the worker back', [
      'rollback',
      versionId,
      '--name',
      workerName,
      '--message',
      message,
      '--yes',
    ]);
  }

  async #run(purpose: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
    const { workDir, siteDir, signal } = this.#options;
    await preventUpdateCheck(workDir);
    signal?.throwIfAborted();
    const command = [join(findWrangler(siteDir), 'bin/wrangler.js'), ...args];
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...command], {
      cwd: workDir,
      env: { ...this.#environment(), ...more },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own process group, which ends as a whole when its input closes.
      detached: process.platform !== 'win32',
    });
    const end = (): void => void child.stdin.destroy();
    const timer = setTimeout(end, TIMEOUT_MS);
    signal?.addEventListener('abort', end);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const code: number | null = (await once(child, 'close'))[0];
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    if (code === 0) return;
    signal?.throwIfAborted();
    throw SourceError.at(
      { file: 'wrangler' },
      `Cannot ${purpose}: it ended with ${code === null ? 'a signal' : `status ${code}`}.\n${this.#quote(Buffer.concat(chunks).toString())}`,
    );
  }

  #environment(): NodeJS.ProcessEnv {
    const { credentials, workDir, variables = process.env } = this.#options;
    const tmp = temporaryDir(workDir);
    return {
      ...variables,
      ...(credentials === null
        ? {}
        : {
            [TOKEN_VARIABLE]: credentials.apiToken,
            [ACCOUNT_VARIABLE]: credentials.accountId,
            [BASE_URL_VARIABLE]: credentials.apiBaseUrl,
          }),
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_LOG_PATH: join(workDir, 'logs'),
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      TMPDIR: tmp,
      TEMP: tmp,
      TMP: tmp,
    };
  }

  #quote(output: string): string {
    const token = this.#options.credentials?.apiToken ?? '';
    const text = stripVTControlCharacters(token === '' ? output : output.replaceAll(token, '…'));
    const lines = text.split('\n').map((line) => line.trim());
    return lines
      .filter((line) => line !== '' && !NOISE.test(line))
      .slice(-MAX_QUOTED_LINES)
      .map((line) => `  ${line}`)
      .join('\n');
  }
}

/** The folder of wrangler's package: the site's own, otherwise the engine's. Throws SourceError if neither exists. */
export function findWrangler(siteDir: string): string {
  for (const from of [join(siteDir, 'package.json'), import.meta.url]) {
    try {
      return dirname(createRequire(from).resolve('wrangler/package.json'));
    } catch {
      // Not installed there.
    }
  }
  throw SourceError.at({ file: 'wrangler' }, 'Cannot find wrangler: it is not installed. Run `npm ci`.');
}

function temporaryDir(workDir: string): string {
  return join(workDir, 'tmp');
}

/** After a failure, wrangler queries npm for its newest version, unless a result is cached in the temporary folder. */
async function preventUpdateCheck(workDir: string): Promise<void> {
  const dir = join(temporaryDir(workDir), 'update-check');
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'wrangler-latest.json'), JSON.stringify({ latest: '0.0.0', lastUpdate: Date.now() }));
}

async function readDeployed(output: string): Promise<DeployedWorker> {
  const text = await readFile(output, 'utf8').catch(() => '');
  for (const line of text.split('\n').filter((part) => part !== '')) {
    const { data } = outputSchema.safeParse(JSON.parse(line));
    if (data !== undefined) return data;
  }
  return { versionId: null, urls: [] };
}
