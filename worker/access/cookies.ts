/** The value of a cookie, or null. */
export function readCookie({ headers }: Request, name: string): string | null {
  const prefix = `${name}=`;
  const found = listCookies(headers).find((cookie) => cookie.startsWith(prefix));
  return found === undefined ? null : found.slice(prefix.length);
}

/** Names of the cookies that begin with a prefix. */
export function cookieNames({ headers }: Request, prefix: string): readonly string[] {
  return listCookies(headers)
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))));
}

function listCookies(headers: Headers): readonly string[] {
  return (headers.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
}

/**
 * `Set-Cookie` for a cookie that scripts cannot read and other hosts cannot set: its name begins with `__Host-` (RFC
 * 6265bis §4.1.3.2). `Lax`, because the provider and links on other sites lead here.
 */
export function writeCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

export function clearCookie(name: string): string {
  return writeCookie(name, '', 0);
}
