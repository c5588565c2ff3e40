import { isPrivateAddress } from '../../../model/addresses/private-address.ts';

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
