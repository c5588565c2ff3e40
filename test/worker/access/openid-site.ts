import type { AccessSettings, OpenIdProvider } from '../../../worker/model/access.ts';
import type { IdentityProvider } from '../../identity-provider.ts';
import { type GatedWorker, startGatedWorker } from './gated-worker.ts';
import type { SmallBrowser } from './small-browser.ts';

/** A site whose readers sign in at the provider of a test. */
export interface OpenIdSite extends GatedWorker {
  /** Who the site takes the reader of a browser for. */
  who(browser: SmallBrowser): Promise<unknown>;
}

export const SESSION_KEY = 'the first key of this test and no other one';
export const NOBODY = { audiences: [], signedIn: false };
export const PARTNER = { audiences: ['partners'], signedIn: true };

export const AUDIENCES: AccessSettings['audiences'] = [
  { name: 'partners', label: 'Partners', includes: [], claims: { groups: ['partners'] } },
  { name: 'staff', label: 'Staff', includes: ['partners'], claims: { email_domain: ['example.com'] } },
];

interface OpenIdSiteInit {
  readonly openid?: Partial<OpenIdProvider>;
  readonly settings?: Partial<AccessSettings>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly manifest?: object;
  readonly rateLimit?: number;
}

export async function startOpenIdSite(
  { issuer, clientId, clientSecret, redirectUris }: IdentityProvider,
  { openid, settings, secrets, manifest, rateLimit }: OpenIdSiteInit = {},
): Promise<OpenIdSite> {
  const provider: OpenIdProvider = {
    kind: 'openid',
    issuer,
    clientId,
    scopes: ['openid', 'profile'],
    sessionHours: 8,
    signOut: 'provider',
    accessTokens: 'off',
    ...openid,
  };
  const worker = await startGatedWorker(
    { audiences: AUDIENCES, provider, outsiders: 'sign-in', ...settings },
    {
      secrets: secrets ?? { DOCS_SESSION_KEY: SESSION_KEY, DOCS_OIDC_CLIENT_SECRET: clientSecret },
      ...(manifest === undefined ? {} : { manifest }),
      ...(rateLimit === undefined ? {} : { rateLimit }),
    },
  );
  redirectUris.push(`${worker.origin}/_/access/callback`, `${worker.origin}/docs/_/access/callback`);
  return {
    ...worker,
    who: async (browser) => JSON.parse((await browser.open(`${worker.origin}/who`)).text),
  };
}
