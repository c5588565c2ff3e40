/** Whether an address is of a host that the site names, as its Content-Security-Policy says too. */
export function isAllowedHost(src: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, host } = new URL(src);
  return protocol === 'https:' && hosts.some((allowed) => matchesHost(host, allowed.replace(/^https:\/\//i, '')));
}

function matchesHost(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed.toLowerCase();
}
