import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { NO_STORE } from '../http/headers/cache-control.ts';
import { faultLog } from '../http/log.ts';
import { RETRY_AFTER_S } from '../http/unavailable.ts';
import { takeChecked } from '../store/checksum.ts';
import { withTimeout } from '../store/timer.ts';

/** Monitors give up sooner than readers do. */
const PROBE_TIMEOUT_MS = 2_000;

/** Reports the current release to a monitor, and whether its content can be read. */
export function reportHealth({ release, pages }: Manifest): MiddlewareHandler<WorkerTypes> {
  const key = pages.values().next().value?.key ?? '';
  return async (c) => {
    const fault = await probe(c.env.CONTENT, key);
    if (fault !== null) faultLog(release, c)(fault);
    const headers = { 'Cache-Control': NO_STORE };
    if (fault === null) return Response.json({ release, content: 'ok' }, { headers });
    return Response.json(
      { release, content: 'unavailable' },
      { status: 503, headers: { ...headers, 'Retry-After': String(RETRY_AFTER_S) } },
    );
  };
}

/** Why this release's record cannot be read, or null if it can. Bypasses the edge cache to test KV. */
async function probe(content: KVNamespace, key: string): Promise<unknown> {
  try {
    const record = await withTimeout(content.get(key, 'arrayBuffer'), PROBE_TIMEOUT_MS, `record ${key}`);
    if (record === null) return new Error(`Cannot find record ${key}`);
    await takeChecked(new Uint8Array(record), key, 'article');
    return null;
  } catch (cause) {
    return cause;
  }
}
