import { hrefToPath } from '../model/path.ts';

/** Path of a request within the site, encoded as it was sent; outside of the base the whole path. */
export function requestPath(base: string, request: Request): string {
  const { pathname } = new URL(request.url);
  return hrefToPath(base, pathname) ?? pathname;
}
