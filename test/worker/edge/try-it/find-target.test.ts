import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../../worker/edge/try-it/find-target.ts';
import type { TryItForm } from '../../../../worker/request/try-it/record.ts';

const FORM: TryItForm = {
  api: 'a',
  mode: 'proxy',
  method: 'PATCH',
  path: '/books/{id}/pages/{from}-{to}?action=move#second',
  servers: [
    {
      url: 'https://api.example.com/{stage}',
      variables: [{ name: 'stage', value: 'v1', values: ['v1', 'v2/eu'] }],
    },
    { url: 'https://old.example.com/{free}', variables: [{ name: 'free', value: 'api' }] },
  ],
  parameters: [],
  accept: null,
  body: null,
  security: [],
  schemes: {
    oauth: {
      kind: 'bearer',
      name: 'Authorization',
      scheme: 'Bearer',
      flows: [
        {
          kind: 'deviceAuthorization',
          tokenUrl: 'https://login.example.com/token',
          refreshUrl: 'https://login.example.com/refresh',
          deviceUrl: 'https://login.example.com/device',
        },
      ],
    },
    openId: {
      kind: 'bearer',
      name: 'Authorization',
      scheme: 'Bearer',
      discovery: 'https://id.example.com/.well-known/openid-configuration',
    },
  },
  statuses: [],
  $defs: {},
};

/** `sent`, `discovered`, or why not. */
function find(method: string, address: string): string {
  const target = findTarget(FORM, { method, url: new URL(address) }, 'docs.example.com');
  return target.kind === 'refused' ? target.failure : target.kind === 'discovered' ? target.kind : 'sent';
}

describe('findTarget(), for the operation of a page', () => {
  it.each([
    'https://api.example.com/v1/books/7/pages/1-2',
    'https://api.example.com/v2/eu/books/a%20b/pages/1-2-3',
    'https://api.example.com/v1/books/;id=7/pages/1-2',
    'https://api.example.com/v1/books/.hidden/pages/..-..',
    'https://api.example.com/v1/books/100%25/pages/25%252-5',
    'https://old.example.com/api/books/7/pages/1-2',
  ])('allows %s', (address) => {
    expect(find('PATCH', `${address}?action=move&note=a%2Fb`)).toBe('sent');
  });

  it.each(['GET', 'DELETE', 'POST', 'patch', 'PATCH '])('refuses the method %s', (method) => {
    expect(find(method, 'https://api.example.com/v1/books/7/pages/1-2?action=move')).toBe('operation');
  });

  it.each([
    '/v1/admin',
    '/books/7/pages/1-2',
    '/v1x/books/7/pages/1-2',
    '/v3/books/7/pages/1-2',
    '/v1/books/7/pages/1-2/',
    '/v1/books/7/pages/1-2/more',
    '/v1//books/7/pages/1-2',
    '/v1/books//pages/1-2',
    '/v1/books/7/pages/-2',
    '/v1/books/7/pages/1-',
    '/v1/books/7/pages/12',
    '/v1/Books/7/pages/1-2',
    '/v1/books/a/b/pages/1-2',
    '/v1/books/a%2Fb/pages/1-2',
    '/v1/books/a%2fb/pages/1-2',
    '/v1/books/a%5Cb/pages/1-2',
    '/v1/books/a\\b/pages/1-2',
    '/v1/books/./pages/1-2',
    '/v1/books/../pages/1-2',
    '/v1/books/%2e%2E/pages/1-2',
    '/v1/books/.%2e/pages/1-2',
    '/v1/books/..;/pages/1-2',
    '/v1/books/..;a=b/pages/1-2',
    '/v1/books/%2e%2e;/pages/1-2',
    '/v1/books/..%3B/pages/1-2',
    '/v1/books/7%00/pages/1-2',
    '/v1/books/7%2Fpages%2F1-2',
    '/v1/books/a%252Fb/pages/1-2',
    '/v1/books/a%25255Cb/pages/1-2',
    '/v1/books/%252e%252E/pages/1-2',
    '/v1/books/.%252e%253Ba=b/pages/1-2',
  ])('refuses the path %s', (path) => {
    expect(find('PATCH', `https://api.example.com${path}?action=move`)).toBe('operation');
  });

  it.each(['', '?action=delete', '?action=move&action=delete', '?Action=move'])(
    'refuses the query %j of another operation at this path',
    (query) => {
      expect(find('PATCH', `https://api.example.com/v1/books/7/pages/1-2${query}`)).toBe('operation');
    },
  );

  it('allows a variable of the path without an enum its default only', () => {
    expect(find('PATCH', 'https://old.example.com/other/books/7/pages/1-2?action=move')).toBe('operation');
  });

  it('allows each server its own path only', () => {
    expect(find('PATCH', 'https://old.example.com/v1/books/7/pages/1-2?action=move')).toBe('operation');
  });

  it.each([
    ['/v1/users/export', 'refused'],
    ['/v1/users/%65xport', 'refused'],
    ['/v1/users/%2565xport', 'refused'],
    ['/v1/users/Export', 'refused'],
    ['/v1/users/export;a=b', 'refused'],
    ['/v1/users/7.csv', 'refused'],
    ['/v1/users/7', 'operation'],
    ['/v1/users/exports', 'operation'],
  ])('leaves the path of a more literal operation to that operation: %s', (path, kind) => {
    const more = ['/users/export', '/users/{id}.csv', '/users'].map((template) => template.split('/'));
    const servers = [{ url: 'https://api.example.com/v1' }];
    const form = { ...FORM, method: 'GET', path: '/users/{id}', servers, moreLiteral: more };
    const url = new URL(`https://api.example.com${path}`);
    expect(findTarget(form, { method: 'GET', url }, 'docs.example.com').kind).toBe(kind);
  });

  it('takes little work for a long segment with many variables', () => {
    const path = `/${Array.from({ length: 20 }, (_, index) => `{v${index}}`).join('-')}.json`;
    const form = { ...FORM, method: 'GET', path, servers: [{ url: 'https://api.example.com' }] };
    const url = new URL(`https://api.example.com/${'a-'.repeat(100_000)}`);
    expect(findTarget(form, { method: 'GET', url }, 'docs.example.com').kind).toBe('refused');
  });
});

describe('findTarget(), for sign-in', () => {
  it.each([
    ['POST', 'https://login.example.com/token', 'sent'],
    ['POST', 'https://login.example.com/refresh', 'sent'],
    ['POST', 'https://login.example.com/device', 'sent'],
    ['GET', 'https://id.example.com/.well-known/openid-configuration', 'sent'],
    ['POST', 'https://id.example.com/token', 'discovered'],
    ['GET', 'https://login.example.com/token', 'operation'],
    ['DELETE', 'https://login.example.com/token', 'operation'],
    ['POST', 'https://login.example.com/token?a=b', 'operation'],
    ['POST', 'https://login.example.com/token/', 'operation'],
    ['POST', 'https://login.example.com/admin', 'operation'],
    ['GET', 'https://id.example.com/users', 'operation'],
    ['PATCH', 'https://id.example.com/token', 'operation'],
    ['POST', 'https://other.example.com/token', 'origin'],
  ])('%s %s: %s', (method, address, expected) => {
    expect(find(method, address)).toBe(expected);
  });
});
