import { isLimited, isOwnPage, RETRY_AFTER } from '../edge/http/guard-request.ts';
import type { Env } from '../env.ts';
import { ACCESS_PATHS, type AccessSettings } from '../model/access.ts';
import { pathToHref } from '../model/path.ts';
import type { Manifest } from '../model/records/manifest.ts';
import { redirect, refuse } from './access-page.ts';
import { CloudflareAccessProvider } from './cloudflare-access.ts';
import {
  type AccessRequest,
  type AccessSite,
  type IdentityProvider,
  NOBODY,
  type Reader,
} from './identity-provider.ts';
import { OpenIdConnectProvider } from './openid/openid-provider.ts';
import { findPlace, isNavigation } from './place.ts';

/** Who sends a request, and how readers sign in and out. */
export interface Gate {
  /** Who sent a request. Never throws: a missing, forged or expired proof is nobody's. Costs nothing without a proof. */
  identify(request: Request, env: Env): Promise<Reader>;
  /** Responds to the paths of the sign-in, and to programs that need a token; null for everything else. */
  respond(request: Request, env: Env): Promise<Response | null>;
  /**
   * Instead of a 404, for a reader who is not signed in: the way to sign in and back; null if the 404 stays. For a reader
   * who is signed in, it would lead here again.
   */
  challenge(request: Request): Response | null;
}

/** The gate of a site. `manifest`: the public view's, in the language of the content. */
export function createGate(settings: AccessSettings, manifest: Manifest): Gate {
  const provider = createProvider({ settings, manifest });
  return {
    identify: (request, env) => provider.identify(request, env).catch(() => NOBODY),
    async respond(request, env) {
      const place = findPlace(manifest, request);
      if (place === null) return null;
      const given = { request, env, place };
      return (await route(manifest, provider, given)) ?? provider.respondToProgram(given);
    },
    challenge(request) {
      const place = settings.outsiders === 'sign-in' && isNavigation(request) ? findPlace(manifest, request) : null;
      if (place === null) return null;
      const { pathname, search } = new URL(request.url);
      const signIn = pathToHref(place.base, ACCESS_PATHS.signIn);
      return redirect(manifest, `${signIn}?${new URLSearchParams({ to: pathname + search })}`);
    },
  };
}

function createProvider(site: AccessSite): IdentityProvider {
  const { provider } = site.settings;
  return provider.kind === 'openid'
    ? new OpenIdConnectProvider(site, provider)
    : new CloudflareAccessProvider(site, provider);
}

async function route(manifest: Manifest, provider: IdentityProvider, given: AccessRequest): Promise<Response | null> {
  const { request, env, place } = given;
  const { signIn, callback, signOut } = ACCESS_PATHS;
  if (![signIn, callback, signOut].some((path) => path === place.path)) return null;
  if (await isLimited(env, request)) return withHeaders(refuse(manifest, 429, 'Too many requests.'), RETRY_AFTER);
  if (place.path === signOut) {
    if (request.method !== 'POST') return withHeaders(refuse(manifest, 405, 'Use POST.'), { Allow: 'POST' });
    // Other sites must not sign readers out.
    if (!isOwnPage(request)) return refuse(manifest, 403, 'Sign out on a page of this site.');
    return provider.signOut(given);
  }
  // A HEAD must not use up the code of a callback.
  const reads = place.path === signIn ? ['GET', 'HEAD'] : ['GET'];
  if (!reads.includes(request.method))
    return withHeaders(refuse(manifest, 405, 'Use GET.'), { Allow: reads.join(', ') });
  // A script, a frame or a prefetch must not begin or end a sign-in.
  if (!isNavigation(request)) return refuse(manifest, 403, 'Open this address in a browser.');
  return place.path === signIn ? provider.signIn(given) : provider.finishSignIn(given);
}

export function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
