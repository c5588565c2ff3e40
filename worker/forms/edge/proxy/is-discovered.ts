import { parseJson, toMap } from '../../../request/value/json.ts';
import { parseUrl } from '../../../request/value/url.ts';
import { readBounded } from '../read-bounded.ts';

const MAX_METADATA_BYTES = 100_000;

/**
 * Whether the metadata of an authorization server names a URL as its token or device endpoint. The worker keeps nothing
 * between requests, so it reads the metadata again. Throws if the server cannot be reached.
 */
export async function isDiscovered(url: URL, metadata: readonly string[], signal: AbortSignal): Promise<boolean> {
  for (const address of metadata) {
    const response = await fetch(address, { headers: { Accept: 'application/json' }, redirect: 'manual', signal });
    const bytes = await readBounded(response.body, MAX_METADATA_BYTES);
    const {
      issuer,
      token_endpoint: token,
      device_authorization_endpoint: device,
    } = toMap(parseJson(new TextDecoder().decode(bytes ?? new Uint8Array())));
    const isOwn = parseUrl(String(issuer))?.origin === url.origin;
    if (isOwn && [token, device].some((one) => parseUrl(String(one))?.href === url.href)) return true;
  }
  return false;
}
