import type { Env } from '../../env.ts';
import type { AccessSettings, Audience, OpenIdProvider } from '../../model/access.ts';
import { clearCookie, readCookie, writeCookie } from '../cookies.ts';
import { NOBODY, type Reader } from '../identity-provider.ts';
import { Seal } from '../seal.ts';

const SECONDS_PER_HOUR = 3_600;

/**
 * Readers who have signed in, each in a cookie of the reader's browser that only the worker can read and write. It has
 * names of audiences and an expiry, and nothing about the account. A change of the audiences or the provider ends all
 * sessions.
 */
export class Sessions {
  readonly #seal: Seal;
  readonly #cookie: string;
  readonly #seconds: number;

  /** `base`: sites below other paths of the same host have sessions of their own. */
  constructor({ audiences }: AccessSettings, openid: OpenIdProvider, base: string) {
    this.#seal = new Seal('session', describeRules(audiences, openid));
    this.#cookie = `__Host-session${base.replace(/[^\w.~-]+/g, '-')}`;
    this.#seconds = Math.round(openid.sessionHours * SECONDS_PER_HOUR);
  }

  /** Throws MissingSecret only for a request that has a session. */
  async read(request: Request, { DOCS_SESSION_KEY: secrets }: Env): Promise<Reader> {
    const sealed = readCookie(request, this.#cookie);
    if (sealed === null || sealed === '') return NOBODY;
    const session = await this.#seal.open(secrets, sealed, new URL(request.url).origin);
    if (session === null || !Array.isArray(session.audiences)) return NOBODY;
    return { audiences: session.audiences, signedIn: true };
  }

  /** The cookie of a new session. */
  async begin(audiences: readonly string[], origin: string, { DOCS_SESSION_KEY: secrets }: Env): Promise<string> {
    return writeCookie(
      this.#cookie,
      await this.#seal.close(secrets, { audiences }, origin, this.#seconds),
      this.#seconds,
    );
  }

  end(): string {
    return clearCookie(this.#cookie);
  }
}

/** What decides who belongs to an audience. */
function describeRules(audiences: readonly Audience[], { issuer, clientId }: OpenIdProvider): string {
  return JSON.stringify([issuer, clientId, audiences.map(({ name, claims }) => [name, claims])]);
}
