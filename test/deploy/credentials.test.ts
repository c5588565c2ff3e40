import { describe, expect, it } from 'vitest';
import { hasCredentials, readCredentials } from '../../build/publish/deploy/service/credentials.ts';
import { thrownFindings } from '../build/thrown-findings.ts';

const BOTH = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' };

describe('readCredentials()', () => {
  it('uses the public API by default', () => {
    const apiBaseUrl = 'https://api.cloudflare.com/client/v4';
    expect(readCredentials(BOTH)).toEqual({ apiToken: 'token', accountId: 'account', apiBaseUrl });
  });

  it('reports every missing variable', async () => {
    const faults = await thrownFindings(() => readCredentials({ CLOUDFLARE_API_TOKEN: ' ' }));
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']);
  });

  it.each(['http://api.acme.test', 'ftp://127.0.0.1', 'nonsense'])('never sends the token to %s', async (url) => {
    expect(await thrownFindings(() => readCredentials({ ...BOTH, CLOUDFLARE_API_BASE_URL: url }))).toEqual([
      `CLOUDFLARE_API_BASE_URL: Cannot use Cloudflare: it must be an https URL, got "${url}". Unset it to use https://api.cloudflare.com/client/v4.`,
    ]);
  });
});

describe('hasCredentials()', () => {
  it('reports a missing half as a mistake', () => {
    expect([hasCredentials({}), hasCredentials({ CLOUDFLARE_ACCOUNT_ID: 'account' })]).toEqual([false, true]);
  });
});
