import type { Secrets } from '../secrets.ts';
import { SignInError, TokenClient, type TokenClientOptions } from './token-client.ts';

/**
 * Refreshes a scheme's access token, and replaces its refresh token if the server returns a new one (RFC 6749 §6).
 * Returns an error message if it fails. The old token is then treated as one that the reader typed.
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
