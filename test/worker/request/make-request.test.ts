import { describe, expect, it } from 'vitest';
import { toPlaceholder } from '../../../worker/request/make-request.ts';

describe('toPlaceholder()', () => {
  it.each([
    ['PLAID-CLIENT-ID', 'YOUR_PLAID_CLIENT_ID'],
    ['X-Auth-Token', 'YOUR_AUTH_TOKEN'],
    ['accessToken', 'YOUR_ACCESS_TOKEN'],
    ['X-API-Key', 'YOUR_API_KEY'],
    ['Authorization', 'YOUR_API_KEY'],
    ['ключ', 'YOUR_API_KEY'],
    ["';rm -rf /'", 'YOUR_RM_RF'],
  ])('names the key of %s %s', (name, placeholder) => {
    expect(toPlaceholder({ kind: 'header', name, scheme: '' })).toBe(placeholder);
  });
});
