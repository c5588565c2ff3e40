import { toBase64Url } from '../../request/value/utf8.ts';

/** Binds a response to its request: `state` (RFC 6749 §10.12) and a proof key (RFC 7636 §4). */
interface ProofKey {
  readonly state: string;
  readonly verifier: string;
  /** SHA-256 of the verifier. */
  readonly challenge: string;
}

const RANDOM_BYTES = 32;

/** Throws on a page loaded without TLS, where browsers provide no cryptography. */
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
  /** Whether the server can respond in a fragment. */
  readonly hasFragments: boolean;
}

/** URL of the sign-in page (RFC 6749 §4.1.1, RFC 7636 §4.3). Its existing query is preserved. */
export function toAuthorizationUrl(request: AuthorizationRequest): string {
  const { authorizationUrl, clientId, redirectUri, scopes, key, hasFragments } = request;
  const url = new URL(authorizationUrl);
  const fields = {
    response_type: 'code',
    // Keeps the code out of the request line, which servers log.
    ...(hasFragments ? { response_mode: 'fragment' } : {}),
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

/** The channel on which the redirect page reports its result to other pages of the site. */
export const SIGN_IN_CHANNEL = 'try-it-sign-in';

/** The result, from the URL of the redirect page (RFC 6749 §4.1.2, RFC 9207 §2). */
export interface SignInMessage {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly iss?: string;
}
