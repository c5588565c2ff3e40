import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshGrant } from '../../../../../worker/forms/client/oauth/refresh-grant.ts';
import { Secrets } from '../../../../../worker/forms/client/secrets.ts';
import { en } from '../../../../../worker/model/messages/locales.ts';

const t = en.tryIt;
const OLD = {
  accessToken: 'at-1',
  refreshToken: 'rt-1',
  expiresAt: 1_000,
  clientId: 'docs',
  url: 'https://id.example/token',
};
const sent: string[] = [];

/** Refreshes a grant at a server that sends this response. Returns the message shown to the reader, or null. */
function refresh(secrets: Secrets, answer: object): Promise<string | null> {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: Blob }) => {
    sent.push(`${url} ${await body.text()}`);
    return Response.json(answer);
  });
  const { signal } = new AbortController();
  return refreshGrant('login', secrets, { mode: 'direct', sendHref: '/send', t, signal });
}

describe('refreshGrant()', () => {
  let secrets: Secrets;
  beforeEach(() => {
    secrets = new Secrets('api');
    secrets.setGrant('login', OLD);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sent.length = 0;
  });

  it.each([
    ['a new refresh token', { refresh_token: 'rt-2' }, 'rt-2'],
    ['none, so the old one stays (RFC 6749 §6)', {}, 'rt-1'],
  ])('replaces the token by the one of a response with %s', async (_, more, refreshToken) => {
    expect(await refresh(secrets, { access_token: 'at-2', ...more })).toBeNull();
    expect(sent).toEqual([`${OLD.url} grant_type=refresh_token&refresh_token=rt-1&client_id=docs`]);
    expect(secrets.get('login')).toBe('at-2');
    expect(secrets.grantOf('login')).toEqual({ ...OLD, accessToken: 'at-2', refreshToken, expiresAt: null });
  });

  it('keeps the old token as one that the reader typed if the server refuses', async () => {
    const answer = { error: 'invalid_grant', error_description: 'Signed out.' };
    expect(await refresh(secrets, answer)).toBe(`${t.oauth.expired} ${t.oauth.refused('Signed out.')}`);
    expect([secrets.get('login'), secrets.grantOf('login')]).toEqual(['at-1', undefined]);
  });

  it('asks nobody without a refresh token', async () => {
    secrets.setGrant('login', { ...OLD, refreshToken: null });
    expect(await refresh(secrets, {})).toBe(t.oauth.expired);
    expect([sent, secrets.get('login'), secrets.grantOf('login')]).toEqual([[], 'at-1', undefined]);
  });
});
