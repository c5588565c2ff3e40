import { toBase64Url } from '../value/utf8.ts';

/** What ties an answer to the request for it: `state` (RFC 6749 §10.12) and a proof key (RFC 7636 §4). */
interface ProofKey {
  readonly state: string;
  readonly verifier: string;
  /** SHA-256 of the verifier. */
  readonly challenge: string;
}

const RANDOM_BYTES = 32;

/** Throws where the browser has no cryptography: on a page that came without TLS. */
export async function createProofKey(): Promise<ProofKey> {
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state: randomText(), verifier, challenge: toBase64Url(new Uint8Array(digest)) };
}

function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

interface AuthorizationRequest {
  readonly authorizationUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly key: ProofKey;
}

/** The page where a reader signs in (RFC 6749 §4.1.1, RFC 7636 §4.3); its own query stays. */
export function toAuthorizationUrl(request: AuthorizationRequest): string {
  const { authorizationUrl, clientId, redirectUri, scopes, key } = request;
  const url = new URL(authorizationUrl);
  const fields = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length === 0 ? {} : { scope: scopes.join(' ') }),
    state: key.state,
    code_challenge: key.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** The channel on which the page that a reader comes back to tells all pages of the site what it got. */
export const SIGN_IN_CHANNEL = 'try-it-sign-in';

/** What it got, from its own address (RFC 6749 §4.1.2, RFC 9207 §2). */
export interface SignInMessage {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly iss?: string;
}
