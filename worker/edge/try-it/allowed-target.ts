import type { ProxyFailure } from '../../request/try-it/envelope.ts';
import type { TryItForm } from '../../request/try-it/record.ts';
import { toOriginPattern } from './origin-pattern.ts';
import { isLoopback, isPrivateHost } from './private-host.ts';

/** Why a request to a URL is not allowed, or null if it is. `siteHost` is the host of this site. */
export function findTargetFault(form: TryItForm, url: URL, siteHost: string): ProxyFailure | null {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'origin';
  if (!isDescribed(form, url)) return 'origin';
  // On the author's machine, local APIs are allowed.
  const isOwn = isLoopback(url.hostname) && isLoopback(siteHost);
  return isPrivateHost(url.hostname) && !isOwn ? 'private' : null;
}

/** Whether the API description contains the origin, as a server or as a token endpoint. */
function isDescribed({ servers, schemes }: TryItForm, { origin }: URL): boolean {
  const flows = Object.values(schemes).flatMap((scheme) => scheme.flows ?? []);
  const tokens = flows.flatMap(({ tokenUrl, refreshUrl, deviceUrl }) => [tokenUrl, refreshUrl, deviceUrl]);
  const discovery = Object.values(schemes).map(({ discovery: address }) => address);
  return (
    [...tokens, ...discovery].some((address) => address !== undefined && originOf(address) === origin) ||
    servers.some((server) => originOf(server.url) === origin || toOriginPattern(server)?.test(origin) === true)
  );
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
