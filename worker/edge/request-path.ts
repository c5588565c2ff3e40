import { hrefToPath } from '../model/path.ts';
import { pathOf } from './path-of.ts';

/** Path of a request within the site, encoded as it was sent; outside of the base one that names nothing, as `//` begins it. */
export function requestPath(base: string, request: Request): string {
  const pathname = pathOf(request.url);
  return hrefToPath(base, pathname) ?? `/${pathname}`;
}
