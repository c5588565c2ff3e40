import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/manifest.ts';
import { SVG_POLICY, securityHeaders } from './security-headers.ts';

const SVG_TYPE = 'image/svg+xml';

/** Content that Cloudflare sends as it is: compressed already. */
const COMPRESSED_TYPE = /^(?:image\/(?!svg|x-icon|vnd\.microsoft)|font\/woff|video\/|audio\/)/;

/**
 * The headers of every answer of a release. There are two ways to get them: an answer is made with `values` and marked
 * as complete, or the middleware adds what is missing. Each look at a header crosses into the runtime: those of a page
 * would cost more than finding it does.
 */
export class CommonHeaders {
  readonly values: Readonly<Record<string, string>>;
  readonly #complete = new WeakSet<Response>();

  constructor(manifest: Manifest) {
    this.values = securityHeaders(manifest);
  }

  /** Says that an answer has `values`, and a `Vary` of its own. */
  markComplete(response: Response): Response {
    this.#complete.add(response);
    return response;
  }

  /** Completes whatever a handler has answered. */
  add(): MiddlewareHandler<WorkerTypes> {
    const entries = Object.entries(this.values);
    return async (c, next) => {
      await next();
      if (this.#complete.has(c.res)) return;
      const { headers } = c.res;
      // An answer's own value wins.
      for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
      if (isSvg(c.req.path, c.res)) headers.set('Content-Security-Policy', SVG_POLICY);
      varyByEncoding(headers);
    };
  }
}

/** A 304 has no type, but its headers replace the stored ones (RFC 9111 §3.2). */
function isSvg(path: string, { status, headers }: Response): boolean {
  return headers.get('Content-Type') === SVG_TYPE || (status === 304 && path.endsWith('.svg'));
}

/** Caches must not give one reader the encoding of another (RFC 9110 §12.5.5), no matter who encodes the answer. */
function varyByEncoding(headers: Headers): void {
  if (COMPRESSED_TYPE.test(headers.get('Content-Type') ?? '')) return;
  if (/accept-encoding/i.test(headers.get('Vary') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
}
