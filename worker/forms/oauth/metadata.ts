import { isObject, type JsonObject } from '../../request/value/json.ts';
import { parseUrl } from '../../request/value/url.ts';
import type { TryItFlow } from '../exchange/record.ts';
import type { SignInMessage } from './authorization-request.ts';

/** If there are more scopes, readers type them. */
const MAX_SCOPES = 200;

/** The metadata of an authorization server that sign-in needs. */
export interface ServerMetadata {
  readonly issuer: string;
  /** Whether it names itself in every response (RFC 9207 §3). */
  readonly namesItself: boolean;
  /** Whether it can respond in a fragment, which browsers do not send (OAuth 2.0 Multiple Response Types §2.1). */
  readonly hasFragments: boolean;
  /** Whether it supports OpenID Connect. */
  readonly isOpenId: boolean;
  readonly flows: readonly TryItFlow[];
}

/**
 * Parses the metadata of an authorization server (OpenID Connect Discovery 1.0 §3, RFC 8414 §2), fetched from
 * `address`. Null if it is invalid or belongs to another issuer (§4.3, RFC 8414 §3.3).
 */
export function readMetadata(value: unknown, address: string): ServerMetadata | null {
  if (!isObject(value)) return null;
  const issuer = toAddress(value.issuer);
  const tokenUrl = toAddress(value.token_endpoint);
  if (issuer === null || tokenUrl === null || new URL(issuer).origin !== new URL(address).origin) return null;
  // Required by OpenID Connect, and absent from other metadata.
  const isOpenId = value.id_token_signing_alg_values_supported !== undefined;
  return {
    issuer: String(value.issuer),
    namesItself: value.authorization_response_iss_parameter_supported === true,
    hasFragments: toTexts(value.response_modes_supported).includes('fragment'),
    isOpenId,
    flows: toFlows(value, tokenUrl),
  };
}

/**
 * Whether a response may be from another server (RFC 9207 §2.4): it names another issuer, or none although the server
 * always does.
 */
export function isForeign({ iss }: SignInMessage, server: ServerMetadata | null): boolean {
  if (server === null) return false;
  return iss === undefined ? server.namesItself : iss !== server.issuer;
}

function toFlows(value: JsonObject, tokenUrl: string): TryItFlow[] {
  const authorizationUrl = toAddress(value.authorization_endpoint);
  const deviceUrl = toAddress(value.device_authorization_endpoint);
  const scopes = toTexts(value.scopes_supported).slice(0, MAX_SCOPES);
  const shared = { tokenUrl, ...(scopes.length === 0 ? {} : { scopes }) };
  const grants = toTexts(value.grant_types_supported);
  return [
    ...(authorizationUrl === null ? [] : [{ kind: 'authorizationCode', authorizationUrl, ...shared } as const]),
    ...(grants.includes('client_credentials') ? [{ kind: 'clientCredentials', ...shared } as const] : []),
    ...(deviceUrl === null ? [] : [{ kind: 'deviceAuthorization', deviceUrl, ...shared } as const]),
  ];
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function toAddress(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && parseUrl(value) !== null ? value : null;
}
