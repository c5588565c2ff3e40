import { getAssetFromKV, NotFoundError } from '@cloudflare/kv-asset-handler';
import type { Context } from 'hono';
import type { WorkerTypes } from '../env.ts';
import { hasChecksum } from './checksum.ts';
import { SILENCE_MS } from './read-page.ts';
import { withTimeout } from './timer.ts';

/** A key names its content, so a copy at the edge never grows stale. */
const EDGE_TTL_S = 31_536_000;

/** Types that the asset handler's table predates. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8', // RFC 9239
  yaml: 'application/yaml', // RFC 9512
  yml: 'application/yaml',
};

/** A record of a file and what is known of its content. */
interface FileRecord {
  readonly key: string;
  /** Undefined for a file of another release, whose manifest is not here. */
  readonly sum: string | undefined;
}

/**
 * The whole of a file with its media type, from the edge's cache or else from KV; tried twice, and null when there is no
 * such record. A record with another content than promised is a fault and never enters the edge's cache. The asset handler
 * gets the exact path and key, because it decodes and guesses, and a GET without the reader's headers, because the cache
 * would answer conditions and malformed ranges in its own way.
 */
export async function loadFile(
  c: Context<WorkerTypes>,
  path: string,
  { key, sum }: FileRecord,
): Promise<Response | null> {
  const request = new Request(new URL(path, c.req.url));
  const event = { request, waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
  const load = (): Promise<Response> => {
    const loading = getAssetFromKV(event, {
      // The one method that it calls.
      ASSET_NAMESPACE: { get: () => readChecked(c.env.CONTENT, key, sum) } as unknown as KVNamespace,
      ASSET_MANIFEST: { [path.slice(1)]: key },
      mapRequestToAsset: (asked) => asked,
      cacheControl: sum === undefined ? { bypassCache: true } : { edgeTTL: EDGE_TTL_S },
    });
    return withTimeout(loading, SILENCE_MS, `record ${key}`);
  };
  try {
    const response = await load().catch((cause: unknown) => {
      if (cause instanceof NotFoundError) throw cause;
      return load();
    });
    const type = contentType(path);
    if (type !== null) response.headers.set('Content-Type', type);
    // How long the edge has kept it does not count against a reader's own time (RFC 9111 §4.2.3).
    for (const name of ['Age', 'Date']) response.headers.delete(name);
    return response;
  } catch (cause) {
    if (cause instanceof NotFoundError) return null;
    throw cause;
  }
}

async function readChecked(content: KVNamespace, key: string, sum: string | undefined): Promise<ArrayBuffer | null> {
  const bytes = await content.get(key, 'arrayBuffer');
  const isWhole = bytes === null || (sum === undefined ? bytes.byteLength > 0 : await hasChecksum(bytes, sum));
  if (!isWhole) throw new Error(`Cannot read record ${key}: it is damaged`);
  return bytes;
}

function contentType(path: string): string | null {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? null) : null;
}
