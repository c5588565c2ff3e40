import { isPrivateAddress } from '../../../model/addresses/private-address.ts';
import { parseUrl } from '../../../request/value/url.ts';
import type { ProxyFailure } from '../../exchange/envelope.ts';
import { isDescribedOrigin, matchesOperation, type ProxiedForm } from './match-operation.ts';

/** A request that a form may send, or why not. */
export type Target =
  | { readonly kind: 'operation' }
  /** The address of an authorization server that the description names. */
  | { readonly kind: 'sign-in' }
  /** Such an address if the metadata at one of these URLs, on the same origin, says so. */
  | { readonly kind: 'discovered'; readonly metadata: readonly string[] }
  | { readonly kind: 'refused'; readonly failure: ProxyFailure };

interface Requested {
  readonly method: string;
  readonly url: URL;
}

/**
 * What a request is to the form of an operation: the operation itself, at a described server, or a request of its
 * sign-in. Nothing else at their origins may be requested. `siteHost` is the host of this site.
 */
export function findTarget(form: ProxiedForm, { method, url }: Requested, siteHost: string): Target {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return refuse('origin');
  const target = findDescribed(form, { method, url });
  // On the author's machine, local APIs are allowed.
  const isOwn = isLoopback(url.hostname) && isLoopback(siteHost);
  return target.kind !== 'refused' && isPrivateHost(url.hostname) && !isOwn ? refuse('private') : target;
}

function findDescribed(form: ProxiedForm, { method, url }: Requested): Target {
  if (matchesOperation(form, method, url)) return { kind: 'operation' };
  const schemes = Object.values(form.schemes);
  const metadata = schemes.flatMap(({ discovery }) => discovery ?? []);
  const posted = schemes
    .flatMap(({ flows = [] }) => flows)
    .flatMap(({ tokenUrl, refreshUrl, deviceUrl }) => [tokenUrl, refreshUrl ?? [], deviceUrl ?? []].flat());
  const listed = method === 'POST' ? posted : method === 'GET' ? metadata : [];
  if (listed.some((address) => parseUrl(address)?.href === url.href)) return { kind: 'sign-in' };
  const isHere = (address: string): boolean => parseUrl(address)?.origin === url.origin;
  const here = metadata.filter(isHere);
  if (method === 'POST' && here.length > 0) return { kind: 'discovered', metadata: here };
  const isKnown = isDescribedOrigin(form, url) || here.length > 0 || posted.some(isHere);
  return refuse(isKnown ? 'operation' : 'origin');
}

function refuse(failure: ProxyFailure): Target {
  return { kind: 'refused', failure };
}

/** Names of local machines (RFC 6761, RFC 6762, RFC 8375), and names that cannot be a public host. */
const PRIVATE_NAME =
  /^(?:[^.:]*|.*\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|invalid|test))$/;

/**
 * Whether a URL's host, as serialized by the URL Standard, is private. The URL parser already normalizes `0x7f.1` and
 * `2130706433`, and writes `::ffff:10.0.0.1` without dots.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.+$/, '');
  return isPrivateAddress(host) || PRIVATE_NAME.test(host);
}

/** Whether a host is the local machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
