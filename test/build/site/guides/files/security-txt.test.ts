import { describe, expect, it } from 'vitest';
import { makeSecurityTxt } from '../../../../../build/site/guides/files/security-txt.ts';

describe('makeSecurityTxt()', () => {
  it('writes a line for each configured field', () => {
    const security = {
      contact: ['mailto:security@example.com', 'https://example.com/report'],
      expires: '2027-01-31T00:00:00Z',
      policy: 'https://example.com/policy',
    };
    expect(makeSecurityTxt(security, 'https://docs.example.com', '/docs')).toBe(
      'Contact: mailto:security@example.com\nContact: https://example.com/report\nExpires: 2027-01-31T00:00:00Z\nPolicy: https://example.com/policy\nCanonical: https://docs.example.com/docs/.well-known/security.txt\n',
    );
  });
});
