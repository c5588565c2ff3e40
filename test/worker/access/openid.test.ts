import { exportSPKI, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey, type IdentityProvider, startIdentityProvider } from '../../identity-provider.ts';
import { NOBODY, type OpenIdSite, PARTNER, startOpenIdSite } from './openid-site.ts';
import { SmallBrowser } from './small-browser.ts';

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
beforeEach(() => {
  browser = new SmallBrowser();
});
afterEach(() => provider.reset());

const who = (): Promise<unknown> => site.who(browser);

/** Opens the sign-in, and returns where the provider sends the browser. */
async function toCallback(to = '/private'): Promise<string> {
  const start = await browser.open(`${site.origin}/_/access/sign-in?to=${encodeURIComponent(to)}`);
  const answer = await browser.open(start.location ?? '');
  return answer.location ?? '';
}

describe('signing in with OpenID Connect', () => {
  it('leads from a private path through the provider back to it, in the reader’s audiences', async () => {
    const page = await browser.visit(`${site.origin}/private/prices?year=2026`);
    expect(page.url).toBe(`${site.origin}/private/prices?year=2026`);
    expect(await who()).toEqual(PARTNER);
  });

  it('asks for a code with a proof key, a state and a nonce, each used once', async () => {
    const [first, second] = [
      await browser.open(`${site.origin}/_/access/sign-in`),
      await browser.open(`${site.origin}/_/access/sign-in`),
    ].map(({ location }) => new URL(location ?? '').searchParams);
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      response_type: 'code',
      client_id: 'docs',
      redirect_uri: `${site.origin}/_/access/callback`,
      scope: 'openid profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(first?.get(name)).not.toBe(second?.get(name));
  });

  it('keeps no account data: the cookie is encrypted, and scripts and other hosts cannot touch it', async () => {
    const { headers } = await browser.open(await toCallback());
    const [ended, session = ''] = [headers['set-cookie'] ?? []].flat();
    expect(ended).toMatch(/^__Host-sign-in-[\w-]+=; .*Max-Age=0/);
    expect(session).toMatch(/^__Host-session=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; Secure; SameSite=Lax$/);
    const header = JSON.parse(Buffer.from(session.split('=')[1]?.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'dir', enc: 'A256GCM' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('works in several tabs at once', async () => {
    const urls = [await toCallback('/a'), await toCallback('/b'), await toCallback('/c')];
    for (const [index, url] of urls.entries())
      expect((await browser.open(url)).location).toBe(`${site.origin}/${'abc'[index]}`);
  });

  it('tells a reader without an audience so, instead of leading in circles', async () => {
    provider.account = { sub: 'u2', groups: ['customers'] };
    const page = await browser.visit(`${site.origin}/private`);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('No access')]);
    expect(await who()).toEqual({ audiences: [], signedIn: true });
    expect((await browser.open(`${site.origin}/private`)).status).toBe(404);
  });

  it('counts an email address only if the provider has verified it', async () => {
    provider.account = { sub: 'u3', email: 'me@example.com', email_verified: false };
    await browser.visit(`${site.origin}/private`);
    expect(await who()).toMatchObject({ audiences: [] });
    provider.account = { sub: 'u3', email: 'me@Example.com', email_verified: true };
    await browser.visit(`${site.origin}/_/access/sign-in?to=/private`);
    expect(await who()).toMatchObject({ audiences: ['staff'] });
  });

  it('says so if the provider refuses', async () => {
    provider.account = null;
    const page = await browser.visit(`${site.origin}/private`);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('Sign-in failed')]);
    expect(await who()).toEqual(NOBODY);
  });

  it('is in the language of the page', async () => {
    const { text } = await browser.open(`${site.origin}/de/_/access/callback?state=none`);
    expect(text).toMatch(/<html lang="de" dir="ltr">[\s\S]*<h1>Anmeldung fehlgeschlagen<\/h1>/);
    const start = await browser.open(`${site.origin}/de/privat`);
    expect(start.location).toBe(`${site.origin}/de/_/access/sign-in?to=%2Fde%2Fprivat`);
  });
});

describe('the way back', () => {
  it.each([
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/.//evil.example', '/'],
    ['/a\tb', '/'],
    ['/_/access/sign-in?to=/x', '/'],
    ['/user/bills?view=all', '/user/bills?view=all'],
  ])('of a sign-in to %j is %s', async (to, path) => {
    const { location } = await browser.open(await toCallback(to));
    expect(location).toBe(site.origin + path);
  });

  it('is offered to browsers that open a page, not to scripts, prefetches, programs and forms', async () => {
    const url = `${site.origin}/private`;
    const isSent = async (headers: Readonly<Record<string, string>>, method = 'GET') =>
      (await browser.open(url, headers, method)).status === 303;
    expect(await isSent({})).toBe(true);
    expect(await isSent({ 'Sec-Fetch-Mode': '', Accept: '*/*' })).toBe(false);
    expect(await isSent({ 'Sec-Fetch-Mode': 'cors' })).toBe(false);
    expect(await isSent({ 'Sec-Purpose': 'prefetch;prerender' })).toBe(false);
    expect(await isSent({}, 'POST')).toBe(false);
    expect((await browser.open(`${site.origin}/_/access/sign-in`, { 'Sec-Fetch-Mode': 'cors' })).status).toBe(403);
  });

  it('answers HEAD as it does GET, but for the callback', async () => {
    const heads = ['/private', '/_/access/sign-in', '/_/access/callback'].map((path) =>
      browser.open(site.origin + path, {}, 'HEAD'),
    );
    const answers = (await Promise.all(heads)).map(({ status, headers, text }) => [status, headers.allow, text]);
    expect(answers).toEqual([
      [303, undefined, ''],
      [303, undefined, ''],
      [405, 'GET', ''],
    ]);
  });

  it('is not offered if outsiders get a 404', async () => {
    const other = await startOpenIdSite(provider, { settings: { outsiders: 'not-found' } });
    expect((await browser.open(`${other.origin}/private`)).status).toBe(404);
    await other.stop();
  });
});

