import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { formatFinding, SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { loadSiteConfig } from '../../../site/config/load-site-config.ts';
import type { SiteConfig } from '../../../site/config/site-config.ts';
import { CloudflareApi } from '../service/cloudflare-api.ts';
import { readCredentials } from '../service/credentials.ts';
import { findNamespace, KvNamespace } from '../service/kv-namespace.ts';
import { releaseKey } from '../service/release-record.ts';
import { findLostKeys, measureLoss } from '../service/store-state.ts';
import { loadWorkerConfig, type WorkerConfig } from '../service/worker-config.ts';
import { loadWorkerHistory, type WorkerHistory } from '../service/worker-history.ts';
import { findWrangler } from '../service/wrangler.ts';
import { checkProvider, checkSecrets } from './check-sign-in.ts';
import { askHealth, askSample, toSiteUrl } from './smoke-check.ts';

/** One line of the diagnosis. Checks that depend on a failed one are skipped. */
export type Check =
  | { readonly kind: 'ok'; readonly name: string; readonly found: string }
  | { readonly kind: 'problem'; readonly name: string; readonly found: string }
  | { readonly kind: 'skipped'; readonly name: string; readonly found: string };

interface DiagnoseOptions {
  readonly siteDir: string;
  readonly contentDir: string;
  /** The engine's requirements: a Node range such as `>=20.19`, and the tested wrangler version. */
  readonly engine: { readonly node: string; readonly wrangler: string };
  readonly environment: string;
  /** URL of the live site; defaults to `origin` in site.yaml. */
  readonly url: string | undefined;
  readonly variables: NodeJS.ProcessEnv;
  readonly retryDelayMs?: number;
}

/** The sample's origin, which no real site has (RFC 2606 §3). */
const SAMPLE_HOST = /(^|\.)example\.(com|net|org)$/;

/** Allows for a slow response. */
const MAX_CLOCK_OFFSET_MS = 60_000;

const packageSchema = z.object({ version: z.string() });

/** Checks an operator's machine, configuration, account and live site, and suggests fixes. */
export async function* diagnose(options: DiagnoseOptions): AsyncGenerator<Check, void> {
  yield (await attempt('Node', () => checkNode(options.engine.node, process.versions.node))).check;
  const wrangler = await attempt('wrangler', () => checkWrangler(options));
  yield wrangler.check;

  const site = await attempt('site.yaml', () => checkSite(options.contentDir));
  yield site.check;
  const { value: siteConfig } = site;
  const origin = siteConfig === null ? null : await attempt('Origin', () => checkOrigin(siteConfig));
  if (origin !== null) yield origin.check;
  if (wrangler.value === null) return yield skipped('wrangler.toml', 'wrangler');
  const config = await attempt('wrangler.toml', () => checkConfig(options));
  yield config.check;
  const credentials = await attempt('Credentials', async () => {
    const value = readCredentials(options.variables);
    return { value, found: 'account id and token are set' };
  });
  yield credentials.check;

  if (siteConfig?.access !== undefined) yield (await attempt('Provider', () => checkSignIn(siteConfig))).check;
  let history: WorkerHistory | null = null;
  if (credentials.value === null || config.value === null)
    yield skipped('Account', 'the credentials and wrangler.toml');
  else {
    const { retryDelayMs } = options;
    const api = new CloudflareApi(credentials.value, retryDelayMs === undefined ? {} : { retryDelayMs });
    const worker = config.value;
    const namespace = await attempt('KV', () => checkNamespace(api, worker));
    yield namespace.check;
    const checked = await attempt('Worker', () => checkWorker(api, worker, namespace.value));
    yield checked.check;
    history = checked.value;
    if (siteConfig?.access?.openid !== undefined)
      yield (await attempt('Secrets', () => checkWorkerSecrets(api, worker))).check;
    yield (await attempt('Clock', () => checkClock(api))).check;
  }
  const url = options.url ?? origin?.value ?? null;
  if (siteConfig === null || url === null) yield skipped('Live site', 'site.yaml, or set its URL with --url');
  else yield (await attempt('Live site', () => checkLiveSite(url, siteConfig.base, history))).check;
}

interface Finding<T> {
  readonly value: T;
  readonly found: string;
}

/** A check that throws becomes a problem with the error's message. */
async function attempt<T>(
  name: string,
  work: () => Finding<T> | Promise<Finding<T>>,
): Promise<{ readonly check: Check; readonly value: T | null }> {
  try {
    const { value, found } = await work();
    return { check: { kind: 'ok', name, found }, value };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { check: { kind: 'problem', name, found: error.findings.map(formatFinding).join('\n') }, value: null };
  }
}

function skipped(name: string, reason: string): Check {
  return { kind: 'skipped', name, found: `not checked: fix ${reason} first` };
}

/** Checks the lower bound of `engines`, such as `>=20.19`. */
export function checkNode(range: string, version: string): Finding<true> {
  const wanted = range.replace(/^>=\s*/, '');
  if (isAtLeast(version, wanted)) return { value: true, found: version };
  throw SourceError.at(
    { file: 'package.json' },
    `Cannot run on Node ${version}: the engine needs ${wanted} or later. Install it from https://nodejs.org.`,
  );
}

/** A site's own wrangler may be newer than the tested version. */
async function checkWrangler({ siteDir, engine }: DiagnoseOptions): Promise<Finding<true>> {
  const file = join(findWrangler(siteDir), 'package.json');
  const { version } = packageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (version === engine.wrangler) return { value: true, found: version };
  if (isAtLeast(version, engine.wrangler))
    return { value: true, found: `${version}; the engine is tested with ${engine.wrangler}` };
  throw SourceError.at(
    { file: 'package.json' },
    `Cannot use wrangler ${version}: the engine needs ${engine.wrangler} or later. Run \`npm ci\`.`,
  );
}

function isAtLeast(version: string, wanted: string): boolean {
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

async function checkSite(contentDir: string): Promise<Finding<SiteConfig>> {
  const report = new Report();
  const value = await loadSiteConfig(contentDir, report);
  const faults = [...report.errors, ...report.warnings];
  if (faults.length > 0) throw new SourceError(faults);
  return { value, found: value.title };
}

function checkOrigin({ origin, base, file }: SiteConfig): Finding<string> {
  if (!SAMPLE_HOST.test(new URL(origin).hostname)) return { value: origin, found: origin + base };
  throw SourceError.at(
    { file },
    `Cannot use the origin ${origin}: it belongs to the sample, and canonical links start with it. Set the URL of your site.`,
  );
}

async function checkConfig({ siteDir, environment }: DiagnoseOptions): Promise<Finding<WorkerConfig>> {
  const value = await loadWorkerConfig(join(siteDir, 'wrangler.toml'), environment);
  return { value, found: `worker ${value.workerName}` };
}

async function checkNamespace(api: CloudflareApi, config: WorkerConfig): Promise<Finding<KvNamespace | null>> {
  const id = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  if (id === null)
    return { value: null, found: `${config.namespaceTitle} does not exist yet; the first deploy creates it` };
  return { value: new KvNamespace(api, id), found: `${config.namespaceTitle} exists` };
}

async function checkSignIn(site: SiteConfig): Promise<Finding<true>> {
  return { value: true, found: `${await checkProvider(site)} responds` };
}

async function checkWorkerSecrets(api: CloudflareApi, { workerName, file }: WorkerConfig): Promise<Finding<true>> {
  return { value: true, found: await checkSecrets(api, workerName, file) };
}

/** Compares the clocks. Deploys do not depend on this machine's clock, but tokens and logs do. */
function checkClock({ lastTime }: Pick<CloudflareApi, 'lastTime'>): Finding<true> {
  if (lastTime === null) return { value: true, found: 'not compared: no response had a date' };
  const offMs = lastTime.machine - lastTime.server;
  const minutes = Math.round(Math.abs(offMs) / 60_000);
  if (Math.abs(offMs) <= MAX_CLOCK_OFFSET_MS) return { value: true, found: "agrees with Cloudflare's" };
  throw SourceError.at(
    { file: 'clock' },
    `Cannot trust this machine's clock: it is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${offMs > 0 ? 'ahead of' : 'behind'} Cloudflare's. Deploys do not depend on it, but certificates and logs do. Turn on time synchronization.`,
  );
}

async function checkWorker(
  api: CloudflareApi,
  { workerName, file }: WorkerConfig,
  namespace: KvNamespace | null,
): Promise<Finding<WorkerHistory>> {
  const value = await loadWorkerHistory(api, workerName);
  if (value.live.length === 0) return { value, found: `${workerName} is not deployed yet; run \`npm run deploy\`` };
  const releases = value.live.map(({ release }) => release ?? 'one without a tag');
  for (const release of releases) {
    const lost = namespace === null ? [releaseKey(release)] : await findLostKeys(namespace, release);
    if (lost.includes(releaseKey(release)))
      throw SourceError.at(
        { file },
        `Cannot find the records of the live release ${release}: KV has no list of them, which prune and rollback need. Run \`npm run deploy\`.`,
      );
    if (lost.length > 0 && namespace !== null) {
      const { records, pages } = await measureLoss(namespace, release);
      const failing = pages.total === 0 ? '' : `, and ${pages.missing} of ${pages.total} pages fail`;
      throw SourceError.at(
        { file },
        `Cannot serve all of the live release ${release}: ${records.missing} of ${records.total} records are missing from KV, including ${lost[0]}${failing}. Run \`npm run deploy\`.`,
      );
    }
  }
  return { value, found: `${workerName} serves release ${releases.join(' and ')}` };
}

async function checkLiveSite(url: string, base: string, history: WorkerHistory | null): Promise<Finding<true>> {
  const siteUrl = toSiteUrl(url, base.replace(/\/$/, ''));
  const location = { file: `${siteUrl}/healthz` };
  const answer = await askHealth(siteUrl);
  if (answer.kind === 'fault')
    throw SourceError.at(
      location,
      `Cannot reach the live site: ${answer.found}. Check that the domain is routed to the worker ("routes" in wrangler.toml), or set another URL with --url.`,
    );
  const { release, content } = answer.health;
  if (content !== 'ok')
    throw SourceError.at(
      location,
      `Cannot read the content: release ${release} is live, but one of its records is missing from KV. Run \`npm run deploy\` again.`,
    );
  const live = (history?.live ?? []).map((version) => version.release);
  if (live.length > 0 && !live.includes(release))
    throw SourceError.at(
      location,
      `Cannot match the live site: it serves release ${release}, but the account has ${live.join(' and ')}. After a deploy, wait a minute. Otherwise, the URL leads to another worker.`,
    );
  return { value: true, found: `${siteUrl} serves release ${release}${await checkSample(siteUrl)}` };
}

/** Throws SourceError if the live site cannot read all records of a random sample. */
async function checkSample(siteUrl: string): Promise<string> {
  const sample = await askSample(siteUrl);
  if (sample === null) return '';
  const { checked, missing, damaged, keys } = sample;
  if (missing + damaged === 0) return `, and can read ${checked} sampled records`;
  const percent = Math.round(((missing + damaged) / checked) * 100);
  throw SourceError.at(
    { file: `${siteUrl}/healthz/content` },
    `Cannot read ${percent} % of the records: of a sample of ${checked}, ${missing} are missing from KV and ${damaged} are damaged, including ${keys[0]}. Delete damaged records in the dashboard, then run \`npm run deploy\`, which uploads what is missing.`,
  );
}
