import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createProofKey, toAuthorizationUrl } from '../../../../worker/forms/oauth/authorization-request.ts';
import { isForeign, readMetadata } from '../../../../worker/forms/oauth/metadata.ts';
import { readDeviceCode, readGrant, toTokenWire } from '../../../../worker/forms/oauth/token-request.ts';

describe('createProofKey()', () => {
  it('creates a new key each time, with the hash of its verifier as the challenge (RFC 7636 §4.2)', async () => {
    const [one, other] = [await createProofKey(), await createProofKey()];
    expect(one.verifier).toMatch(/^[\w-]{43}$/);
    expect(one.challenge).toBe(createHash('sha256').update(one.verifier).digest('base64url'));
    expect(new Set([one.verifier, one.state, other.verifier, other.state]).size).toBe(4);
  });
});

describe('toAuthorizationUrl()', () => {
  const key = { state: 's', verifier: 'v', challenge: 'c' };
  const redirectUri = 'https://docs.example.com/_/try/callback';
  const request = { clientId: 'a b', redirectUri, scopes: ['x', 'y'], key, hasFragments: false };

  it('contains challenge and state, but no verifier or secret, and keeps the query of the URL', () => {
    const url = new URL(toAuthorizationUrl({ ...request, authorizationUrl: 'https://a.example/in?tenant=1&state=x' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'a b',
      redirect_uri: 'https://docs.example.com/_/try/callback',
      scope: 'x y',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
  });

  it.each([
    [['query', 'fragment'], 'fragment'],
    [['query'], null],
    [undefined, null],
  ])(
    'asks a server that can respond in a fragment to, which keeps the code out of request lines: %j',
    (modes, expected) => {
      const address = 'https://a.example/in';
      const metadata = { issuer: address, token_endpoint: address, response_modes_supported: modes };
      const hasFragments = readMetadata(metadata, address)?.hasFragments === true;
      const url = toAuthorizationUrl({ ...request, authorizationUrl: address, hasFragments });
      expect(new URL(url).searchParams.get('response_mode')).toBe(expected);
    },
  );
});

describe('isForeign()', () => {
  const issuer = 'https://id.example';
  const read = (more: object) => readMetadata({ issuer, token_endpoint: `${issuer}/token`, ...more }, issuer);
  const always = { authorization_response_iss_parameter_supported: true };

  it.each([
    ['the issuer of the metadata', issuer, {}, false],
    ['another issuer', 'https://evil.example', {}, true],
    ['an issuer that differs by a slash (RFC 9207 §2.4)', `${issuer}/`, {}, true],
    ['no issuer', undefined, {}, false],
    ['no issuer, from a server that always names itself', undefined, always, true],
    ['an empty issuer, from a server that always names itself', '', always, true],
    ['the issuer, from a server that always names itself', issuer, always, false],
  ])('%s', (_, iss, more, expected) => {
    expect(isForeign({ state: 's', code: 'c', ...(iss === undefined ? {} : { iss }) }, read(more))).toBe(expected);
  });

  it('is unknown without metadata', () => {
    expect(isForeign({ state: 's', iss: 'https://evil.example' }, null)).toBe(false);
  });
});

describe('toTokenWire()', () => {
  it('identifies a public client in the body', () => {
    const { headers, pieces } = toTokenWire('https://a.example/token', { id: 'a&b' }, { code: 'x=1' });
    expect(pieces).toEqual([{ text: 'code=x%3D1&client_id=a%26b' }]);
    expect(headers.map(({ name }) => name)).toEqual(['Accept', 'Content-Type']);
  });

  it('encodes id and secret before joining them (RFC 6749 §2.3.1)', () => {
    const { headers, pieces } = toTokenWire('https://a.example/token', { id: 'a b', secret: 'c:ü' }, {});
    expect(headers).toContainEqual({ name: 'Authorization', value: `Basic ${btoa('a+b:c%3A%C3%BC')}` });
    expect(pieces).toEqual([{ text: '' }]);
  });
});

describe('readGrant()', () => {
  it('contains the expiry time of a token if the server sends one', () => {
    const given = { access_token: 'a', token_type: 'bearer', expires_in: '60', refresh_token: 'r' };
    const grant = { accessToken: 'a', refreshToken: 'r', expiresAt: 61_000 };
    expect(readGrant(given, 1_000)).toEqual({ grant });
    expect(readGrant({ access_token: 'a' }, 1_000)).toMatchObject({ grant: { refreshToken: null, expiresAt: null } });
  });

  it.each([
    [undefined, ''],
    ['<html>', ''],
    [{}, ''],
    [{ access_token: 7 }, ''],
    [{ access_token: '' }, ''],
    [{ access_token: 'a', token_type: 'DPoP' }, 'token_type: DPoP'],
    [{ error: 'invalid_grant', error_description: 'Too old.' }, 'Too old.'],
    [{ error: 'invalid_grant' }, 'invalid_grant'],
    [{ error: 'x'.repeat(1_000) }, 'x'.repeat(300)],
  ])('accepts no token from %j', (value, description) => {
    expect(readGrant(value, 0)).toMatchObject({ description });
  });
});

describe('readDeviceCode()', () => {
  const code = { device_code: 'd', user_code: 'AB', verification_uri: 'https://a.example/go', expires_in: 60 };

  it('polls every five seconds by default (RFC 8628 §3.2)', () => {
    expect(readDeviceCode(code, 0)).toMatchObject({ intervalMs: 5_000, expiresAt: 60_000 });
    expect(readDeviceCode({ ...code, interval: 0.001 }, 0)).toMatchObject({ intervalMs: 5_000 });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', ''])('rejects the verification URL %j', (page) => {
    expect(readDeviceCode({ ...code, verification_uri: page }, 0)).toBeNull();
  });
});

describe('readMetadata()', () => {
  const address = 'https://id.example/.well-known/openid-configuration';
  const metadata = {
    issuer: 'https://id.example',
    authorization_endpoint: 'https://id.example/in',
    token_endpoint: 'https://tokens.example/token',
    scopes_supported: ['openid', 'email', 7],
  };

  it('lists the flows that have URLs', () => {
    const shared = { tokenUrl: 'https://tokens.example/token', scopes: ['openid', 'email'] };
    expect(readMetadata(metadata, address)?.flows).toEqual([
      { kind: 'authorizationCode', authorizationUrl: 'https://id.example/in', ...shared },
    ]);
    const more = { ...metadata, grant_types_supported: ['client_credentials'] };
    const kinds = readMetadata(more, address)?.flows.map(({ kind }) => kind);
    expect(kinds).toEqual(['authorizationCode', 'clientCredentials']);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...metadata, issuer: 'https://evil.example' }],
    [{ ...metadata, token_endpoint: 'javascript:alert(1)' }],
  ])('returns nothing for %j', (value) => {
    expect(readMetadata(value, address)).toBeNull();
  });

  it('rejects URLs that are not http(s)', () => {
    expect(readMetadata({ ...metadata, authorization_endpoint: 'javascript:alert(1)' }, address)?.flows).toEqual([]);
  });
});
