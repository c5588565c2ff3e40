/** Whether an address would run a script or show a document of its own. Images as data are harmless, except for SVG. */
export function isScript(address: string): boolean {
  return /^(?:javascript|vbscript|data(?!:image\/(?!svg))):/i.test(withoutControls(address));
}

/** Whether an address leads to the web, to an e-mail program, or to this site. */
export function isSafeAddress(address: string): boolean {
  const plain = withoutControls(address);
  return /^(?:https?|mailto):/i.test(plain) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(plain);
}

/** Removes control characters, which browsers ignore in a scheme (URL Standard §4.4). */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them.
  return text.replace(/[\u0000-\u0020]/g, '');
}

/** Whether a URL is on a host that the site allows, which is also in its Content-Security-Policy. */
export function isAllowedHost(src: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, host } = new URL(src);
  return protocol === 'https:' && hosts.some((allowed) => matchesHost(host, allowed.replace(/^https:\/\//i, '')));
}

function matchesHost(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed.toLowerCase();
}