describe('a callback is refused', () => {
  async function expectRefused(url: string, status: number): Promise<void> {
    const response = await browser.open(url);
    expect([response.status, response.location]).toEqual([status, null]);
    expect(await who()).toEqual(NOBODY);
  }

  it('the second time, even with the first cookies', async () => {
    const url = await toCallback();
    const before = new Map(browser.cookies.get(new URL(url).host));
    await browser.open(url);
    expect(await who()).toEqual(PARTNER);
    expect((await browser.open(url)).status).toBe(400);
    // The provider does not take its code again.
    browser.cookies.set(new URL(url).host, before);
    await expectRefused(url, 503);
  });

  it('in another browser, without a state, and with a state of somebody else', async () => {
    const url = await toCallback();
    const own = browser;
    browser = new SmallBrowser();
    await expectRefused(url, 400);
    await expectRefused(`${site.origin}/_/access/callback?code=x`, 400);
    const foreign = await toCallback();
    browser = own;
    await expectRefused(foreign, 400);
  });

  it('with a state that only begins like the right one', async () => {
    const url = new URL(await toCallback());
    const state = url.searchParams.get('state') ?? '';
    url.searchParams.set('state', state.slice(0, 20));
    await expectRefused(url.href, 400);
  });

  it('after ten minutes', async () => {
    const url = await toCallback();
    await site.wait(601_000);
    await expectRefused(url, 400);
    await site.wait(-601_000);
  });

  it('if another provider has answered', async () => {
    const url = new URL(await toCallback());
    url.searchParams.set('iss', 'https://evil.example');
    await expectRefused(url.href, 403);
    const unnamed = new URL(await toCallback());
    unnamed.searchParams.delete('iss');
    await expectRefused(unnamed.href, 403);
  });

  it.each<[string, JWTPayload]>([
    ['expired', { exp: Math.floor(Date.now() / 1_000) - 120 }],
    ['for another site', { aud: 'another' }],
    ['from another issuer', { iss: 'https://evil.example' }],
    ['of another sign-in', { nonce: 'another' }],
    ['issued to another client', { azp: 'another' }],
    ['for several clients, without a word about which', { aud: ['docs', 'another'] }],
    ['not valid yet', { nbf: Math.floor(Date.now() / 1_000) + 600 }],
  ])('if the ID token is %s', async (_what, claims) => {
    provider.claims = claims;
    await expectRefused(await toCallback(), 403);
  });

  it.each<[string, (claims: JWTPayload) => Promise<string>]>([
    ['unsigned', async (claims) => new UnsecuredJWT(claims).encode()],
    ['signed by somebody else', async (claims) => provider.sign(claims, await createKey('ES256'))],
    [
      'signed by somebody else under the id of the provider’s key',
      async (claims) => provider.sign(claims, await createKey('ES256', provider.key.kid)),
    ],
    ['signed with the public key as a secret (HS256)', signWithPublicKey],
    ['an access token', (claims) => signAs(claims, 'at+jwt')],
    ['no token at all', async () => 'x'],
  ])('if the ID token is %s', async (_what, forge) => {
    provider.forge = forge;
    await expectRefused(await toCallback(), 403);
  });

  it('if the id token was changed after signing', async () => {
    provider.forge = async (claims) => {
      const [header, , signature] = (await provider.sign(claims)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, email: 'x@example.com' })).toString('base64url');
      return `${header}.${changed}.${signature}`;
    };
    await expectRefused(await toCallback(), 403);
  });
});

describe('the keys of the provider', () => {
  it('may change: a token with an unknown key loads them again, but not each time', async () => {
    const { '/keys': before = 0 } = Object.fromEntries(provider.requests);
    const loads = () => (provider.requests.get('/keys') ?? 0) - before;
    await browser.visit(`${site.origin}/private`);
    provider.forge = async (claims) => provider.sign(claims, await createKey('ES256'));
    await site.wait(31_000);
    for (let count = 0; count < 3; count++) expect((await browser.open(await toCallback())).status).toBe(403);
    expect(loads()).toBe(1);
    provider.forge = null;
    await provider.rotate();
    expect((await browser.open(await toCallback())).status).toBe(403);
    await site.wait(31_000);
    expect((await browser.open(await toCallback())).status).toBe(303);
    expect([loads(), await who()]).toEqual([2, PARTNER]);
    await site.wait(-62_000);
  });

  it('of the past are not trusted once the provider no longer publishes them', async () => {
    const old = provider.key;
    await provider.rotate([old]);
    provider.forge = (claims) => provider.sign(claims, old);
    await site.wait(601_000);
    const sign = async () => (await browser.open(await toCallback())).status;
    provider.claims = { exp: Math.floor(Date.now() / 1_000) + 3_600 };
    expect(await sign()).toBe(303);
    await provider.rotate();
    await site.wait(601_000);
    expect(await sign()).toBe(403);
  });
});

async function signWithPublicKey(claims: JWTPayload): Promise<string> {
  const publicKey = await importJWK(provider.key.publicJwk, provider.key.alg, { extractable: true });
  const secret = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: provider.key.kid }).sign(secret);
}

function signAs(claims: JWTPayload, typ: string): Promise<string> {
  const { alg, kid, privateKey } = provider.key;
  return new SignJWT(claims).setProtectedHeader({ alg, kid, typ }).sign(privateKey);
}
