import { formEncode } from '../../forms/oauth/token-request.ts';
import type { OpenIdProvider } from '../../model/access.ts';
import { askProvider, ProviderFault } from './ask-provider.ts';
import type { ProviderMetadata } from './provider-metadata.ts';

interface CodeGrant {
  readonly code: string;
  /** Proof key of the request (RFC 7636 §4.5). */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
}

/** Exchanges an authorization code for an ID token (OpenID Connect Core 1.0 §3.1.3). Throws ProviderFault. */
export async function exchangeCode(
  { clientId }: OpenIdProvider,
  { tokenUrl, hasBasicAuth }: ProviderMetadata,
  { code, verifier, redirectUri, clientSecret }: CodeGrant,
): Promise<string> {
  const isBasic = clientSecret !== undefined && hasBasicAuth;
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(isBasic ? {} : { client_id: clientId }),
    ...(clientSecret === undefined || isBasic ? {} : { client_secret: clientSecret }),
  };
  const { id_token: idToken } = await askProvider(tokenUrl, {
    method: 'POST',
    headers: isBasic ? { Authorization: `Basic ${btoa(`${formEncode(clientId)}:${formEncode(clientSecret)}`)}` } : {},
    body: new URLSearchParams(fields),
  });
  if (typeof idToken !== 'string') throw new ProviderFault('The token response has no "id_token".');
  return idToken;
}
