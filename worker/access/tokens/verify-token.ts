import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/**
 * Signatures with a public key (RFC 7518 §3.1). Never `none`, and never HMAC, whose key would be the public one (RFC 8725
 * §2.1, §3.1).
 */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Difference between the clocks of two machines, in seconds. */
const CLOCK_TOLERANCE_S = 30;

/** Longer tokens are not checked: cookies and headers of real ones are shorter. */
const MAX_LENGTH = 16_384;

interface ExpectedToken {
  readonly issuer: string;
  readonly audience: string;
  /** Values of the header `typ`, where it says what a token is for. */
  readonly types: readonly string[];
}

/** The claims of a token from a provider, for this site, that has not expired. Throws for any other token. */
export async function verifyToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, types }: ExpectedToken,
): Promise<JWTPayload> {
  if (token.length > MAX_LENGTH) throw new errors.JWTInvalid('Token too long');
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_S,
  });
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt';
  if (!types.includes(type)) throw new errors.JWTInvalid('Token of another type');
  return payload;
}

/** Whether a token is at fault, and not the service that has the keys to check it. */
export function isTokenFault(cause: unknown): boolean {
  return (
    cause instanceof errors.JOSEError && /^ERR_(?:JW[TSE]_|JWKS_(?:NO|MULTIPLE)_|JOSE_(?:ALG|NOT))/.test(cause.code)
  );
}
