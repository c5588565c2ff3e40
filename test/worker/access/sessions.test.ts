import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../../identity-provider.ts';
import { AUDIENCES, NOBODY, type OpenIdSite, PARTNER, SESSION_KEY, startOpenIdSite } from './openid-site.ts';
import { SmallBrowser } from './small-browser.ts';
import { SMALL_MANIFEST } from './small-manifest.ts';

const SESSION = '__Host-session';
const NEXT_KEY = 'the next key of this test and no other one';

let provider: IdentityProvider;
let site: OpenIdSite;
let browser: SmallBrowser;

beforeAll(async () => {
  provider = await startIdentityProvider();
  site = await startOpenIdSite(provider);
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});
beforeEach(async () => {
  browser = new SmallBrowser();
  await browser.visit(`${site.origin}/private`);
});

const cookiesAt = ({ origin }: { readonly origin: string }) => {
  const { host } = new URL(origin);
  const cookies = browser.cookies.get(host) ?? new Map<string, string>();
  browser.cookies.set(host, cookies);
  return cookies;
};

/** Starts another site for a test, with the cookie of the first one. */
async function withSite<T>(
  init: Parameters<typeof startOpenIdSite>[1],
  use: (other: OpenIdSite) => Promise<T>,
): Promise<T> {
  const other = await startOpenIdSite(provider, init);
  try {
    return await use(other);
  } finally {
    await other.stop();
  }
}

describe('a session', () => {
  it('lasts as long as the settings say', async () => {
    await withSite({ openid: { sessionHours: 2 } }, async (other) => {
      await browser.visit(`${other.origin}/private`);
      await other.wait(7_100_000);
      expect(await other.who(browser)).toEqual(PARTNER);
      await other.wait(200_000);
      expect(await other.who(browser)).toEqual(NOBODY);
    });
  });

  it('is nobody’s if any part of the cookie was changed', async () => {
    const sealed = cookiesAt(site).get(SESSION) ?? '';
    const parts = sealed.split('.');
    const isRefused = async (value: string) => {
      cookiesAt(site).set(SESSION, value);
      expect(await site.who(browser), value).toEqual(NOBODY);
    };
    for (const index of [0, 2, 3, 4]) {
      const part = parts[index] ?? '';
      const changed = part.slice(0, 3) + (part[3] === 'A' ? 'B' : 'A') + part.slice(4);
      await isRefused(parts.with(index, changed).join('.'));
    }
    for (const value of ['', 'x', '....', 'e30.e30.e30', 'a'.repeat(9_000)]) await isRefused(value);
    cookiesAt(site).set(SESSION, sealed);
    expect(await site.who(browser)).toEqual(PARTNER);
  });

  it('of another site is nobody’s: with another key, or at another host with the same one', async () => {
    const cookie = cookiesAt(site).get(SESSION) ?? '';
    await withSite({}, async (other) => {
      cookiesAt(other).set(SESSION, cookie);
      expect(await other.who(browser)).toEqual(NOBODY);
      await browser.visit(`${other.origin}/private`);
      expect(await other.who(browser)).toEqual(PARTNER);
    });
    const secrets = { DOCS_SESSION_KEY: NEXT_KEY, DOCS_OIDC_CLIENT_SECRET: provider.clientSecret };
    await withSite({ secrets }, async (other) => {
      await browser.visit(`${other.origin}/private`);
      cookiesAt(site).set(SESSION, cookiesAt(other).get(SESSION) ?? '');
      expect(await site.who(browser)).toEqual(NOBODY);
    });
  });

  it('is not what binds a sign-in to a browser, although one key seals both', async () => {
    const start = await browser.open(`${site.origin}/_/access/sign-in`);
    const [, sealed = ''] = /=([^;]+)/.exec([start.headers['set-cookie'] ?? []].flat()[0] ?? '') ?? [];
    cookiesAt(site).set(SESSION, sealed);
    expect(await site.who(browser)).toEqual(NOBODY);
  });

  it('has a name of its own for each path of a host', async () => {
    const manifest = { ...SMALL_MANIFEST, site: { ...SMALL_MANIFEST.site, base: '/docs' }, translations: [] };
    await withSite({ manifest }, async (other) => {
      const page = await browser.visit(`${other.origin}/docs/private`);
      expect(page.url).toBe(`${other.origin}/docs/private`);
      expect([...cookiesAt(other).keys()]).toEqual(['__Host-session-docs']);
    });
  });

  it('does not cost a request to the provider', async () => {
    const before = [...provider.requests.values()].reduce((sum, count) => sum + count, 0);
    for (let count = 0; count < 3; count++) await site.who(browser);
    expect([...provider.requests.values()].reduce((sum, count) => sum + count, 0)).toBe(before);
  });
});

