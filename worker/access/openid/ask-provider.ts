import { isObject, type JsonObject } from '../../request/value/json.ts';

const TIMEOUT_MS = 8_000;

/** Errors of OAuth are short names (RFC 6749 §5.2). Anything else is not logged. */
const ERROR_NAME = /^[a-z_]{1,40}$/;

/** The provider does not respond, or not as the standards say. The message has no secrets. */
export class ProviderFault extends Error {}

/** The JSON object that the provider responds with. Never follows redirects, which could take a secret elsewhere. */
export async function askProvider(url: string, init: RequestInit = {}): Promise<JsonObject> {
  const { origin, pathname } = new URL(url);
  const response = await fetch(url, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ProviderFault(`Cannot reach ${origin}${pathname}: ${cause instanceof Error ? cause.name : 'unknown'}.`);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isObject(body)) return body;
  const error =
    isObject(body) && typeof body.error === 'string' && ERROR_NAME.test(body.error) ? ` (${body.error})` : '';
  throw new ProviderFault(`${origin}${pathname} responded with status ${response.status}${error}.`);
}
