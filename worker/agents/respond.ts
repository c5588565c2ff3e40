import type { Context } from 'hono';
import { REVALIDATE } from '../edge/http/headers/cache-control.ts';
import { isFresh, weakETag } from '../edge/http/headers/etag.ts';
import type { WorkerTypes } from '../env.ts';

type OwnHeaders = Readonly<Record<string, string>> & { readonly 'Content-Type': string };

/** A response that changes only with the release: validated by ETag, with a body created on demand. */
export async function respond(
  c: Context<WorkerTypes>,
  release: string,
  ownHeaders: OwnHeaders,
  makeBody: () => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  const headers = { 'Cache-Control': REVALIDATE, ETag: weakETag(release), ...ownHeaders };
  if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(c.req.method === 'HEAD' ? null : await makeBody(), { headers });
}
