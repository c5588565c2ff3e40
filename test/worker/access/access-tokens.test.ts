import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, type IdentityProvider, startIdentityProvider } from '../../identity-provider.ts';
import { NOBODY, type OpenIdSite, PARTNER, startOpenIdSite } from './openid-site.ts';
import { SmallBrowser } from './small-browser.ts';

let provider: IdentityProvider;
let site: OpenIdSite;

beforeAll(async () => {
  provider = await startIdentityProvider();
  site = await startOpenIdSite(provider, { openid: { accessTokens: 'required' } });
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});

/** Calls an MCP server as a program does. */
function call(token: string | null, path = '/mcp', at = site): Promise<Response> {
  return fetch(at.origin + path, {
    method: 'POST',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    body: '{}',
  });
}

function claims(changes: JWTPayload = {}): JWTPayload {
  return { ...provider.claimsFor(`${site.origin}/mcp`), groups: ['partners'], ...changes };
}

function withoutExpiry({ exp: _exp, ...rest }: JWTPayload): JWTPayload {
  return rest;
}

describe('an access token for the MCP server', () => {
  it('says which audiences a program belongs to', async () => {
    expect(await (await call(await provider.sign(claims()))).json()).toEqual(PARTNER);
    const { alg, kid, privateKey } = provider.key;
    const typed = new SignJWT(claims()).setProtectedHeader({ alg, kid, typ: 'at+jwt' });
    expect(await (await call(await typed.sign(privateKey))).json()).toEqual(PARTNER);
  });

  it('is for one address: that of another language, a page or another site does not take it', async () => {
    const token = await provider.sign(claims());
    expect((await call(token, '/de/mcp')).status).toBe(401);
    const german = await provider.sign(claims({ aud: `${site.origin}/de/mcp` }));
    expect(await (await call(german, '/de/mcp')).json()).toEqual(PARTNER);
    const page = await new SmallBrowser().open(`${site.origin}/who`, { Authorization: `Bearer ${token}` });
    expect(JSON.parse(page.text)).toEqual(NOBODY);
  });

  it.each<[string, () => Promise<string>]>([
    ['expired', () => provider.sign(claims({ exp: Math.floor(Date.now() / 1_000) - 60 }))],
    ['without an expiry', () => provider.sign(withoutExpiry(claims()))],
    ['for another resource', () => provider.sign(claims({ aud: 'https://other.example/mcp' }))],
    ['an ID token', () => provider.sign(claims({ aud: provider.clientId }))],
    ['from another issuer', () => provider.sign(claims({ iss: 'https://evil.example' }))],
    ['signed by somebody else', async () => provider.sign(claims(), await createKey('ES256', provider.key.kid))],
    ['unsigned', async () => new UnsecuredJWT(claims()).encode()],
    ['too long', () => provider.sign(claims({ padding: 'x'.repeat(12_500) }))],
    ['nonsense', async () => 'nonsense'],
  ])('is refused if it is %s', async (_what, forge) => {
    const response = await call(await forge());
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer error="invalid_token", /);
  });
});

describe('a program without a token', () => {
  it('finds its way to the provider (RFC 9728)', async () => {
    const response = await call(null);
    expect(response.status).toBe(401);
    const [, url = ''] = /^Bearer resource_metadata="(.+)"$/.exec(response.headers.get('WWW-Authenticate') ?? '') ?? [];
    expect(url).toBe(`${site.origin}/.well-known/oauth-protected-resource/mcp`);
    const metadata = await (await fetch(url)).json();
    expect(metadata).toEqual({
      resource: `${site.origin}/mcp`,
      authorization_servers: [provider.issuer],
      bearer_methods_supported: ['header'],
      resource_name: 'Ledger',
    });
    expect(await (await fetch(`${site.origin}/.well-known/oauth-protected-resource`)).json()).toEqual(metadata);
    const german = await fetch(`${site.origin}/de/.well-known/oauth-protected-resource/mcp`);
    expect(await german.json()).toMatchObject({ resource: `${site.origin}/de/mcp` });
  });

  it('reads what is public if tokens are optional, and a bad token is still an error', async () => {
    const open = await startOpenIdSite(provider, { openid: { accessTokens: 'optional' } });
    expect(await (await call(null, '/mcp', open)).json()).toEqual(NOBODY);
    expect((await call('nonsense', '/mcp', open)).status).toBe(401);
    await open.stop();
  });

  it('sees nothing of this if the site takes no tokens', async () => {
    const closed = await startOpenIdSite(provider);
    const token = await provider.sign({ ...claims(), aud: `${closed.origin}/mcp` });
    expect(await (await call(token, '/mcp', closed)).json()).toEqual(NOBODY);
    expect((await fetch(`${closed.origin}/.well-known/oauth-protected-resource`)).status).toBe(404);
    await closed.stop();
  });
});
