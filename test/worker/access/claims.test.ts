import { describe, expect, it } from 'vitest';
import { audiencesOf, withVerifiedEmail } from '../../../worker/access/claims.ts';

function belongs(
  claims: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, readonly string[]>>,
): boolean {
  const audiences = [{ name: 'partners', label: '', includes: [], claims: wanted }];
  return audiencesOf({ audiences }, claims).length > 0;
}

describe('audiencesOf()', () => {
  it('finds any of the values, in any of the claims', () => {
    const wanted = { groups: ['partners', 'press'], role: ['admin'] };
    expect(belongs({ groups: ['customers', 'press'] }, wanted)).toBe(true);
    expect(belongs({ groups: 'partners' }, wanted)).toBe(true);
    expect(belongs({ groups: [], role: 'admin' }, wanted)).toBe(true);
    expect(belongs({ groups: ['partner'], role: ['Admin'] }, wanted)).toBe(false);
    expect(belongs({}, wanted)).toBe(false);
  });

  it('follows paths, and takes a name with dots before a path', () => {
    expect(belongs({ realm_access: { roles: ['docs'] } }, { 'realm_access.roles': ['docs'] })).toBe(true);
    const name = 'https://example.com/groups';
    expect(belongs({ [name]: ['docs'] }, { [name]: ['docs'] })).toBe(true);
    expect(belongs({ custom: { [name]: ['docs'] } }, { [`custom.${name}`]: ['docs'] })).toBe(true);
    expect(belongs({ realm_access: 'docs' }, { 'realm_access.roles': ['docs'] })).toBe(false);
  });

  it('compares numbers and booleans by how they are written, and nothing else', () => {
    expect(belongs({ tier: 2, trial: false }, { tier: ['2'] })).toBe(true);
    expect(belongs({ trial: false }, { trial: ['false'] })).toBe(true);
    for (const value of [null, { partners: true }, [['partners']], undefined])
      expect(belongs({ groups: value }, { groups: ['partners', 'null', 'undefined', '[object Object]'] })).toBe(false);
  });

  it('knows nothing that objects have by themselves', () => {
    expect(belongs({}, { constructor: ['*'], ['__proto__']: ['*'], 'toString.name': ['toString'] })).toBe(false);
  });

  it('takes `*` as any value, a scope as words, and a domain from an email address', () => {
    expect(belongs({ sub: 'u1' }, { sub: ['*'] })).toBe(true);
    expect(belongs({ groups: [] }, { groups: ['*'] })).toBe(false);
    expect(belongs({ scope: 'docs:read docs:write' }, { scope: ['docs:read'] })).toBe(true);
    expect(belongs({ email: 'me@EXAMPLE.com' }, { email_domain: ['example.com'] })).toBe(true);
    expect(belongs({ email: 'me@example.com' }, { email_domain: ['Example.COM'] })).toBe(true);
    for (const email of [
      'me@example.com.evil.test',
      'me@evilexample.com',
      'example.com',
      '"@example.com"@evil.test',
      null,
    ])
      expect([email, belongs({ email }, { email_domain: ['example.com'] })]).toEqual([email, false]);
    expect(belongs({ email_domain: 'example.com' }, { email_domain: ['example.com'] })).toBe(false);
  });
});

describe('withVerifiedEmail()', () => {
  it('drops an address that nobody has verified', () => {
    const claims = { sub: 'u1', email: 'me@example.com' };
    expect(withVerifiedEmail(claims)).toEqual({ sub: 'u1' });
    expect(withVerifiedEmail({ ...claims, email_verified: false })).not.toHaveProperty('email');
    expect(withVerifiedEmail({ ...claims, email_verified: true })).toMatchObject(claims);
  });
});
