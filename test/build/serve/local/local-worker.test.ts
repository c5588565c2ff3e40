import { describe, expect, it } from 'vitest';
import { readSecrets } from '../../../../build/serve/local/local-worker.ts';

describe('readSecrets()', () => {
  it('takes the secrets of a sign-in from the environment, and nothing else', () => {
    const secrets = { DOCS_SESSION_KEY: 'a key for this machine only, and long', DOCS_OIDC_CLIENT_SECRET: 'secret' };
    expect(readSecrets({ ...secrets, CLOUDFLARE_API_TOKEN: 'token' })).toEqual(secrets);
  });

  it('generates a new key at each start unless one is set', () => {
    const [first, second] = [readSecrets({}), readSecrets({})];
    expect(Object.keys(first)).toEqual(['DOCS_SESSION_KEY']);
    expect(first.DOCS_SESSION_KEY?.length).toBeGreaterThanOrEqual(32);
    expect(first.DOCS_SESSION_KEY).not.toBe(second.DOCS_SESSION_KEY);
  });
});
