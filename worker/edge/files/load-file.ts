import { getAssetFromKV, NotFoundError } from '@cloudflare/kv-asset-handler';
import type { Context } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { DamagedRecord } from '../../model/records/pages/page-record.ts';
import { checkSum } from '../store/checksum.ts';
import { SILENCE_MS } from '../store/read-page.ts';
import { withTimeout } from '../store/timer.ts';

/** The key includes a content hash, so a copy at the edge never becomes stale. */
const EDGE_TTL_S = 31_536_000;

/** Types missing from the asset handler's table. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8', // RFC 9239
  yaml: 'application/yaml', // RFC 9512
  yml: 'application/yaml',
};

/** A file's record and its expected checksum. */
interface FileRecord {
  readonly key: string;
  /** Undefined for a file of another release, whose manifest is not available. */
  readonly sum: string | undefined;
}

/**
 * A complete file with its media type, from the edge cache or KV. Reads at most twice, and returns null if the record
 * does not exist. A record with the wrong checksum is an error and never enters the edge cache. The asset handler
 * receives the exact path and key, because it would decode them and guess, and a GET without the client's headers,
 * because the cache would evaluate conditions and malformed ranges differently.
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
      // The only method that it calls.
      ASSET_NAMESPACE: { get: () => readChecked(c.env.CONTENT, key, sum) } as unknown as KVNamespace,
      ASSET_MANIFEST: { [path.slice(1)]: key },
      mapRequestToAsset: (asked) => asked,
      cacheControl:
        sum === undefined || (HAS_ACCESS && c.env.isPrivate === true) ? { bypassCache: true } : { edgeTTL: EDGE_TTL_S },
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
    // Time in the edge cache must not count towards the browser's cache lifetime (RFC 9111 §4.2.3).
    for (const name of ['Age', 'Date']) response.headers.delete(name);
    return response;
  } catch (cause) {
    if (cause instanceof NotFoundError) return null;
    throw cause;
  }
}

async function readChecked(content: KVNamespace, key: string, sum: string | undefined): Promise<ArrayBuffer | null> {
  const bytes = await content.get(key, 'arrayBuffer');
  if (bytes === null) return null;
  if (sum !== undefined) await checkSum(bytes, sum, key);
  else if (bytes.byteLength === 0) throw new DamagedRecord(key, 'it is empty');
  return bytes;
}

function contentType(path: string): string | null {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? null) : null;
}
