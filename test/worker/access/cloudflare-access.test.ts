import { exportSPKI, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccessSettings } from '../../../worker/model/access.ts';
import { createKey, type ProviderKey } from '../../identity-provider.ts';
import { type GatedWorker, startGatedWorker } from './gated-worker.ts';
import { SmallBrowser } from './small-browser.ts';

const TEAM = 'acme.cloudflareaccess.com';
const AUDIENCE = '0123456789abcdef'.repeat(4);
const SETTINGS: AccessSettings = {
  audiences: [
    { name: 'staff', label: 'Staff', includes: [], claims: { email_domain: ['example.com'] } },
    { name: 'partners', label: 'Partners', includes: [], claims: { 'custom.groups': ['partners'] } },
    { name: 'robots', label: 'Robots', includes: [], claims: { common_name: ['7c1.access'] } },
  ],
  provider: { kind: 'cloudflare-access', team: TEAM, audience: AUDIENCE },
  outsiders: 'sign-in',
};
const NOBODY = { audiences: [], signedIn: false };

let published: ProviderKey[];
let isDown = false;
const asked: string[] = [];
let site: GatedWorker;
let browser: SmallBrowser;

beforeAll(async () => {
  published = [await createKey('RS256')];
  site = await startGatedWorker(SETTINGS, {
    outbound({ url }) {
      asked.push(url);
      return isDown
        ? new Response('', { status: 503 })
        : Response.json({ keys: published.map((key) => key.publicJwk) });
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  browser = new SmallBrowser();
});

function claims(changes: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1_000);
  const common = { iss: `https://${TEAM}`, aud: [AUDIENCE], iat: now, nbf: now, exp: now + 300, type: 'app' };
  return { ...common, sub: 'a1', email: 'me@example.com', ...changes };
}

function sign(payload: JWTPayload, key = published[0]): Promise<string> {
  if (key === undefined) throw new Error('No key');
  return new SignJWT(payload).setProtectedHeader({ alg: key.alg, kid: key.kid }).sign(key.privateKey);
}

async function who(headers: Readonly<Record<string, string>>): Promise<unknown> {
  return JSON.parse((await browser.open(`${site.origin}/who`, headers)).text);
}

const assertion = (token: string) => ({ 'Cf-Access-Jwt-Assertion': token });

describe('a reader whom Cloudflare Access has let in', () => {
  it('belongs to audiences by the claims of the assertion', async () => {
    expect(await who(assertion(await sign(claims())))).toEqual({ audiences: ['staff'], signedIn: true });
    const custom = claims({ email: 'me@else.example', custom: { groups: ['press', 'partners'] } });
    expect(await who(assertion(await sign(custom)))).toEqual({ audiences: ['partners'], signedIn: true });
    expect(asked).toEqual([`https://${TEAM}/cdn-cgi/access/certs`]);
  });

  it('may be a program with a service token', async () => {
    const { email: _, ...service } = claims({ sub: '', common_name: '7c1.access' });
    expect(await who(assertion(await sign(service)))).toEqual({ audiences: ['robots'], signedIn: true });
  });

  it('may send the token in a cookie only, which is verified in the same way', async () => {
    expect(await who({ Cookie: `CF_Authorization=${await sign(claims())}` })).toMatchObject({ signedIn: true });
    const forged = await sign(claims(), await createKey('RS256', published[0]?.kid));
    expect(await who({ Cookie: `CF_Authorization=${forged}` })).toEqual(NOBODY);
  });

  it.each<[string, () => Promise<string>]>([
    ['expired', () => sign(claims({ exp: Math.floor(Date.now() / 1_000) - 60 }))],
    ['for another application', () => sign(claims({ aud: ['f'.repeat(64)] }))],
    ['of another team', () => sign(claims({ iss: 'https://evil.cloudflareaccess.com' }))],
    ['for the pages of the team itself', () => sign(claims({ type: 'org' }))],
    ['signed by somebody else', async () => sign(claims(), await createKey('RS256', published[0]?.kid))],
    ['signed with an unknown key', async () => sign(claims(), await createKey('ES256'))],
    ['signed with the public key as a secret (HS256)', signWithPublicKey],
    ['unsigned', async () => new UnsecuredJWT(claims()).encode()],
    ['unsigned, with a signature', async () => `${new UnsecuredJWT(claims()).encode()}eA`],
    [
      'changed',
      async () => (await sign(claims())).replace(/\.[^.]+\./, `.${encode(claims({ email: 'b@example.com' }))}.`),
    ],
    ['empty', async () => ''],
    ['nonsense', async () => 'a.b.c'],
    ['with an unknown extension', () => signWith({ crit: ['x'], x: 1 })],
    ['with a key of its own', async () => signWith({ jwk: (await createKey('RS256')).publicJwk })],
    ['with the algorithm of another key', () => signWith({ alg: 'RS512' })],
  ])('is nobody if the token is %s', async (_what, forge) => {
    expect(await who(assertion(await forge()))).toEqual(NOBODY);
    expect(await who({ Cookie: `CF_Authorization=${await forge()}` })).toEqual(NOBODY);
    // Anybody can send such tokens: they are no fault to log.
    expect(site.log.join('')).not.toContain('"event":"access"');
  });

  it('does not count a good cookie beside a bad assertion', async () => {
    const headers = { ...assertion('a.b.c'), Cookie: `CF_Authorization=${await sign(claims())}` };
    expect(await who(headers)).toEqual(NOBODY);
  });

  it('costs no request while there is no token', async () => {
    const before = asked.length;
    await who({});
    await who({ Cookie: 'CF_AppSession=1; language=de' });
    expect(asked.length).toBe(before);
  });

  it('is known after a change of keys, and nobody while the keys cannot be loaded', async () => {
    published = [await createKey('RS256')];
    await site.wait(31_000);
    expect(await who(assertion(await sign(claims())))).toMatchObject({ signedIn: true });
    isDown = true;
    await site.wait(601_000);
    const later = claims({ exp: Math.floor(Date.now() / 1_000) + 3_600 });
    const before = asked.length;
    for (let count = 0; count < 3; count++) expect(await who(assertion(await sign(later)))).toEqual(NOBODY);
    expect(asked.length - before).toBe(1);
    await expect.poll(() => site.log.join('')).toContain('"event":"access"');
    isDown = false;
    await site.wait(11_000);
    expect(await who(assertion(await sign(later)))).toMatchObject({ signedIn: true });
  });
});

describe('the sign-in of Cloudflare Access', () => {
  it('is in front of the path that outsiders are sent to, and leads back', async () => {
    const start = await browser.open(`${site.origin}/private?x=1`);
    expect(start.location).toBe(`${site.origin}/_/access/sign-in?to=%2Fprivate%3Fx%3D1`);
    const token = await sign(claims({ exp: Math.floor(Date.now() / 1_000) + 3_600 }));
    const back = await browser.open(start.location ?? '', assertion(token));
    expect([back.status, back.location]).toEqual([303, `${site.origin}/private?x=1`]);
    const evil = await browser.open(`${site.origin}/_/access/sign-in?to=//evil.example`, assertion(token));
    expect(evil.location).toBe(`${site.origin}/`);
  });

  it('is an error with a line in the log if nothing protects that path', async () => {
    const page = await browser.open(`${site.origin}/_/access/sign-in`);
    expect(page.status).toBe(503);
    await expect.poll(() => site.log.join('')).toContain('Protect this path with an Access application');
  });

  it('signs out through Cloudflare', async () => {
    const page = await browser.submit(`${site.origin}/_/access/sign-out`);
    expect(page.text).toContain(`content="0;url=${site.origin}/cdn-cgi/access/logout"`);
    expect([page.headers['set-cookie']].flat()[0]).toMatch(/^CF_Authorization=; .*Max-Age=0/);
  });
});

function encode(payload: JWTPayload): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64url');
}

/** A token of somebody else with this header. */
async function signWith(header: Readonly<Record<string, unknown>>): Promise<string> {
  const { alg, kid } = published[0] as ProviderKey;
  const { privateKey } = await createKey('RS256');
  const [, payload = ''] = (await sign(claims())).split('.');
  const head = Buffer.from(JSON.stringify({ alg, kid, ...header })).toString('base64url');
  const input = new TextEncoder().encode(`${head}.${payload}`);
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, input);
  return `${head}.${payload}.${Buffer.from(signature).toString('base64url')}`;
}

async function signWithPublicKey(): Promise<string> {
  const { publicJwk, alg, kid } = published[0] as ProviderKey;
  const publicKey = (await importJWK(publicJwk, alg, { extractable: true })) as CryptoKey;
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
}
