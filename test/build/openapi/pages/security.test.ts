import { describe, expect, it } from 'vitest';
import { readCredentials } from '../../../../build/openapi/core/operations/security-requirements.ts';
import { readAlternatives, readSchemes } from '../../../../build/openapi/forms/read-schemes.ts';
import { compileSecurity } from '../../../../build/openapi/pages/security.ts';
import type { OperationArticle } from '../../../../build/page/kinds/operation-page.tsx';
import { reference as referenceEn } from '../../../../worker/model/messages/en.ts';
import type { Credential } from '../../../../worker/request/make-request.ts';
import { compileDescription, compileOne, openapi, readRoot, withOperation } from '../api-fixture.ts';
import { HOSTILE_NAMES } from '../many.ts';

const SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  oauth: {
    type: 'oauth2',
    flows: {
      authorizationCode: {
        authorizationUrl: 'https://a.test',
        tokenUrl: 'https://t.test',
        scopes: { read: 'Read all', write: '' },
      },
    },
  },
  oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://o.test' },
  mtls: { type: 'mutualTLS' },
};
const compile = (operation: Record<string, unknown>, more: Record<string, unknown> = {}): OperationArticle =>
  compileOne(withOperation(operation, { components: { securitySchemes: SCHEMES }, ...more }));

describe('compileSecurity()', () => {
  it('distinguishes alternatives from combinations', () => {
    const { security } = compile({ security: [{ bearer: [] }, { key: [], oauth: ['read', 'other'] }, {}] });
    expect(security.map(({ schemes }) => schemes.map(({ name, type }) => `${name}: ${type}`))).toEqual([
      ['bearer: HTTP bearer'],
      ['key: API key in header X-Key', 'oauth: OAuth 2.0'],
      [],
    ]);
    expect(security[1]?.schemes[1]).toMatchObject({
      href: '/api/books-api#security-oauth',
      scopes: [
        { name: 'read', description: 'Read all' },
        { name: 'other', description: null },
      ],
    });
  });

  it('marks a deprecated scheme (OpenAPI 3.2)', () => {
    const securitySchemes = { old: { type: 'http', scheme: 'basic', deprecated: true } };
    const { html, markdown } = compileDescription(
      withOperation({ security: [{ old: [] }] }, { components: { securitySchemes } }),
    );
    expect(html('/api/a')).toMatch(/HTTP basic<\/span> <span class="flag deprecated">/);
    expect(markdown('/api/a')).toContain('`old` (HTTP basic, deprecated)');
  });

  it("uses the description's default if the operation has no security; an empty list means none", () => {
    const more = { security: [{ mtls: [] }] };
    expect(compile({}, more).security.map(({ schemes }) => schemes.map(({ type }) => type))).toEqual([['Mutual TLS']]);
    expect(compile({ security: [] }, more).security).toEqual([]);
    expect(compile({}).security).toEqual([]);
  });

  it('shows the name of an undefined scheme, and warns', () => {
    const { root, warnings } = readRoot(openapi({ '/a': { get: { security: [{ nope: [] }] } } }));
    const operation = root.get('paths').get('/a').get('get');
    expect(compileSecurity(operation, root, { schemeHref: () => null, messages: referenceEn })[0]?.schemes).toEqual([
      { name: 'nope', href: null, type: 'unknown', deprecated: false, scopes: [] },
    ]);
    expect(warnings()).toEqual([
      '#/paths/~1a/get/security/0/nope: Cannot find the security scheme "nope". Define it under "#/components/securitySchemes".',
    ]);
  });

  it('warns of a requirement that is only a name', () => {
    const { warnings } = compileDescription(withOperation({}, { security: ['bearer'] }));
    expect(warnings).toEqual([
      '#/security/0: Cannot read the security requirement: it must be a mapping, found text. Write { "bearer": [] }.',
    ]);
  });

  it('links every scheme to its section on the overview page', () => {
    const entries = HOSTILE_NAMES.map((name) => [name, { type: 'http' }] as const);
    const securitySchemes = Object.fromEntries(entries);
    const security = HOSTILE_NAMES.map((name) => Object.fromEntries([[name, []]]));
    expect(compileDescription(withOperation({ security }, { components: { securitySchemes } })).faults).toEqual([]);
  });

  it('shows flows with any name', () => {
    const flows =
      '{"__proto__":{"scopes":{"__proto__":"x"}},"constructor":{"tokenUrl":"https://t.test"},"implicit":{}}';
    const { html } = compileDescription(
      `{"openapi":"3.1.0","paths":{},"components":{"securitySchemes":{"o":{"type":"oauth2","flows":${flows}}}}}`,
    );
    expect(html('/api/books-api')).toMatch(/__proto__.*constructor.*Implicit flow/s);
  });
});

describe('readCredentials()', () => {
  it.each([
    [[{ bearer: [] }], ['bearer Authorization Bearer']],
    [[{ basic: [] }], ['basic Authorization basic']],
    [[{ key: [] }], ['header X-Key ']],
    [[{ query: [] }, { bearer: [] }], ['query key ']],
    [[{}, { oauth: [] }], ['bearer Authorization Bearer']],
    [[{ key: [], oidc: [] }], ['header X-Key ', 'bearer Authorization Bearer']],
    [[{ mtls: [] }], ['none Authorization ']],
    [[null, {}, { key: [] }], ['header X-Key ']],
    [[...Array.from({ length: 40 }, () => ({})), { key: [] }], ['header X-Key ']],
    [[{}], []],
    [[], []],
  ])('returns for %j: %j', (security, credentials) => {
    const { root } = readRoot(openapi({ '/a': { get: { security } } }, { components: { securitySchemes: SCHEMES } }));
    const operation = root.get('paths').get('/a').get('get');
    const textOf = ({ kind, name, scheme }: Credential): string => `${kind} ${name} ${scheme}`;
    expect(readCredentials(operation, root).map(textOf)).toEqual(credentials);
    const alternatives = readAlternatives(operation, root);
    const schemes = readSchemes(alternatives, operation, { root, serverUrl: '', canSignIn: false });
    const first = alternatives[0]?.flatMap((name) => schemes[name] ?? []) ?? [];
    expect(first.map(textOf), 'the form offers the same first').toEqual(credentials);
  });
});
