import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { SourceError } from '../../base/report/finding.ts';
import type { Release } from '../../release/records/make-release.ts';
import { withRunFolder, writeWorker } from './deploy-worker.ts';
import { comparePages, type PageChanges, renderComment } from './page-changes.ts';
import { toPreviewConfig } from './preview-config.ts';
import { toPageKeys } from './send-release.ts';
import type { CloudflareApi } from './service/cloudflare-api.ts';
import { readServerTime } from './service/deletions.ts';
import { createNamespace, findNamespace, KvNamespace } from './service/kv-namespace.ts';
import { makeBatches, type Pair, toPair } from './service/make-batches.ts';
import type { Narrator } from './service/narrator.ts';
import { readReleaseRecord } from './service/release-record.ts';
import type { WorkerConfig } from './service/worker-config.ts';
import { loadWorkerHistory } from './service/worker-history.ts';
import type { DeployedWorker, Wrangler } from './service/wrangler.ts';

export interface PreviewOptions {
  readonly api: CloudflareApi;
  readonly wrangler: Wrangler;
  /** Of the live site, which is only read. */
  readonly config: WorkerConfig;
  readonly workDir: string;
  /** `pr-123`, part of the preview's host name. */
  readonly name: string;
  readonly narrator: Narrator;
}

interface PreviewReport {
  readonly release: string;
  readonly name: string;
  readonly url: string;
  readonly versionId: string | null;
  /** Live releases. */
  readonly live: readonly string[];
  readonly sent: number;
  readonly bytes: number;
  readonly changes: PageChanges | null;
  /** Comment for a pull request. */
  readonly comment: string;
}

/** The names that `isPreviewName` accepts, in words. */
export const PREVIEW_NAME =
  'lowercase letters, digits and hyphens, starting with a letter, at most 40 characters, such as "pr-123"';
const MAX_LABEL_LENGTH = 63;

/** Cloudflare's limit for version tags. */
const MAX_TAG_LENGTH = 100;

/** How long a preview lasts, and how long its records do: KV removes them, so that no preview deletes anything. */
const PREVIEW_LIFETIME_S = 14 * 86_400;
const RECORD_LIFETIME_S = 2 * PREVIEW_LIFETIME_S;

/**
 * Uploads a release as a version of the previews' own worker, with its own URL. The records are in a namespace of their
 * own, so a preview cannot change, delete or use up anything of the live site.
 */
export async function previewRelease(release: Release, options: PreviewOptions): Promise<PreviewReport> {
  const { api, narrator, name } = options;
  const config = toPreviewConfig(options.config);
  checkName(name, config);
  narrator.enter('namespace');
  const namespaceId =
    (await findNamespace(api, config.namespaceTitle)) ?? (await createNamespace(api, config.namespaceTitle));
  const namespace = new KvNamespace(api, namespaceId);
  narrator.enter('records');
  const missing = await findExpiring(release, namespace, api);
  const bytes = await sendRecords(release, missing, { namespace, narrator });
  narrator.enter('worker');
  const uploaded = await uploadPreview(withBanner(release, name), { ...options, config }, namespaceId);
  narrator.enter('deployed');
  return { ...(await report(release, options, uploaded)), sent: missing.length, bytes };
}

/** The records that KV lacks or removes before the preview ends. A listing may lag; then more are sent than needed. */
async function findExpiring({ records }: Release, namespace: KvNamespace, api: CloudflareApi): Promise<string[]> {
  const listed = await namespace.listKeys();
  const end = readServerTime(api) / 1000 + PREVIEW_LIFETIME_S;
  const lasting = new Set(listed.filter(({ expiration = 0 }) => expiration > end).map(({ name }) => name));
  return [...records.keys()].filter((key) => !lasting.has(key));
}

