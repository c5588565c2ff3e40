import type { JWTVerifyGetKey } from 'jose';
import type { CloudflareAccess } from '../model/access.ts';
import { pathToHref } from '../model/path.ts';
import { redirect, renderAccessPage } from './access-page.ts';
import { audiencesOf } from './claims.ts';
import { clearCookie, readCookie } from './cookies.ts';
import {
  type AccessRequest,
  type AccessSite,
  type IdentityProvider,
  NOBODY,
  type Reader,
} from './identity-provider.ts';
import { logAccess } from './log-access.ts';
import { parseReturnPath } from './return-path.ts';
import { loadSigningKeys } from './tokens/signing-keys.ts';
import { isTokenFault, verifyToken } from './tokens/verify-token.ts';

/** Cloudflare adds it to requests for paths of an Access application. Anybody else can send it too. */
const HEADER = 'Cf-Access-Jwt-Assertion';

/** The same token, which browsers send to all paths of the host. */
const COOKIE = 'CF_Authorization';

/** Signs out of the host. Cloudflare responds instead of the worker. */
const LOGOUT_PATH = '/cdn-cgi/access/logout';

/** Of tokens for an application, not for the team's own pages. */
const APPLICATION = 'app';

/** Readers and service tokens that Cloudflare Access has let in. The worker trusts signatures only, never the network. */
export class CloudflareAccessProvider implements IdentityProvider {
  readonly #site: AccessSite;
  readonly #access: CloudflareAccess;
  readonly #keys: JWTVerifyGetKey;

  constructor(site: AccessSite, access: CloudflareAccess) {
    this.#site = site;
    this.#access = access;
    this.#keys = loadSigningKeys(`https://${access.team}/cdn-cgi/access/certs`);
  }

  async identify(request: Request): Promise<Reader> {
    const token = request.headers.get(HEADER) ?? readCookie(request, COOKIE);
    if (token === null || token === '') return NOBODY;
    try {
      const { team, audience } = this.#access;
      const expected = { issuer: `https://${team}`, audience, types: ['jwt'] };
      const claims = await verifyToken(token, this.#keys, expected);
      if ((claims.type ?? APPLICATION) !== APPLICATION) return NOBODY;
      return { audiences: audiencesOf(this.#site.settings, claims), signedIn: true };
    } catch (cause) {
      if (!isTokenFault(cause)) logAccess(this.#site.manifest.release, request, cause);
      return NOBODY;
    }
  }

  /** Cloudflare has signed the reader in before the request arrives here, if an application protects this path. */
  async signIn({ request, place }: AccessRequest): Promise<Response> {
    const { manifest } = this.#site;
    const { signedIn, audiences } = await this.identify(request);
    if (!signedIn) {
      logAccess(
        manifest.release,
        request,
        `The request has no valid ${HEADER}. Protect this path with an Access application, and set its AUD tag in site.yaml.`,
      );
      return renderAccessPage(manifest, place, {
        status: 503,
        title: 'unavailable',
        text: 'unavailableText',
        actions: ['toSite'],
      });
    }
    if (audiences.length === 0) {
      const actions = ['signOut', 'toSite'] as const;
      return renderAccessPage(manifest, place, { status: 403, title: 'noAccess', text: 'noAccessText', actions });
    }
    const wanted = new URL(request.url).searchParams.get('to');
    const home = place.origin + pathToHref(place.base, '/');
    return redirect(manifest, parseReturnPath(wanted, place.origin, manifest.site.base) ?? home);
  }

  async finishSignIn(): Promise<null> {
    return null;
  }

  async signOut({ place }: AccessRequest): Promise<Response> {
    return renderAccessPage(this.#site.manifest, place, {
      status: 200,
      title: 'signedOut',
      actions: ['toSite'],
      next: place.origin + LOGOUT_PATH,
      cookies: [clearCookie(COOKIE)],
    });
  }

  async respondToProgram(): Promise<null> {
    return null;
  }
}
