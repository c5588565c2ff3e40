import type { TryItFlow } from '../../exchange/record.ts';
import {
  createProofKey,
  SIGN_IN_CHANNEL,
  type SignInMessage,
  toAuthorizationUrl,
} from '../../oauth/authorization-request.ts';
import { isForeign, type ServerMetadata } from '../../oauth/metadata.ts';
import { toDescription } from '../../oauth/token-request.ts';
import type { StoredGrant } from '../secrets.ts';
import { SignInError, type TokenClient } from './token-client.ts';

interface SignIn {
  readonly flow: TryItFlow;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly server: ServerMetadata | null;
  /** A window opened by the click, or null if the browser blocked it. */
  readonly popup: Window | null;
  /** Shows the URL of the sign-in page if no window could be opened. */
  readonly showLink: (href: string) => void;
}

/**
 * Obtains a token through a sign-in page in another window (RFC 6749 §4.1), with a proof key instead of a secret (RFC
 * 7636). The form stays open. The window is isolated from this page; the redirect page replies on a channel.
 */
export async function signIn(options: SignIn, client: TokenClient): Promise<StoredGrant> {
  const { flow, clientId, redirectUri, scopes, server, popup } = options;
  const { t } = client;
  if (globalThis.crypto.subtle === undefined) throw new SignInError(t.oauth.failures.insecure);
  const key = await createProofKey();
  const hasFragments = server?.hasFragments === true;
  const request = { authorizationUrl: flow.authorizationUrl ?? '', clientId, redirectUri, scopes, key, hasFragments };
  const href = toAuthorizationUrl(request);
  const arrival = waitForMessage(key.state, client.signal);
  if (popup === null) options.showLink(href);
  else {
    popup.opener = null;
    popup.location.replace(href);
  }
  const message = await arrival;
  if (message === null) throw new SignInError(t.stopped);
  const isOther = isForeign(message, server);
  if (message.code === undefined || isOther) {
    const reason = isOther ? `iss: ${message.iss ?? 'missing'}` : toDescription(message);
    throw new SignInError(reason === '' ? t.oauth.failures.token : t.oauth.refused(reason));
  }
  return client.requestGrant(
    flow.tokenUrl,
    { id: clientId },
    { grant_type: 'authorization_code', code: message.code, redirect_uri: redirectUri, code_verifier: key.verifier },
  );
}

/** Waits for the response to this request; null if the reader cancels. */
function waitForMessage(state: string, signal: AbortSignal): Promise<SignInMessage | null> {
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  return new Promise<SignInMessage | null>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
      if (data.state === state) resolve(data);
    });
    signal.addEventListener('abort', () => resolve(null));
  }).finally(() => channel.close());
}