/** Returns the bytes sent, as JSON. */
async function sendRecords(
  { records }: Release,
  keys: readonly string[],
  { namespace, narrator }: { readonly namespace: KvNamespace; readonly narrator: Narrator },
): Promise<number> {
  // Lazily, so that a large release is in memory only once.
  function* pairs(): Generator<Pair> {
    for (const key of keys) yield toPair(key, records.get(key) ?? Buffer.of(), { expiration_ttl: RECORD_LIFETIME_S });
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

/** Versions can only be uploaded to a worker that exists, so the first preview also deploys it, without an address. */
async function uploadPreview(
  release: Release,
  { api, wrangler, config, workDir, name }: PreviewOptions,
  namespaceId: string,
): Promise<DeployedWorker> {
  const { live } = await loadWorkerHistory(api, config.workerName);
  return withRunFolder(workDir, async (runDir) => {
    const path = await writeWorker(release, config, { runDir, namespaceId });
    const tag = `${name}-${release.manifest.release}`.slice(0, MAX_TAG_LENGTH);
    if (live.length === 0) await wrangler.deploy(path, null, tag);
    return wrangler.uploadVersion(path, null, { tag, previewAlias: name });
  });
}

/** Whether a name is valid for wrangler and DNS, where it forms one label with the worker's name (RFC 1035 §2.3.4). */
export function isPreviewName(name: string): boolean {
  return /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name);
}

function checkName(name: string, { file, workerName }: WorkerConfig): void {
  const { length } = `${name}-${workerName}`;
  if (length <= MAX_LABEL_LENGTH) return;
  throw SourceError.at(
    { file },
    `Cannot create a preview: the host name ${name}-${workerName} has ${length} characters, and ${MAX_LABEL_LENGTH} are allowed. Shorten --name, or "name" in ${file}.`,
  );
}

/** Tells readers of the preview that it is not the live site. */
function withBanner(release: Release, name: string): Release {
  const addTo = ({ translations, views, ...manifest }: Manifest): Manifest => ({
    ...addBanner(manifest, name),
    ...(translations === undefined ? {} : { translations: translations.map(addTo) }),
    ...(views === undefined ? {} : { views: views.map(addTo) }),
  });
  return { ...release, manifest: addTo(release.manifest) };
}

function addBanner(manifest: Manifest, name: string): Manifest {
  const { site } = manifest;
  const live = `<a href="${site.origin}${site.base}/">${new URL(site.origin).host}</a>`;
  // Safe: the name is validated, and the URL is the site's own, parsed.
  const html = `Preview ${name}. The live site is ${live}.` as SafeHtml;
  const announcement = { id: `preview-${name}`, html, closeable: false };
  return { ...manifest, site: { ...site, announcement } };
}

/** Compares with the live site, whose records are only read. */
async function report(
  release: Release,
  { api, config, name }: PreviewOptions,
  { versionId, urls }: DeployedWorker,
): Promise<Omit<PreviewReport, 'sent' | 'bytes'>> {
  const { site, release: id } = release.manifest;
  const live = (await loadWorkerHistory(api, config.workerName)).live.flatMap((version) => version.release ?? []);
  const liveNamespace = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  const before =
    live[0] === undefined || liveNamespace === null
      ? null
      : await readReleaseRecord(new KvNamespace(api, liveNamespace), live[0]);
  const changes = before?.pages === undefined ? null : comparePages(before.pages, toPageKeys(release.manifest));
  const [url] = urls;
  if (url === undefined)
    throw SourceError.at(
      { file: `worker ${config.workerName}-preview` },
      'Cannot show the preview: its version is uploaded, but preview URLs of the worker are off. Turn them on in the dashboard (Settings > Domains & Routes), or delete that worker and run the command again.',
    );
  const comment = renderComment({
    worker: config.workerName,
    name,
    release: id,
    previewUrl: url.replace(/\/$/, '') + site.base,
    liveUrl: site.origin + site.base,
    changes,
    expires: new Date(readServerTime(api) + PREVIEW_LIFETIME_S * 1000).toISOString(),
  });
  return { release: id, name, url, versionId, live, changes, comment };
}
