import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/manifest.ts';
import { canonicalPath, hrefToPath, MAX_PATH_LENGTH } from '../model/path.ts';
import { renderErrorPage } from './error-page.ts';

/** Refuses paths that cannot be one of this site; after it `canonicalPath` finds one. */
export function rejectPaths(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const status = rejection(manifest.site.base, pathname);
    return status === null ? next() : renderErrorPage(manifest, 'not-found', '/', { status });
  };
}

function rejection(base: string, pathname: string): number | null {
  if (pathname.length > MAX_PATH_LENGTH) return 414;
  if (hrefToPath(base, pathname) === null) return 404;
  return canonicalPath(pathname) === null ? 400 : null;
}
