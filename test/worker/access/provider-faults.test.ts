import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../../identity-provider.ts';
import { type OpenIdSite, PARTNER, SESSION_KEY, startOpenIdSite } from './openid-site.ts';
import { SmallBrowser } from './small-browser.ts';

let provider: IdentityProvider;
let browser: SmallBrowser;

beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  browser = new SmallBrowser();
  provider.reset();
});

/** A new worker, which has not met the provider yet. */
async function withSite(
  use: (site: OpenIdSite) => Promise<void>,
  init: Parameters<typeof startOpenIdSite>[1] = {},
  from = provider,
): Promise<void> {
  const site = await startOpenIdSite(from, init);
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

describe('a provider', () => {
  it.each([
    ['of another name', { issuer: 'https://evil.example' }, 'The provider names itself'],
    ['without an address for tokens', { token_endpoint: undefined }, 'no usable \\"token_endpoint\\"'],
    ['that would get the code without TLS', { token_endpoint: 'http://id.example/token' }, 'no usable'],
    ['whose sign-in is a script', { authorization_endpoint: 'javascript:alert(1)' }, 'no usable'],
  ])('%s signs nobody in', async (_what, metadata, reason) => {
    provider.metadata = metadata;
    await withSite(async (site) => {
      const page = await browser.open(`${site.origin}/_/access/sign-in`);
      expect([page.status, page.location]).toEqual([503, null]);
      await expect.poll(() => site.log.join('')).toContain(reason);
    });
  });

  it('that is down is asked again after ten seconds, and not by every request', async () => {
    provider.metadata = { issuer: 'x' };
    await withSite(async (site) => {
      const { '/.well-known/openid-configuration': before = 0 } = Object.fromEntries(provider.requests);
      for (let count = 0; count < 3; count++) await browser.open(`${site.origin}/_/access/sign-in`);
      expect(provider.requests.get('/.well-known/openid-configuration')).toBe(before + 1);
      provider.reset();
      await site.wait(11_000);
      await browser.visit(`${site.origin}/private`);
      expect(await site.who(browser)).toEqual(PARTNER);
    });
  });

  it('that goes down later ends no session', async () => {
    const own = await startIdentityProvider();
    await withSite(
      async (site) => {
        await browser.visit(`${site.origin}/private`);
        await own.stop();
        await site.wait(3_700_000);
        expect(await site.who(browser)).toEqual(PARTNER);
        expect((await browser.open(`${site.origin}/_/access/sign-in`)).status).toBe(303);
        const { text } = await browser.submit(`${site.origin}/_/access/sign-out`);
        expect(text).toContain('You are signed out');
        expect(await site.who(browser)).toEqual({ audiences: [], signedIn: false });
      },
      {},
      own,
    );
  });

  it('that does not accept the secret signs nobody in, and neither secret nor code is logged', async () => {
    const secrets = { DOCS_SESSION_KEY: SESSION_KEY, DOCS_OIDC_CLIENT_SECRET: 'a wrong secret' };
    await withSite(
      async (site) => {
        const start = await browser.open(`${site.origin}/_/access/sign-in`);
        const answer = await browser.open(start.location ?? '');
        expect((await browser.open(answer.location ?? '')).status).toBe(503);
        await expect.poll(() => site.log.join('')).toContain('/token responded with status 401 (invalid_client)');
        const { searchParams } = new URL(answer.location ?? '');
        for (const secret of [
          secrets.DOCS_OIDC_CLIENT_SECRET,
          SESSION_KEY,
          searchParams.get('code'),
          searchParams.get('state'),
        ])
          expect(site.log.join('')).not.toContain(secret);
      },
      { secrets },
    );
  });

  it('may take the secret in the form, or know the site as a public client', async () => {
    provider.metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    await withSite(async (site) => {
      await browser.visit(`${site.origin}/private`);
      expect(await site.who(browser)).toEqual(PARTNER);
    });
    const open = await startIdentityProvider({ isPublic: true });
    await withSite(
      async (site) => {
        await browser.visit(`${site.origin}/private`);
        expect(await site.who(browser)).toEqual(PARTNER);
      },
      { secrets: { DOCS_SESSION_KEY: SESSION_KEY } },
      open,
    );
    await open.stop();
  });
});

describe('sign-ins', () => {
  it('count against the rate limit of an address', async () => {
    await withSite(
      async (site) => {
        const statuses: number[] = [];
        for (let count = 0; count < 6; count++)
          statuses.push((await browser.open(`${site.origin}/_/access/callback?state=x`)).status);
        expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
        // Pages and sessions do not.
        expect((await browser.open(`${site.origin}/who`)).status).toBe(200);
      },
      { rateLimit: 5 },
    );
  });

  it('leave a bounded number of cookies in a browser', async () => {
    await withSite(async (site) => {
      for (let count = 0; count < 40; count++) await browser.open(`${site.origin}/_/access/sign-in`);
      expect(browser.cookies.get(new URL(site.origin).host)?.size).toBeLessThan(15);
      await browser.visit(`${site.origin}/private`);
      expect(await site.who(browser)).toEqual(PARTNER);
    });
  });
});
