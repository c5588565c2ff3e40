import type { TryItFlow } from '../../exchange/record.ts';
import { type DeviceCode, type OAuthClient, readDeviceCode, readGrant } from '../../oauth/token-request.ts';
import type { StoredGrant } from '../secrets.ts';
import { SignInError, type TokenClient } from './token-client.ts';

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** After `slow_down`, each poll waits this much longer (RFC 8628 §3.5). */
const SLOWER_MS = 5_000;

/** Obtains a token that the reader confirms on a page of the authorization server, on any device (RFC 8628). */
export async function confirmDevice(
  flow: TryItFlow,
  request: { readonly client: OAuthClient; readonly scopes: readonly string[] },
  client: TokenClient,
  show: (code: DeviceCode) => void,
): Promise<StoredGrant> {
  const scope = request.scopes.join(' ');
  const result = await client.post(flow.deviceUrl ?? '', request.client, scope === '' ? {} : { scope });
  const code = readDeviceCode(result, Date.now());
  // If there is no code, this is an error in the form of a token response.
  if (code === null) return client.toGrant(result, flow.tokenUrl, request.client);
  show(code);
  let { intervalMs } = code;
  const fields = { grant_type: DEVICE_GRANT, device_code: code.deviceCode };
  for (;;) {
    await wait(intervalMs, client.signal);
    if (client.signal.aborted) throw new SignInError(client.t.stopped);
    const value = await client.post(flow.tokenUrl, request.client, fields);
    const error = toError(value);
    if (error === 'slow_down') intervalMs += SLOWER_MS;
    const isPending = (error === 'authorization_pending' || error === 'slow_down') && Date.now() < code.expiresAt;
    if (!isPending) return client.toGrant(value, flow.tokenUrl, request.client);
  }
}

function toError(value: unknown): string {
  const result = readGrant(value, 0);
  return 'error' in result ? result.error : '';
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}
