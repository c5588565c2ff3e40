import { errors, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Env } from '../../env.ts';
import { toAuthorizationUrl } from '../../forms/oauth/authorization-request.ts';
import { ACCESS_PATHS, type OpenIdProvider } from '../../model/access.ts';
import { pathToHref } from '../../model/path.ts';
import { redirect, renderAccessPage } from '../access-page.ts';
import { audiencesOf, withVerifiedEmail } from '../claims.ts';
import {
  type AccessRequest,
  type AccessSite,
  type IdentityProvider,
  NOBODY,
  type Reader,
} from '../identity-provider.ts';
import { logAccess } from '../log-access.ts';
import type { Place } from '../place.ts';
import { parseReturnPath } from '../return-path.ts';
import { Seal } from '../seal.ts';
import { loadSigningKeys } from '../tokens/signing-keys.ts';
import { isTokenFault, verifyToken } from '../tokens/verify-token.ts';
import { AccessTokens } from './access-tokens.ts';
import { exchangeCode } from './exchange-code.ts';
import { MetadataStore, type ProviderMetadata } from './provider-metadata.ts';
import { Sessions } from './sessions.ts';
import { endTransaction, findTransaction, startTransaction, type Transaction } from './transaction.ts';

/** Readers who sign in with OpenID Connect: authorization code with a proof key, then a session in a cookie. */
export class OpenIdConnectProvider implements IdentityProvider {
  readonly #site: AccessSite;
  readonly #openid: OpenIdProvider;
  readonly #metadata: MetadataStore;
  readonly #sessions: Sessions;
  readonly #seal: Seal;
  readonly #tokens: AccessTokens;
  #keys: { readonly url: string; readonly find: JWTVerifyGetKey } | null = null;

  constructor(site: AccessSite, openid: OpenIdProvider) {
    this.#site = site;
    this.#openid = openid;
    this.#metadata = new MetadataStore(openid);
    this.#sessions = new Sessions(site.settings, openid, site.manifest.site.base);
    this.#seal = new Seal('sign-in', openid.issuer + openid.clientId);
    this.#tokens = new AccessTokens(site, openid, async () => this.#keysOf(await this.#metadata.load()));
  }

