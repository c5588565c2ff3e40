import type { AccessSettings } from '../model/access.ts';

/** Claims about a reader whose signature has been verified (RFC 7519 §4). */
export type Claims = Readonly<Record<string, unknown>>;

/** A claim that is not in a token: the domain of the email address. */
const EMAIL_DOMAIN = 'email_domain';

/** In settings, any value of a claim. */
const ANY = '*';

/** Names of the audiences that a reader with these claims belongs to, in the order of the settings. */
export function audiencesOf({ audiences }: Pick<AccessSettings, 'audiences'>, claims: Claims): readonly string[] {
  return audiences
    .filter(({ claims: wanted }) =>
      Object.entries(wanted).some(([path, values]) => {
        const found = valuesOf(claims, path);
        // Domains ignore case (RFC 1035 §2.3.3).
        const toOwn = (value: string): string => (path === EMAIL_DOMAIN ? value.toLowerCase() : value);
        return values.some((value) => (value === ANY ? found.length > 0 : found.includes(toOwn(value))));
      }),
    )
    .map(({ name }) => name);
}

/**
 * The claims without an email address that its provider has not verified: at many providers, readers choose it
 * themselves (OpenID Connect Core 1.0 §5.7).
 */
export function withVerifiedEmail(claims: Claims): Claims {
  const { email, ...others } = claims;
  return claims.email_verified === true || claims.email_verified === 'true' ? claims : others;
}

/** Values of a claim as texts. A scope is a list of words (RFC 8693 §4.2). */
function valuesOf(claims: Claims, path: string): readonly string[] {
  if (path === EMAIL_DOMAIN) return domainOf(claims.email);
  const value = findValue(claims, path);
  if (path === 'scope' && typeof value === 'string') return value.split(' ');
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : [],
  );
}

/** A claim by its name, which may contain dots (`https://example.com/groups`), or by its path in objects. */
function findValue(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return (value as Claims)[path];
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const name = path.slice(0, dot);
    if (Object.hasOwn(value, name)) return findValue((value as Claims)[name], path.slice(dot + 1));
  }
  return undefined;
}

function domainOf(email: unknown): readonly string[] {
  if (typeof email !== 'string' || !email.includes('@')) return [];
  return [email.slice(email.lastIndexOf('@') + 1).toLowerCase()];
}
