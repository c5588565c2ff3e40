/** Names of local machines (RFC 6761, RFC 6762, RFC 8375), and names that cannot be a public host. */
const PRIVATE_NAME =
  /^(?:[^.]*|.*\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|invalid|test))$/;

/** IPv4 networks that are not public (RFC 6890): the first address as a number, and the prefix length. */
const PRIVATE_V4 = [
  [0, 8],
  [10 << 24, 8],
  [(100 << 24) | (64 << 16), 10],
  [127 << 24, 8],
  [(169 << 24) | (254 << 16), 16],
  [(172 << 24) | (16 << 16), 12],
  [192 << 24, 24],
  [(192 << 24) | (168 << 16), 16],
  [(198 << 24) | (18 << 16), 15],
  [224 << 24, 3],
] as const;

/**
 * Whether a URL's host, as serialized by the URL Standard, is private. The URL parser already normalizes `0x7f.1` and
 * `2130706433`. An IPv6 address is private unless it is global unicast (2000::/3) and does not embed another address.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.+$/, '');
  if (host.startsWith('[')) return !/^\[[23][0-9a-f]{3}:/.test(host) || isTunnel(host);
  const address = toNumber(host);
  if (address === null) return PRIVATE_NAME.test(host);
  return PRIVATE_V4.some(([network, bits]) => address >>> (32 - bits) === network >>> (32 - bits));
}

/** Whether a host is the local machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/**
 * 6to4 (2002::/16) and Teredo (2001::/32), which embed an IPv4 address, and the documentation prefix 2001:db8::/32 (RFC
 * 3849).
 */
function isTunnel(host: string): boolean {
  return host.startsWith('[2002:') || /^\[2001:(?:0{0,4}|db8):/.test(host);
}

function toNumber(host: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}