  async identify(request: Request, env: Env): Promise<Reader> {
    try {
      return (await this.#tokens.read(request)) ?? (await this.#sessions.read(request, env));
    } catch (cause) {
      logAccess(this.#site.manifest.release, request, cause);
      return NOBODY;
    }
  }

  async signIn({ request, env, place }: AccessRequest): Promise<Response> {
    const { manifest } = this.#site;
    try {
      const metadata = await this.#metadata.load();
      const wanted = new URL(request.url).searchParams.get('to');
      const home = place.origin + pathToHref(place.base, '/');
      const returnUrl = parseReturnPath(wanted, place.origin, manifest.site.base) ?? home;
      const started = await startTransaction(request, this.#sealedWith(env), returnUrl);
      const { transaction, challenge, cookies } = started;
      const url = new URL(
        toAuthorizationUrl({
          authorizationUrl: metadata.authorizationUrl,
          clientId: this.#openid.clientId,
          redirectUri: this.#redirectUri(place),
          scopes: this.#openid.scopes,
          key: { ...transaction, challenge },
          hasFragments: false,
        }),
      );
      url.searchParams.set('nonce', transaction.nonce);
      return redirect(manifest, url.href, cookies);
    } catch (cause) {
      return this.#unavailable(request, place, cause);
    }
  }

  async finishSignIn({ request, env, place }: AccessRequest): Promise<Response> {
    const { searchParams: answer } = new URL(request.url);
    const state = answer.get('state') ?? '';
    try {
      const transaction = await findTransaction(request, this.#sealedWith(env), state);
      if (transaction === null)
        return this.#page(place, { status: 400, title: 'failed', text: 'failedText', actions: ['signIn', 'toSite'] });
      return await this.#finish({ request, env, place }, answer, transaction);
    } catch (cause) {
      return isTokenFault(cause)
        ? this.#refused(request, place, state, cause)
        : this.#unavailable(request, place, cause, [endTransaction(state)]);
    }
  }

  async #finish(
    { request, env, place }: AccessRequest,
    answer: URLSearchParams,
    { state, verifier, nonce, returnUrl }: Transaction,
  ): Promise<Response> {
    const metadata = await this.#metadata.load();
    const code = answer.get('code');
    const iss = answer.get('iss');
    // The response of another provider (RFC 9207 §2.4).
    if (iss === null ? metadata.namesItself : iss !== metadata.issuer)
      return this.#refused(request, place, state, 'The response names another issuer.');
    if (code === null) return this.#refused(request, place, state, 'The provider has not signed the reader in.');
    const idToken = await exchangeCode(this.#openid, metadata, {
      code,
      verifier,
      redirectUri: this.#redirectUri(place),
      clientSecret: env.DOCS_OIDC_CLIENT_SECRET,
    });
    const claims = withVerifiedEmail(await checkIdToken(idToken, this.#keysOf(metadata), this.#openid, nonce));
    const audiences = audiencesOf(this.#site.settings, claims);
    const cookies = [endTransaction(state), await this.#sessions.begin(audiences, place.origin, env)];
    return audiences.length === 0
      ? this.#page(place, {
          status: 403,
          title: 'noAccess',
          text: 'noAccessText',
          actions: ['signOut', 'toSite'],
          cookies,
        })
      : redirect(this.#site.manifest, returnUrl, cookies);
  }

  async signOut({ request, place }: AccessRequest): Promise<Response> {
    const cookies = [this.#sessions.end()];
    const metadata =
      this.#openid.signOut === 'site'
        ? null
        : await this.#metadata.load().catch((cause: unknown) => {
            logAccess(this.#site.manifest.release, request, cause);
            return null;
          });
    const page = { status: 200, title: 'signedOut', actions: ['toSite'], cookies } as const;
    // Not a redirect to the home page: if that is private, it would sign the reader in again.
    if (metadata === null || metadata.endSessionUrl === null) return this.#page(place, page);
    const url = new URL(metadata.endSessionUrl);
    url.searchParams.set('client_id', this.#openid.clientId);
    url.searchParams.set('post_logout_redirect_uri', place.origin + pathToHref(place.base, '/'));
    return this.#page(place, { ...page, next: url.href });
  }

  async respondToProgram(given: AccessRequest): Promise<Response | null> {
    return this.#tokens.respond(given, () => this.identify(given.request, given.env));
  }

  /** One address for all languages, because providers compare it with a list. */
  #redirectUri({ origin }: Place): string {
    return origin + pathToHref(this.#site.manifest.site.base, ACCESS_PATHS.callback);
  }

  #keysOf({ keysUrl }: ProviderMetadata): JWTVerifyGetKey {
    if (this.#keys?.url !== keysUrl) this.#keys = { url: keysUrl, find: loadSigningKeys(keysUrl) };
    return this.#keys.find;
  }

  #sealedWith({ DOCS_SESSION_KEY: secrets }: Env) {
    return { seal: this.#seal, secrets };
  }

  #refused(request: Request, place: Place, state: string, cause: unknown): Response {
    logAccess(this.#site.manifest.release, request, cause);
    const cookies = [endTransaction(state)];
    return this.#page(place, {
      status: 403,
      title: 'failed',
      text: 'refusedText',
      actions: ['signIn', 'toSite'],
      cookies,
    });
  }

  /** A secret is missing, or the provider does not respond. The log says which. */
  #unavailable(request: Request, place: Place, cause: unknown, cookies: readonly string[] = []): Response {
    logAccess(this.#site.manifest.release, request, cause);
    return this.#page(place, {
      status: 503,
      title: 'unavailable',
      text: 'unavailableText',
      actions: ['signIn', 'toSite'],
      cookies,
    });
  }

  #page(place: Place, page: Parameters<typeof renderAccessPage>[2]): Response {
    return renderAccessPage(this.#site.manifest, place, page);
  }
}

/** The claims of an ID token for this site and this sign-in (OpenID Connect Core 1.0 §3.1.3.7). Throws otherwise. */
async function checkIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: OpenIdProvider,
  nonce: string,
): Promise<JWTPayload> {
  const claims = await verifyToken(idToken, keys, { issuer, audience: clientId, types: ['jwt'] });
  if (claims.nonce !== nonce) throw new errors.JWTClaimValidationFailed('Other nonce', claims, 'nonce');
  const { azp, aud } = claims;
  const isForOthers = Array.isArray(aud) && aud.length > 1;
  if ((isForOthers || azp !== undefined) && azp !== clientId)
    throw new errors.JWTClaimValidationFailed('Issued to another client', claims, 'azp');
  return claims;
}
