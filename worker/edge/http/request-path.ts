import { hrefToPath } from '../../model/path.ts';
import { pathOf } from './path-of.ts';

/**
 * Path of a request within the site, still encoded. Outside the base, a path that matches nothing, because it begins
 * with `//`.
 */
export function requestPath(base: string, request: Request): string {
  const pathname = pathOf(request.url);
  return hrefToPath(base, pathname) ?? `/${pathname}`;
}
