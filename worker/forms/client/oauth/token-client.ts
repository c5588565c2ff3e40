import type { TryItMessages } from '../../../model/messages/messages.ts';
import type { TryItMode } from '../../exchange/record.ts';
import type { TryItWire } from '../../exchange/wire.ts';
import { type OAuthClient, readGrant, toTokenWire } from '../../oauth/token-request.ts';
import { readBody } from '../response/read-body.ts';
import type { StoredGrant } from '../secrets.ts';
import { failureText, send } from '../send.ts';

/** Why no token was obtained, worded for the reader. */
export class SignInError extends Error {}

export interface TokenClientOptions {
  readonly mode: TryItMode;
  readonly sendHref: string;
  readonly t: TryItMessages;
  readonly signal: AbortSignal;
}

/** Sends requests to an authorization server the same way as the form's requests. */
export class TokenClient {
  readonly t: TryItMessages;
  readonly signal: AbortSignal;
  readonly #options: TokenClientOptions;

  constructor(options: TokenClientOptions) {
    this.#options = options;
    this.t = options.t;
    this.signal = options.signal;
  }

  /** Fetches JSON; undefined if the response is not JSON. Throws a SignInError if there is no response. */
  get(url: string): Promise<unknown> {
    return this.#load({ method: 'GET', url, headers: [{ name: 'Accept', value: 'application/json' }], pieces: null });
  }

  post(url: string, client: OAuthClient, fields: Readonly<Record<string, string>>): Promise<unknown> {
    return this.#load(toTokenWire(url, client, fields));
  }

  /** Requests a token for a grant. Throws a SignInError if it is denied. */
  async requestGrant(url: string, client: OAuthClient, fields: Readonly<Record<string, string>>): Promise<StoredGrant> {
    return this.toGrant(await this.post(url, client, fields), url, client);
  }

  toGrant(value: unknown, url: string, { id }: OAuthClient): StoredGrant {
    const result = readGrant(value, Date.now());
    if ('grant' in result) return { ...result.grant, clientId: id, url };
    const { failures, refused } = this.t.oauth;
    throw new SignInError(result.description === '' ? failures.token : refused(result.description));
  }

  async #load(wire: TryItWire): Promise<unknown> {
    const { mode, sendHref, t, signal } = this.#options;
    const result = await send(wire, { mode, sendHref, files: new Map(), signal });
    if ('failure' in result) {
      const isSilent = result.failure === 'cors' || result.failure === 'unreachable';
      throw new SignInError(isSilent ? t.oauth.unreachable(new URL(wire.url).origin) : failureText(result.failure, t));
    }
    const { bytes } = await readBody(result.response.body, () => {});
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      return undefined;
    }
  }
}
