import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { canonicalPath, hrefToPath, MAX_PATH_LENGTH } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import type { ErrorStatus } from '../http/brief-error.ts';
import { NO_STORE } from '../http/headers/cache-control.ts';
import { errorFormat } from '../http/negotiate/preferences.ts';
import { toLocation } from '../redirects/find-redirect.ts';
import { renderErrorPage } from './error-page.ts';

/** Paths that programs request only at the root of a host (RFC 8615 §3, RFC 9309 §2.3). */
const ROOT_NAMES = /^\/(?:$|favicon\.ico$|robots\.txt$|\.well-known\/)/;

/** Temporary, because the root of the host may become another site (RFC 9110 §15.4.3). */
const FOUND = 302;

/**
 * Rejects paths that cannot be part of this site, and redirects from the root of the host to the site's base. After it,
 * a path is within the base and has a canonical form.
 */
export function rejectPaths(manifest: Manifest, messages: FrameMessages): MiddlewareHandler<WorkerTypes> {
  const { base } = manifest.site;
  return async (c, next) => {
    const reject = (status: ErrorStatus): Response => {
      const format = errorFormat(c.req.header('Accept'));
      return renderErrorPage(manifest, messages, { error: 'not-found', path: '/', status, format });
    };
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length > MAX_PATH_LENGTH) return reject(414);
    const path = canonicalPath(pathname);
    if (path === null) return reject(400);
    if (hrefToPath(base, pathname) !== null) return next();
    const target = hrefToPath(base, path) ?? (ROOT_NAMES.test(path) ? path : null);
    if (target === null) return reject(404);
    const headers = { Location: toLocation(target, base, search), 'Cache-Control': NO_STORE };
    return new Response(null, { status: FOUND, headers });
  };
}
