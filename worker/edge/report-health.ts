import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/manifest.ts';
import { NO_STORE } from './cache-control.ts';
import { logFault } from './log.ts';
import { withTimeout } from './timer.ts';

/** A monitor gives up earlier than a reader does. */
const PROBE_TIMEOUT_MS = 2_000;

/** Tells a monitor which release runs here, and whether it can read its content. */
export function reportHealth({ release, pages }: Manifest): MiddlewareHandler<WorkerTypes> {
  const key = pages.values().next().value?.key ?? '';
  return async (c) => {
    const fault = await probe(c.env.CONTENT, key);
    if (fault !== null) logFault(release, c.req.path, fault);
    return Response.json(
      { release, content: fault === null ? 'ok' : 'unavailable' },
      { status: fault === null ? 200 : 503, headers: { 'Cache-Control': NO_STORE } },
    );
  };
}

/** Why the record cannot be read, or null when it can. */
async function probe(content: KVNamespace, key: string): Promise<unknown> {
  try {
    const record = await withTimeout(content.get(key, 'stream'), PROBE_TIMEOUT_MS, `record ${key}`);
    await record?.cancel();
    return record === null ? new Error(`Cannot find record ${key}`) : null;
  } catch (cause) {
    return cause;
  }
}
