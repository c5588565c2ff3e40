import * as z from 'zod';
import { pathToHref } from '../../../../worker/model/path.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { SourceError } from '../../../base/report/finding.ts';
import type { CloudflareApi } from '../service/cloudflare-api.ts';

export interface SmokeCheckOptions {
  /** How long the live site may take to serve the release. */
  readonly patienceMs?: number;
  readonly intervalMs?: number;
}

/** A new version spreads within seconds. A new host name may take a minute. */
const PATIENCE_MS = 90_000;
const INTERVAL_MS = 1_000;
const REQUEST_TIMEOUT_MS = 10_000;

const healthSchema = z.object({ release: z.string(), content: z.string() });
type Health = z.infer<typeof healthSchema>;

/** The live site's health, or why it is unknown. */
type HealthAnswer =
  | { readonly kind: 'health'; readonly health: Health }
  | { readonly kind: 'fault'; readonly found: string };

/**
 * URL of the site including its base: `https://host` and `https://host/docs` both return `https://host/docs`. Throws
 * SourceError for another path.
 */
export function toSiteUrl(text: string, base: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const path = url?.pathname.replace(/\/$/, '') ?? '';
  if (url !== null && /^https?:$/.test(url.protocol) && (path === '' || path === base)) return url.origin + base;
  throw SourceError.at(
    { file: '--url' },
    `Cannot check the live site: expected its URL, such as "https://docs.example.com${base}", got ${JSON.stringify(text)}.`,
  );
}

/** How to wait until an interruption. */
type Waiting = Pick<CloudflareApi, 'signal' | 'sleep'>;

/** Checks that the live site serves this release: its health, its home page and one other page. Throws SourceError. */
export async function smokeCheck(
  siteUrl: string,
  { release, site, pages }: Manifest,
  waiting: Waiting,
  { patienceMs = PATIENCE_MS, intervalMs = INTERVAL_MS }: SmokeCheckOptions = {},
): Promise<void> {
  await awaitRelease(siteUrl, release, waiting, { patienceMs, intervalMs });
  const { origin } = new URL(siteUrl);
  const other = [...pages.keys()].find((path) => path !== '/');
  for (const path of ['/', other].filter((page) => page !== undefined && pages.has(page))) {
    const url = origin + pathToHref(site.base, path ?? '/');
    const found = await findPageFault(url, waiting);
    if (found !== null) throw smokeError(url, `expected a whole page, got ${found}`);
  }
}

/** Requests `/healthz` from a live site. */
export async function askHealth(siteUrl: string, signal?: AbortSignal): Promise<HealthAnswer> {
  try {
    const response = await get(`${siteUrl}/healthz`, signal);
    const { data } = healthSchema.safeParse(await response.json().catch(() => null));
    if (data === undefined)
      return { kind: 'fault', found: `status ${response.status}, and not a response of this engine` };
    return { kind: 'health', health: data };
  } catch (error) {
    signal?.throwIfAborted();
    return { kind: 'fault', found: describe(error) };
  }
}

const sampleSchema = z.object({
  checked: z.number(),
  missing: z.number(),
  damaged: z.number(),
  keys: z.array(z.string()),
});

/** What a live site found in a sample of its pages; null if it does not answer, or runs an engine without samples. */
export async function askSample(siteUrl: string): Promise<z.infer<typeof sampleSchema> | null> {
  try {
    const response = await get(`${siteUrl}/healthz/content`);
    return sampleSchema.safeParse(await response.json().catch(() => null)).data ?? null;
  } catch {
    return null;
  }
}

async function awaitRelease(
  siteUrl: string,
  release: string,
  waiting: Waiting,
  { patienceMs, intervalMs }: Required<SmokeCheckOptions>,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await askHealth(siteUrl, waiting.signal);
    if (answer.kind === 'health' && answer.health.release === release && answer.health.content === 'ok') return;
    if (Date.now() + intervalMs > deadline) {
      const found =
        answer.kind === 'fault'
          ? answer.found
          : `release ${answer.health.release}, whose content is ${answer.health.content}`;
      throw smokeError(`${siteUrl}/healthz`, `expected release ${release} within ${patienceMs / 1000} s, got ${found}`);
    }
    await waiting.sleep(intervalMs);
  }
}

async function findPageFault(url: string, { signal }: Waiting): Promise<string | null> {
  try {
    const response = await get(url, signal);
    if (response.status !== 200) return `status ${response.status}`;
    return /<\/html>\s*$/.test(await response.text()) ? null : 'an incomplete page';
  } catch (error) {
    signal?.throwIfAborted();
    return describe(error);
  }
}

function get(url: string, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return fetch(url, {
    redirect: 'manual',
    headers: { 'Cache-Control': 'no-cache' },
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  });
}

function smokeError(url: string, found: string): SourceError {
  return SourceError.at(
    { file: url },
    `Cannot confirm the release: ${found}. The worker is deployed. Check the page, and run \`npm run rollback\` if it is broken.`,
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `no response (${error.cause instanceof Error ? error.cause.message : error.message})`;
}
