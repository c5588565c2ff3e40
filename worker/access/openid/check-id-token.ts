import { errors, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { OpenIdProvider } from '../../model/access.ts';
import { verifyToken } from '../tokens/verify-token.ts';

/** The claims of an ID token for this site and this sign-in (OpenID Connect Core 1.0 §3.1.3.7). Throws otherwise. */
export async function checkIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: OpenIdProvider,
  nonce: string,
): Promise<JWTPayload> {
  const claims = await verifyToken(idToken, keys, { issuer, audience: clientId, types: ['jwt'] });
  if (claims.nonce !== nonce) throw new errors.JWTClaimValidationFailed('Other nonce', claims, 'nonce');
  const { azp, aud } = claims;
  const isForOthers = Array.isArray(aud) && aud.length > 1;
  if ((isForOthers || azp !== undefined) && azp !== clientId)
    throw new errors.JWTClaimValidationFailed('Issued to another client', claims, 'azp');
  return claims;
}
