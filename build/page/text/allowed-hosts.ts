/** Whether a URL is on a host that the site allows, which is also in its Content-Security-Policy. */
export function isAllowedHost(src: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, host } = new URL(src);
  return protocol === 'https:' && hosts.some((allowed) => matchesHost(host, allowed.replace(/^https:\/\//i, '')));
}

function matchesHost(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed.toLowerCase();
}
