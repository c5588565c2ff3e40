import type { JWTVerifyGetKey } from 'jose';
import { NO_STORE, SHORT } from '../../edge/http/headers/cache-control.ts';
import type { OpenIdProvider } from '../../model/access.ts';
import { pathToHref } from '../../model/path.ts';
import { audiencesOf, withVerifiedEmail } from '../claims.ts';
import { type AccessRequest, type AccessSite, NOBODY, type Reader } from '../identity-provider.ts';
import { findPlace, type Place } from '../place.ts';
import { isTokenFault, verifyToken } from '../tokens/verify-token.ts';

const MCP_PATH = '/mcp';

/** The metadata of the resource: at the path that RFC 9728 §3.1 makes of its URL, and without the resource's path. */
const METADATA_PATH = '/.well-known/oauth-protected-resource';
const METADATA_PATHS: readonly string[] = [METADATA_PATH, METADATA_PATH + MCP_PATH];

/** Access tokens say so (RFC 9068 §2.1), or nothing at all. */
const TYPES = ['at+jwt', 'jwt'];

/** Access tokens that programs send to the MCP server, an OAuth 2 protected resource (RFC 6750, RFC 9728). */
export class AccessTokens {
  readonly #site: AccessSite;
  readonly #openid: OpenIdProvider;
  readonly #loadKeys: () => Promise<JWTVerifyGetKey>;

  constructor(site: AccessSite, openid: OpenIdProvider, loadKeys: () => Promise<JWTVerifyGetKey>) {
    this.#site = site;
    this.#openid = openid;
    this.#loadKeys = loadKeys;
  }

  /** Who sent a token; null for a request without one. Throws if the keys cannot be loaded. */
  async read(request: Request): Promise<Reader | null> {
    const token = readBearer(request);
    const place = token === null || !this.#acceptsTokens ? null : findPlace(this.#site.manifest, request);
    if (token === null || place === null || place.path !== MCP_PATH) return null;
    try {
      const expected = { issuer: this.#openid.issuer, audience: toResource(place), types: TYPES };
      const claims = withVerifiedEmail(await verifyToken(token, await this.#loadKeys(), expected));
      return { audiences: audiencesOf(this.#site.settings, claims), signedIn: true };
    } catch (cause) {
      if (isTokenFault(cause)) return NOBODY;
      throw cause;
    }
  }

  /** The metadata, or the 401 that tells a program where to get a token; null for other requests. */
  async respond({ request, place }: AccessRequest, identify: () => Promise<Reader>): Promise<Response | null> {
    if (!this.#acceptsTokens) return null;
    if (METADATA_PATHS.includes(place.path)) return this.#describe(request, place);
    if (place.path !== MCP_PATH || request.method === 'OPTIONS') return null;
    const hasToken = readBearer(request) !== null;
    if (!hasToken && this.#openid.accessTokens !== 'required') return null;
    if ((await identify()).signedIn) return null;
    const metadata = place.origin + pathToHref(place.base, METADATA_PATH + MCP_PATH);
    const error = hasToken ? 'error="invalid_token", ' : '';
    return new Response('Unauthorized: send an access token.\n', {
      status: 401,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'WWW-Authenticate': `Bearer ${error}resource_metadata="${metadata}"`,
        'Cache-Control': NO_STORE,
      },
    });
  }

  get #acceptsTokens(): boolean {
    return this.#openid.accessTokens !== 'off';
  }

  #describe({ method }: Request, place: Place): Response | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const metadata = {
      resource: toResource(place),
      authorization_servers: [this.#openid.issuer],
      bearer_methods_supported: ['header'],
      resource_name: this.#site.manifest.site.title,
    };
    return Response.json(metadata, { headers: { 'Cache-Control': SHORT, 'Access-Control-Allow-Origin': '*' } });
  }
}

/** The URL of the MCP server, which tokens must be for (RFC 8707 §2). */
function toResource({ origin, base }: Place): string {
  return origin + pathToHref(base, MCP_PATH);
}

function readBearer({ headers }: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}
