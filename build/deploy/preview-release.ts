import type { SafeHtml } from '../../worker/model/safe-html.ts';
import type { Release } from '../release/make-release.ts';
import { SourceError } from '../report/finding.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { takeBack } from './deletions.ts';
import { DeployLock } from './deploy-lock.ts';
import { withRunFolder, writeWorker } from './deploy-worker.ts';
import { findNamespace, KvNamespace } from './kv-namespace.ts';
import type { Pair } from './make-batches.ts';
import type { Narrator } from './narrator.ts';
import { comparePages, type PageChanges, renderComment } from './page-changes.ts';
import { PREVIEW_LIFETIME_MS, previewKey, readReleaseRecord, toPreviewPair } from './release-record.ts';
import { findMissing, sendRelease, toReleaseList } from './send-release.ts';
import { loadStoreState } from './store-state.ts';
import type { WorkerConfig } from './worker-config.ts';
import { loadWorkerHistory } from './worker-history.ts';
import type { Wrangler } from './wrangler.ts';

export interface PreviewOptions {
  readonly api: CloudflareApi;
  readonly wrangler: Wrangler;
  readonly config: WorkerConfig;
  readonly workDir: string;
  /** `pr-123`, part of the preview's host name. */
  readonly name: string;
  readonly narrator: Narrator;
  /** How long to wait for another command to finish; 0 by default. */
  readonly waitMs?: number;
  readonly now?: number;
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

/** Valid for wrangler and DNS, where it forms one label with the worker's name. */
const NAME = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const MAX_LABEL_LENGTH = 63;

/**
 * Uploads a release as a version of the worker with its own URL. It shares the namespace with the live site. Keys
 * contain content hashes, so only new records are sent and the live site cannot change.
 */
export async function previewRelease(release: Release, options: PreviewOptions): Promise<PreviewReport> {
  const { api, wrangler, config, workDir, name, narrator } = options;
  checkName(name, config);
  const history = await loadWorkerHistory(api, config.workerName);
  const namespaceId = config.namespaceId ?? (await findNamespace(api, config.namespaceTitle));
  if (namespaceId === null || history.live.length === 0)
    throw SourceError.at(
      { file: `worker ${config.workerName}` },
      'Cannot create a preview: nothing is deployed yet. Run `npm run deploy` once.',
    );
  const namespace = new KvNamespace(api, namespaceId);
  const lock = await DeployLock.take(api, config.namespaceTitle, `preview ${name}`, {
    forMs: options.waitMs ?? 0,
    narrator,
  });
  try {
    const { existing, deletions } = await loadStoreState(namespace, history.live);
    // The list is renewed each time, because its date determines the preview's expiry.
    const key = previewKey(name);
    const missing = findMissing(key, release, new Set([...existing].filter((other) => other !== key)));
    narrator.enter('records');
    const toList = (): Pair => toPreviewPair(name, toReleaseList(release));
    const { bytes } = await sendRelease({ release, namespace, lock, narrator, toList }, missing);
    const keys = new Set([key, ...release.records.keys()]);
    await takeBack(namespace, deletions, { release: release.manifest.release, keys });
    await lock.confirm();
    narrator.enter('worker');
    const { versionId, urls } = await withRunFolder(workDir, async (runDir) => {
      const path = await writeWorker(withBanner(release, name), config, { runDir, namespaceId });
      const tag = `${name}-${release.manifest.release}`.slice(0, MAX_TAG_LENGTH);
      return wrangler.uploadVersion(path, config.environment, { tag, previewAlias: name });
    });
    narrator.enter('deployed');
    return await report(release, options, { versionId, urls, live: history.live, namespace, bytes, missing });
  } finally {
    await lock.release();
  }
}

/** Cloudflare's limit for version tags. */
const MAX_TAG_LENGTH = 100;

function checkName(name: string, { workerName }: WorkerConfig): void {
  if (NAME.test(name) && name.length + workerName.length + 1 <= MAX_LABEL_LENGTH) return;
  throw SourceError.at(
    { file: '--name' },
    `Cannot create a preview: expected lowercase letters, digits and hyphens, starting with a letter, at most ${MAX_LABEL_LENGTH - workerName.length - 1} characters, such as "pr-123", got ${JSON.stringify(name)}.`,
  );
}

/** Tells readers of the preview that it is not the live site. */
function withBanner(release: Release, name: string): Release {
  const { site } = release.manifest;
  const live = `<a href="${site.origin}${site.base}/">${new URL(site.origin).host}</a>`;
  // Safe: the name is validated, and the URL is the site's own, parsed.
  const html = `Preview ${name}. The live site is ${live}.` as SafeHtml;
  const announcement = { id: `preview-${name}`, html, closeable: false };
  return { ...release, manifest: { ...release.manifest, site: { ...site, announcement } } };
}

interface Uploaded {
  readonly versionId: string | null;
  readonly urls: readonly string[];
  readonly live: readonly { readonly release: string | null }[];
  readonly namespace: KvNamespace;
  readonly bytes: number;
  readonly missing: readonly string[];
}

async function report(
  release: Release,
  { name, now = Date.now() }: PreviewOptions,
  { versionId, urls, live, namespace, bytes, missing }: Uploaded,
): Promise<PreviewReport> {
  const { site, release: id } = release.manifest;
  const releases = live.flatMap((version) => version.release ?? []);
  const before = releases[0] === undefined ? null : await readReleaseRecord(namespace, releases[0]);
  const changes = before?.pages === undefined ? null : comparePages(before.pages, toReleaseList(release).pages ?? {});
  const [url] = urls;
  if (url === undefined)
    throw SourceError.at(
      { file: 'wrangler.toml' },
      'Cannot show the preview: its version is uploaded, but the worker has no preview URLs. Set preview_urls = true and deploy once.',
    );
  const comment = renderComment({
    name,
    release: id,
    previewUrl: url.replace(/\/$/, '') + site.base,
    liveUrl: site.origin + site.base,
    changes,
    expires: new Date(now + PREVIEW_LIFETIME_MS).toISOString(),
  });
  return {
    release: id,
    name,
    url,
    versionId,
    live: releases,
    sent: missing.length,
    bytes,
    changes,
    comment,
  };
}
