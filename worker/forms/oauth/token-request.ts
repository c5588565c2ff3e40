import { FORM_MEDIA_TYPE } from '../../request/samples/sendable-request.ts';
import { isObject } from '../../request/value/json.ts';
import { parseUrl } from '../../request/value/url.ts';
import { toBase64 } from '../../request/value/utf8.ts';
import type { TryItWire } from '../exchange/wire.ts';

/** An OAuth client. Without a secret, a public client (RFC 6749 §2.1). */
export interface OAuthClient {
  readonly id: string;
  readonly secret?: string | undefined;
}

/** An access token, and the refresh token if any. */
export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** In milliseconds since 1970; null if the server does not say. */
  readonly expiresAt: number | null;
}

type GrantResult = { readonly grant: Grant } | { readonly error: string; readonly description: string };

const MAX_DESCRIPTION = 300;

/** A request to the token or device authorization endpoint. The secret is sent as RFC 6749 §2.3.1 prefers. */
export function toTokenWire(url: string, client: OAuthClient, fields: Readonly<Record<string, string>>): TryItWire {
  const { id, secret = '' } = client;
  const own = secret === '' ? { client_id: id } : {};
  const credential = `${formEncode(id)}:${formEncode(secret)}`;
  return {
    method: 'POST',
    url,
    headers: [
      { name: 'Accept', value: 'application/json' },
      ...(secret === '' ? [] : [{ name: 'Authorization', value: `Basic ${toBase64(credential)}` }]),
      { name: 'Content-Type', value: FORM_MEDIA_TYPE },
    ],
    pieces: [{ text: new URLSearchParams({ ...fields, ...own }).toString() }],
  };
}

/** As in a form (RFC 6749 §2.3.1). */
export function formEncode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

/**
 * Parses the response of a token endpoint (RFC 6749 §5). `now` is in milliseconds since 1970. Only bearer tokens are
 * accepted.
 */
export function readGrant(value: unknown, now: number): GrantResult {
  if (!isObject(value)) return { error: 'invalid', description: '' };
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, token_type: type } = value;
  if (typeof value.error === 'string') return { error: value.error, description: toDescription(value) };
  if (typeof accessToken !== 'string' || accessToken === '') return { error: 'invalid', description: '' };
  if (typeof type === 'string' && !/^bearer$/i.test(type))
    return { error: 'invalid', description: `token_type: ${type}` };
  const lifetime = Number(seconds);
  return {
    grant: {
      accessToken,
      refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
      expiresAt: lifetime > 0 ? now + lifetime * 1_000 : null,
    },
  };
}

/** The authorization server's error description, or its error code (RFC 6749 §5.2). */
export function toDescription(value: { readonly error?: unknown; readonly error_description?: unknown }): string {
  const { error, error_description: description } = value;
  return String(description ?? error ?? '').slice(0, MAX_DESCRIPTION);
}

/** The code that a reader confirms on a page of the authorization server (RFC 8628 §3.2). */
export interface DeviceCode {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly page: string;
  readonly intervalMs: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Null if the response is invalid. The page must be an HTTP(S) URL. */
export function readDeviceCode(value: unknown, now: number): DeviceCode | null {
  if (!isObject(value)) return null;
  const { device_code: deviceCode, user_code: userCode } = value;
  const page = String(value.verification_uri_complete ?? value.verification_uri ?? value.verification_url ?? '');
  if (typeof deviceCode !== 'string' || typeof userCode !== 'string') return null;
  if (!/^https?:\/\//i.test(page) || parseUrl(page) === null) return null;
  const interval = Number(value.interval ?? 5);
  return {
    deviceCode,
    userCode,
    page,
    intervalMs: (interval >= 1 && interval <= 60 ? interval : 5) * 1_000,
    expiresAt: now + (Number(value.expires_in) || 600) * 1_000,
  };
}
