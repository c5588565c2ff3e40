/** IPv4 networks that are not public, from IANA's registry of special-purpose addresses (RFC 6890). */
const PRIVATE_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 ' +
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3';

/**
 * The same for IPv6: all but global unicast (2000::/3), and what embeds an IPv4 address or is for protocols and examples:
 * Teredo (RFC 4380), 6to4 (RFC 3056), and RFC 9637.
 */
const PRIVATE_V6 = '::/3 2001::/23 2001:db8::/32 2002::/16 3fff::/20 4000::/2 8000::/1';

/**
 * Whether an IP address is not public: as URLs have it (`[::1]`), or as the system writes it (`fe80::1%eth0`,
 * `::ffff:10.0.0.1`). Host names are not looked up and return false.
 */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|[%\]].*$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const bits = toBits(bare);
  if (bits === null) return false;
  const networks = bare.includes(':') ? PRIVATE_V6 : PRIVATE_V4;
  return networks.split(' ').some((block) => {
    const [network = '', length] = block.split('/');
    const shift = 32 - Number(length);
    return (toBits(network) ?? 0) >>> shift === bits >>> shift;
  });
}

/** The first 32 bits of an IP address as a number, or null if the text is not an IP address. */
function toBits(address: string): number | null {
  if (address.includes(':')) {
    // An empty piece is one or more zeros (RFC 4291 §2.2).
    const [high, low] = address.split(':', 2).map((piece) => Number.parseInt(`0${piece}`, 16));
    return (high ?? 0) * 65_536 + (low ?? 0);
  }
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  return parts === undefined || parts.some((part) => part > 255)
    ? null
    : parts.reduce((sum, part) => sum * 256 + part, 0);
}