describe('DOCS_SESSION_KEY', () => {
  const secret = (keys: string) => ({ DOCS_SESSION_KEY: keys, DOCS_OIDC_CLIENT_SECRET: provider.clientSecret });

  /** Signs in with some keys, and reads the session with others, as a deploy in between would. */
  async function readWith(keys: string, sealedWith: string): Promise<unknown> {
    return withSite({ secrets: secret(sealedWith) }, async (before) => {
      await browser.visit(`${before.origin}/private`);
      const cookie = cookiesAt(before).get(SESSION) ?? '';
      return withSite({ secrets: secret(keys) }, async (after) => {
        // The same host, at which the session began.
        const headers = { Host: new URL(before.origin).host, Cookie: `${SESSION}=${cookie}` };
        return JSON.parse((await new SmallBrowser().open(`${after.origin}/who`, headers)).text);
      });
    });
  }

  it('may have several keys: the first one encrypts, all decrypt', async () => {
    expect(await readWith(`${NEXT_KEY},${SESSION_KEY}`, SESSION_KEY)).toEqual(PARTNER);
    expect(await readWith(NEXT_KEY, `${NEXT_KEY}, ${SESSION_KEY}`)).toEqual(PARTNER);
    expect(await readWith(NEXT_KEY, SESSION_KEY)).toEqual(NOBODY);
  });

  it.each([
    ['is missing', {}, 'The secret DOCS_SESSION_KEY is missing.'],
    ['is empty', { DOCS_SESSION_KEY: ' , ' }, 'The secret DOCS_SESSION_KEY is missing.'],
    ['has a short key', { DOCS_SESSION_KEY: `${SESSION_KEY},short` }, 'A key in the secret DOCS_SESSION_KEY has fewer'],
  ])('closes the site if it %s, and the log says what is missing', async (_what, secrets, reason) => {
    await withSite({ secrets }, async (other) => {
      const page = await browser.visit(`${other.origin}/private`);
      expect([page.status, page.text]).toEqual([503, expect.stringContaining('Sign-in is unavailable')]);
      expect(page.text).not.toContain('DOCS_SESSION_KEY');
      await expect.poll(() => other.log.join('')).toContain(reason);
      cookiesAt(other).set(SESSION, cookiesAt(site).get(SESSION) ?? '');
      expect(await other.who(browser)).toEqual(NOBODY);
    });
  });

  it('does not outlive a change of who belongs to an audience', async () => {
    const audiences = AUDIENCES.map((audience) => ({ ...audience, claims: { groups: ['others'] } }));
    const cookie = cookiesAt(site).get(SESSION) ?? '';
    const headers = { Host: new URL(site.origin).host, Cookie: `${SESSION}=${cookie}` };
    await withSite({ settings: { audiences } }, async (other) => {
      expect(JSON.parse((await new SmallBrowser().open(`${other.origin}/who`, headers)).text)).toEqual(NOBODY);
    });
    const labels = AUDIENCES.map((audience) => ({ ...audience, label: 'New' }));
    await withSite({ settings: { audiences: labels } }, async (other) => {
      expect(JSON.parse((await new SmallBrowser().open(`${other.origin}/who`, headers)).text)).toEqual(PARTNER);
    });
  });
});

describe('signing out', () => {
  const url = () => `${site.origin}/_/access/sign-out`;

  it('ends the session here and at the provider', async () => {
    const page = await browser.submit(url());
    expect(page.status).toBe(200);
    const [, next = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page.text) ?? [];
    const target = new URL(next.replaceAll('&#38;', '&'));
    expect(target.origin + target.pathname).toBe(`${provider.issuer}/logout`);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      client_id: 'docs',
      post_logout_redirect_uri: `${site.origin}/`,
    });
    expect(await site.who(browser)).toEqual(NOBODY);
  });

  it('ends here if the settings say so, in the language of the page', async () => {
    await withSite({ openid: { signOut: 'site' } }, async (other) => {
      await browser.visit(`${other.origin}/private`);
      const page = await browser.submit(`${other.origin}/de/_/access/sign-out`);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Sie sind abgemeldet')]);
      expect(page.text).not.toContain('http-equiv');
      expect(await other.who(browser)).toEqual(NOBODY);
    });
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another host of the domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example.com' }],
    ['a sandboxed frame', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    ['an old browser at another site', { Origin: 'https://evil.example', 'Sec-Fetch-Mode': '' }],
  ])('is refused if %s asks for it', async (_who, headers) => {
    expect((await browser.open(url(), headers, 'POST')).status).toBe(403);
    expect(await site.who(browser)).toEqual(PARTNER);
  });

  it('is refused without a sign of where it comes from, and as a link or an image', async () => {
    expect((await browser.open(url(), {}, 'POST')).status).toBe(403);
    const link = await browser.open(url(), { 'Sec-Fetch-Site': 'same-origin' });
    expect([link.status, link.headers.allow]).toEqual([405, 'POST']);
    expect(await site.who(browser)).toEqual(PARTNER);
  });
});
