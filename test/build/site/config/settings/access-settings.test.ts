import { describe, expect, it } from 'vitest';
import {
  accessSchema,
  findAudienceFault,
  toAccessSettings,
} from '../../../../../build/site/config/settings/access-settings.ts';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const OPENID = 'openid: { issuer: "https://id.example.com", clientId: docs }';
const PARTNERS = '{ name: partners, claims: { groups: [partners] } }';

async function findErrors(access: string): Promise<string> {
  const { errors } = await compileContent({
    'site.yaml': `${SMALLEST_SITE['site.yaml']}access: { ${access} }\n`,
    'a.md': '# A\n',
  });
  return errors.join('\n');
}

describe('access in site.yaml', () => {
  it('has defaults that give nobody more than the settings say', () => {
    const access = accessSchema.parse({
      audiences: [{ name: 'partners', claims: { groups: ['partners'] } }],
      openid: { issuer: 'https://id.example.com', clientId: 'docs' },
    });
    expect(toAccessSettings(access)).toEqual({
      audiences: [{ name: 'partners', label: 'partners', includes: [], claims: { groups: ['partners'] } }],
      provider: {
        kind: 'openid',
        issuer: 'https://id.example.com',
        clientId: 'docs',
        scopes: ['openid', 'profile', 'email'],
        sessionHours: 8,
        signOut: 'site',
        accessTokens: 'off',
      },
      outsiders: 'not-found',
    });
    expect(toAccessSettings(undefined)).toBeUndefined();
  });

  it('is valid with either provider', async () => {
    const tag = '0123456789abcdef'.repeat(4);
    const team = 'acme.cloudflareaccess.com';
    expect(await findErrors(`audiences: [${PARTNERS}], ${OPENID}`)).toBe('');
    expect(await findErrors(`audiences: [${PARTNERS}], cloudflareAccess: { team: ${team}, audience: "${tag}" }`)).toBe(
      '',
    );
  });

  it.each([
    ['no provider', `audiences: [${PARTNERS}]`, 'a mapping with either "cloudflareAccess" or "openid"'],
    ['no audience', `audiences: [], ${OPENID}`, 'a list with at least one audience'],
    ['the name of the public view', `audiences: [{ name: public }], ${OPENID}`, 'another name than "public"'],
    [
      'a provider without TLS',
      `audiences: [${PARTNERS}], openid: { issuer: "http://id.example.com", clientId: docs }`,
      'an https URL without a query',
    ],
    [
      'a host that belongs to no team',
      `audiences: [${PARTNERS}], cloudflareAccess: { team: evil.example.com, audience: abc }`,
      'the host of a team',
    ],
    [
      'scopes of plain OAuth',
      `audiences: [${PARTNERS}], openid: { issuer: "https://a.example", clientId: a, scopes: [email] }`,
      'a list with "openid"',
    ],
    [
      'an unknown audience',
      `audiences: [${PARTNERS}, { name: staff, includes: [partner], claims: { a: [b] } }], ${OPENID}`,
      'Cannot give access to "partner": site.yaml has no audience of that name; did you mean "partners"?',
    ],
    [
      'audiences that include each other',
      `audiences: [{ name: a, includes: [b], claims: { a: [b] } }, { name: b, includes: [a] }], ${OPENID}`,
      'Cannot use the audience "a": it includes itself.',
    ],
    [
      'the same name twice',
      `audiences: [${PARTNERS}, ${PARTNERS}], ${OPENID}`,
      'Cannot use the audience "partners": the name appears twice. Remove one.',
    ],
    [
      'an audience of nobody',
      `audiences: [{ name: partners }], ${OPENID}`,
      'Cannot use the audience "partners": nobody belongs to it. Add "claims", or include it in another audience.',
    ],
  ])('reports %s', async (_what, access, fault) => {
    const errors = await findErrors(access);
    expect(errors).toContain(fault);
    expect(errors).toMatch(/^site\.yaml:6:\d+: /);
  });
});

describe('findAudienceFault()', () => {
  it('says that a site has no audiences at all, and otherwise which it has', () => {
    expect(findAudienceFault(undefined, 'staff')).toBe(
      'Cannot give access to "staff": site.yaml has no audience of that name. Add it to "access" in site.yaml.',
    );
    const audiences = [{ name: 'partners', includes: [], claims: {} }];
    expect(findAudienceFault({ audiences }, 'staff')).toContain('The audiences are partners.');
    expect(findAudienceFault({ audiences }, 'partners')).toBeNull();
  });
});
