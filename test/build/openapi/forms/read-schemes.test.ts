import { describe, expect, it } from 'vitest';
import type { TryItForm } from '../../../../worker/forms/exchange/record.ts';
import { compileDescription, openapi } from '../api-fixture.ts';

type Mode = 'direct' | 'proxy' | 'mock';

const FLOWS = {
  authorizationCode: {
    authorizationUrl: '/in',
    tokenUrl: 'token',
    refreshUrl: 'https://login.example.com/refresh',
    scopes: { a: 'A', b: 'B' },
  },
  deviceAuthorization: { deviceAuthorizationUrl: 'https://login.example.com/device', tokenUrl: 'javascript:alert(1)' },
  implicit: { authorizationUrl: 'https://login.example.com/in', scopes: {} },
};

function formOf(mode: Mode, scheme: object): TryItForm {
  const operation = { operationId: 'a', security: [{ login: ['a'] }], responses: { 200: { description: 'OK' } } };
  const description = openapi(
    { '/a': { get: operation } },
    { servers: [{ url: 'https://api.example.com/v1' }], components: { securitySchemes: { login: scheme } } },
  );
  const { api } = compileDescription(description, { tryIt: { mode, oauth: { clientId: 'docs' } } });
  const page = api.pages.find(({ tryIt }) => tryIt !== undefined);
  return JSON.parse(new TextDecoder().decode(page?.tryIt?.form)) as TryItForm;
}

describe('the security schemes of a form', () => {
  it('have the flows that a page can use, with absolute URLs, and the scopes of the operation', () => {
    const { schemes, clientId } = formOf('proxy', { type: 'oauth2', flows: FLOWS });
    expect(clientId).toBe('docs');
    expect(schemes.login).toEqual({
      kind: 'bearer',
      name: 'Authorization',
      scheme: 'Bearer',
      scopes: ['a'],
      flows: [
        {
          kind: 'authorizationCode',
          authorizationUrl: 'https://api.example.com/in',
          tokenUrl: 'https://api.example.com/token',
          refreshUrl: 'https://login.example.com/refresh',
          scopes: ['a', 'b'],
        },
      ],
    });
  });

  it.each([
    ['openIdConnect', 'openIdConnectUrl'],
    ['oauth2', 'oauth2MetadataUrl'],
  ])('include the metadata URL of %s', (type, key) => {
    const { schemes } = formOf('direct', { type, [key]: 'https://id.example/.well-known/x' });
    expect(schemes.login?.discovery).toBe('https://id.example/.well-known/x');
  });

  it('have no sign-in with a mock', () => {
    const form = formOf('mock', { type: 'oauth2', flows: FLOWS });
    expect(form.schemes.login).toEqual({ kind: 'bearer', name: 'Authorization', scheme: 'Bearer' });
    expect(form.clientId).toBeUndefined();
  });
});
