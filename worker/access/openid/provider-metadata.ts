import type { OpenIdProvider } from '../../model/access.ts';
import type { JsonObject } from '../../request/value/json.ts';
import { parseUrl } from '../../request/value/url.ts';
import { askProvider, ProviderFault } from './ask-provider.ts';

/** How long metadata is used. */
const MAX_AGE_MS = 3_600_000;

/** Pause after a failure. */
const FAILURE_PAUSE_MS = 10_000;

/** What the site needs to know about its provider (OpenID Connect Discovery 1.0 §3). */
export interface ProviderMetadata {
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly keysUrl: string;
  /** Where readers sign out of the provider (OpenID Connect RP-Initiated Logout 1.0 §2.1), or null. */
  readonly endSessionUrl: string | null;
  /** Whether it names itself in every response (RFC 9207 §3). */
  readonly namesItself: boolean;
  /** Whether the secret is sent in a header (RFC 6749 §2.3.1). */
  readonly hasBasicAuth: boolean;
}

/** The metadata of a provider, which the isolate keeps. While the provider is down, the last metadata counts. */
export class MetadataStore {
  readonly #issuer: string;
  #metadata: ProviderMetadata | null = null;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor({ issuer }: OpenIdProvider) {
    this.#issuer = issuer;
  }

  /** Throws ProviderFault if the provider has never been reached. */
  async load(): Promise<ProviderMetadata> {
    const now = Date.now();
    const isPaused = now < this.#failedAt + FAILURE_PAUSE_MS;
    if (this.#metadata !== null && (isPaused || now < this.#loadedAt + MAX_AGE_MS)) return this.#metadata;
    if (isPaused) throw new ProviderFault('The last attempt to load the metadata of the provider failed.');
    try {
      // Not a promise that requests share: workerd ends it with the request that began it.
      const metadata = readMetadata(await askProvider(metadataUrl(this.#issuer)), this.#issuer);
      [this.#metadata, this.#loadedAt] = [metadata, Date.now()];
      return metadata;
    } catch (cause) {
      this.#failedAt = Date.now();
      if (this.#metadata === null) throw cause;
      return this.#metadata;
    }
  }
}

function metadataUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/** Metadata of another issuer would let its owner sign readers in (OpenID Connect Discovery 1.0 §4.3). */
function readMetadata(value: JsonObject, issuer: string): ProviderMetadata {
  if (value.issuer !== issuer)
    throw new ProviderFault(
      `The provider names itself ${JSON.stringify(value.issuer)}, not ${JSON.stringify(issuer)}.`,
    );
  const require = (name: string): string => {
    const url = toAddress(value[name], issuer);
    if (url === null) throw new ProviderFault(`The metadata of the provider has no usable "${name}".`);
    return url;
  };
  const methods = value.token_endpoint_auth_methods_supported;
  return {
    issuer,
    authorizationUrl: require('authorization_endpoint'),
    tokenUrl: require('token_endpoint'),
    keysUrl: require('jwks_uri'),
    endSessionUrl: toAddress(value.end_session_endpoint, issuer),
    namesItself: value.authorization_response_iss_parameter_supported === true,
    hasBasicAuth: !Array.isArray(methods) || methods.includes('client_secret_basic'),
  };
}

/** An https URL. A provider on the developer's machine has http. */
function toAddress(value: unknown, issuer: string): string | null {
  const url = typeof value === 'string' ? parseUrl(value) : null;
  if (url === null) return null;
  return url.protocol === 'https:' || url.origin === new URL(issuer).origin ? url.href : null;
}
