import type { Secrets } from '../secrets.ts';
import { SignInError, TokenClient, type TokenClientOptions } from './token-client.ts';

/**
 * Gets a new access token for a scheme, and replaces its refresh token where the server gives another (RFC 6749 §6).
 * Returns why it could not; the token is then one like any that a reader typed.
 */
export async function refreshGrant(
  scheme: string,
  secrets: Secrets,
  options: TokenClientOptions,
): Promise<string | null> {
  const { expired } = options.t.oauth;
  const { url = '', clientId = '', refreshToken = null, accessToken = '' } = secrets.grantOf(scheme) ?? {};
  try {
    if (refreshToken === null) throw new SignInError(expired);
    const fields = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const next = await new TokenClient(options).requestGrant(url, { id: clientId }, fields);
    secrets.setGrant(scheme, { ...next, refreshToken: next.refreshToken ?? refreshToken });
    return null;
  } catch (error) {
    secrets.set(scheme, accessToken);
    return error instanceof SignInError && error.message !== expired ? `${expired} ${error.message}` : expired;
  }
}
