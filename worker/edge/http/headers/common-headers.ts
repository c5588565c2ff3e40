import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../../env.ts';
import { SVG_POLICY } from '../../../model/markup/svg-policy.ts';
import type { Manifest } from '../../../model/records/manifest.ts';
import { securityHeaders } from './security-headers.ts';

const SVG_TYPE = 'image/svg+xml';

/**
 * The headers that all responses of a release have. A handler can either start from `values` and mark its response as
 * complete, or let the middleware add the missing ones. Each header access crosses into the runtime; on a page, that
 * would cost more than finding the page.
 */
export class CommonHeaders {
  readonly values: Readonly<Record<string, string>>;
  readonly #complete = new WeakSet<Response>();

  constructor(manifest: Manifest) {
    this.values = securityHeaders(manifest);
  }

  /** Marks a response that has `values` and its own `Vary`. */
  markComplete(response: Response): Response {
    this.#complete.add(response);
    return response;
  }

  /** Adds the missing headers to all other responses. */
  add(): MiddlewareHandler<WorkerTypes> {
    const entries = Object.entries(this.values);
    return async (c, next) => {
      await next();
      if (this.#complete.has(c.res)) return;
      const { headers } = c.res;
      // A response's own value takes precedence.
      for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
      if (isSvg(c.req.path, c.res)) headers.set('Content-Security-Policy', SVG_POLICY);
      varyByEncoding(headers);
      // RFC 9110 §15.4.5.
      if (c.res.status === 304) headers.delete('Content-Type');
    };
  }
}

/** A 304 has no content type, but its headers replace the stored ones (RFC 9111 §3.2). */
function isSvg(path: string, { status, headers }: Response): boolean {
  return headers.get('Content-Type') === SVG_TYPE || (status === 304 && path.endsWith('.svg'));
}

/** Caches must not mix encodings between readers (RFC 9110 §12.5.5), whoever compresses the response. */
function varyByEncoding(headers: Headers): void {
  if (/accept-encoding/i.test(headers.get('Vary') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
}
