import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { PREVIEW_FOLDER } from '../../model/frame.ts';
import { takeFile } from '../../model/records/file-record.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { brotliKey, bundledFileKey, isSiteFileKey } from '../../model/records/record-keys.ts';
import { IMMUTABLE, NO_STORE, SHORT } from '../http/headers/cache-control.ts';
import { isFresh } from '../http/headers/etag.ts';
import { faultLog } from '../http/log.ts';
import { isSameCopy, parseRange } from '../http/negotiate/byte-range.ts';
import { parseWeights } from '../http/negotiate/preferences.ts';
import { renderUnavailableText } from '../http/unavailable.ts';
import { loadFile } from './load-file.ts';

/**
 * Bundled files have a content hash in their names and are in this folder. Authors may have a folder of that name too.
 */
const HASHED_PREFIX = '/assets/';

/** File names as esbuild creates them. Any other name cannot belong to an earlier release. */
const HASHED_NAME = /^\/assets\/[\w-]+-[A-Z0-9]{8}\.(?:css|js|woff2)$/;

/** Serves style sheets, scripts, images and any other file in the manifest, by exact path. */
export function serveFile({ files, sums, compressed, packed, release }: Manifest): MiddlewareHandler<WorkerTypes> {
  const codings = new Map<string, ContentCoding>([
    ...Object.keys(compressed).map((path) => [path, 'br'] as const),
    ...packed.map((path) => [path, 'gzip'] as const),
  ]);
  return async (c, next) => {
    const { path, method } = c.req;
    const isListed = Object.hasOwn(files, path);
    const key = isListed ? files[path] : earlierKey(path);
    if (key === undefined) return next();
    const stored = codings.get(path);
    // Ranges refer to the uncompressed file.
    const range = method === 'GET' ? c.req.header('Range') : undefined;
    const sent = stored !== undefined && range === undefined && acceptsCoding(c.req.raw, stored) ? stored : null;
    const hasOwnName = path.startsWith(HASHED_PREFIX) && !isSiteFileKey(key);
    // The checksum of another release's file is unknown, so it is not cached.
    const lifetime = hasOwnName ? IMMUTABLE : SHORT;
    const headers = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': isListed ? lifetime : NO_STORE,
      ETag: sent === null ? `"${key}"` : `"${key}.${sent}"`,
      ...(stored === undefined ? {} : { Vary: 'Accept-Encoding' }),
      // Intended for use on other sites.
      ...(path.startsWith(PREVIEW_FOLDER) ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    };
    if (isListed && isFresh(c.req.header('If-None-Match'), headers.ETag))
      return new Response(null, { status: 304, headers });
    try {
      const sum = sent === 'br' ? compressed[path] : sums[key];
      const record = sent === 'br' ? brotliKey(key, sum ?? '?') : key;
      const loaded = await loadFile(c, path, { key: record, sum: isListed ? (sum ?? '?') : undefined });
      if (loaded === null && !isListed) return next();
      if (loaded === null) throw new Error(`Cannot find record ${key}: the manifest lists it`);
      const file = stored === 'gzip' ? await unpack(loaded, key, path, sent === null) : loaded;
      for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
      if (sent !== null) {
        file.headers.set('Content-Encoding', sent);
        return new Response(file.body, { headers: file.headers, encodeBody: 'manual' });
      }
      return range !== undefined && isSameCopy(c.req.header('If-Range'), headers.ETag) ? splitPart(file, range) : file;
    } catch (cause) {
      faultLog(release, c)(cause);
      return renderUnavailableText(c.req.raw);
    }
  };
}

/** A file from a shared record, either still gzipped or unpacked. */
async function unpack(record: Response, key: string, path: string, inflate: boolean): Promise<Response> {
  const packed = takeFile(new Uint8Array(await record.arrayBuffer()), key, path);
  const bytes = inflate ? await gunzip(packed) : packed;
  const headers = {
    'Content-Type': record.headers.get('Content-Type') ?? '',
    'Content-Length': String(bytes.byteLength),
  };
  return new Response(bytes, { headers });
}

async function gunzip(bytes: Uint8Array): Promise<ArrayBuffer> {
  const plain = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return await new Response(plain).arrayBuffer();
}

/** A page opened before a deploy requests files of its own release. KV has them until they are pruned. */
function earlierKey(path: string): string | undefined {
  return HASHED_NAME.test(path) ? bundledFileKey(path) : undefined;
}

/** The requested range of a file (RFC 9110 §15.3.7, §15.5.17), or the whole file. */
async function splitPart(file: Response, header: string): Promise<Response> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = bytes.byteLength;
  const range = parseRange(header, size);
  const { headers } = file;
  switch (range.kind) {
    case 'whole':
      return new Response(bytes, { headers });
    case 'unsatisfiable':
      return new Response(null, {
        status: 416,
        headers: { 'Content-Range': `bytes */${size}`, 'Cache-Control': NO_STORE, ETag: headers.get('ETag') ?? '' },
      });
    case 'part': {
      const part = bytes.subarray(range.first, range.last + 1);
      headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
      headers.set('Content-Length', String(part.byteLength));
      return new Response(part, { status: 206, headers });
    }
  }
}

/** Content codings of stored files (RFC 9110 §8.4.1). */
type ContentCoding = 'br' | 'gzip';

/**
 * Whether a client weights a coding at least as high as `identity` and any coding that the edge could apply (RFC 9110
 * §12.5.3). Cloudflare sends every worker `gzip, br`, with the client's own header in `cf.clientAcceptEncoding`.
 */
function acceptsCoding(request: Request, coding: ContentCoding): boolean {
  const forwarded: unknown = request.cf?.clientAcceptEncoding;
  const accepted = typeof forwarded === 'string' ? forwarded : (request.headers.get('Accept-Encoding') ?? '');
  const weights = parseWeights(accepted);
  const weight = weights.get(coding) ?? 0;
  return weight > 0 && ['identity', 'gzip'].every((other) => weight >= (weights.get(other) ?? 0));
}
