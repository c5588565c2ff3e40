import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../../../worker/forms/edge/proxy/find-target.ts';
import type { TryItServer } from '../../../../../worker/forms/exchange/record.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';
import { wordsOf } from '../../../../words.ts';
import { createForm } from '../form.ts';

const BEARER = { kind: 'bearer', name: 'Authorization', scheme: 'Bearer' } as const;
const FORM = createForm({
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
  schemes: {
    oauth: {
      ...BEARER,
      flows: [
        {
          kind: 'deviceAuthorization',
          tokenUrl: 'https://login.example.com/token',
          refreshUrl: 'https://login.example.com/refresh',
          deviceUrl: 'https://login.example.com/device',
        },
      ],
    },
    openId: { ...BEARER, discovery: 'https://id.example.com/.well-known/openid-configuration' },
  },
});

/** `sent`, `discovered`, or why not. */
function find(method: string, address: string, form = FORM, siteHost = 'docs.example.com'): string {
  const target = findTarget(form, { method, url: new URL(address) }, siteHost);
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

  it.each(
    wordsOf(`
      /v1/admin /books/7/pages/1-2 /v1x/books/7/pages/1-2 /v3/books/7/pages/1-2 /v1/books/7/pages/1-2/
      /v1/books/7/pages/1-2/more /v1//books/7/pages/1-2 /v1/books//pages/1-2 /v1/books/7/pages/-2 /v1/books/7/pages/1-
      /v1/books/7/pages/12 /v1/Books/7/pages/1-2 /v1/books/a/b/pages/1-2 /v1/books/a%2Fb/pages/1-2
      /v1/books/a%2fb/pages/1-2 /v1/books/a%5Cb/pages/1-2 /v1/books/a\\b/pages/1-2 /v1/books/./pages/1-2
      /v1/books/../pages/1-2 /v1/books/%2e%2E/pages/1-2 /v1/books/.%2e/pages/1-2 /v1/books/..;/pages/1-2
      /v1/books/..;a=b/pages/1-2 /v1/books/%2e%2e;/pages/1-2 /v1/books/..%3B/pages/1-2 /v1/books/7%00/pages/1-2
      /v1/books/7%2Fpages%2F1-2 /v1/books/a%252Fb/pages/1-2 /v1/books/a%25255Cb/pages/1-2
      /v1/books/%252e%252E/pages/1-2 /v1/books/.%252e%253Ba=b/pages/1-2
    `),
  )('refuses the path %s', (path) => {
    expect(find('PATCH', `https://api.example.com${path}?action=move`)).toBe('operation');
  });

  it.each(['', '?action=delete', '?action=move&action=delete', '?Action=move'])(
    'refuses the query %j of another operation at this path',
    (query) => {
      expect(find('PATCH', `https://api.example.com/v1/books/7/pages/1-2${query}`)).toBe('operation');
    },
  );

  it.each([
    ['of a variable without an enum', 'other'],
    ['of another server', 'v1'],
  ])('refuses a path %s', (_, prefix) => {
    expect(find('PATCH', `https://old.example.com/${prefix}/books/7/pages/1-2?action=move`)).toBe('operation');
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

describe('findTarget(), for the origins of servers', () => {
  const servers: TryItServer[] = [
    { url: 'https://api.example.com/v1' },
    { url: 'https://{tenant}.example.org:8443', variables: [{ name: 'tenant', value: 'demo' }] },
    { url: 'https://{region}.example.net', variables: [{ name: 'region', value: 'eu', values: ['eu', 'us'] }] },
    { url: 'https://{host}/', variables: [{ name: 'host', value: 'named.example' }] },
    { url: 'https://{name}.com', variables: [{ name: 'name', value: 'example-one' }] },
    { url: 'https://{name}.co.uk', variables: [{ name: 'name', value: 'example-two' }] },
    { url: 'https://api.example.co{suffix}', variables: [{ name: 'suffix', value: 'op' }] },
    { url: 'https://{part}.8.8.8', variables: [{ name: 'part', value: '8' }] },
    { url: 'https://ports.example.com:{port}', variables: [{ name: 'port', value: '8443' }] },
    {
      url: 'https://{user}.example.shop:{port}',
      variables: [
        { name: 'user', value: 'demo' },
        { name: 'port', value: '443', values: ['443', '8443'] },
      ],
    },
    { url: 'http://plain.example.shop:80' },
    { url: 'https://[2606:4700::1111]:8443' },
    { url: 'http://169.254.169.254/latest' },
    { url: 'http://10.0.0.8' },
    { url: 'http://printer.local' },
    { url: 'file:///etc/passwd' },
    { url: 'javascript:alert(1)' },
  ];

  it.each([
    ['https://api.example.com/v1/a', null],
    ['https://acme.example.org:8443/x', null],
    ['https://us.example.net/', null],
    ['https://named.example/', null],
    // A variable that could change the host.
    ['https://evil.example/', 'origin'],
    ['https://evil.example/.example.org:8443/', 'origin'],
    ['https://evil.com.example.org:8443/', 'origin'],
    ['https://asia.example.net/', 'origin'],
    ['https://demo.example.org/', 'origin'],
    ['http://api.example.com/v1/a', 'origin'],
    ['https://api.example.com:444/', 'origin'],
    ['https://api.example.com.evil.example/', 'origin'],
    ['https://api-example.com/', 'origin'],
    ['https://user:password@api.example.com/', 'origin'],
    // A variable without listed values matches one label before a registrable domain, and nothing else.
    ['https://example-one.com/', null],
    ['https://evil.com/', 'origin'],
    ['https://example-two.co.uk/', null],
    ['https://evil.co.uk/', 'origin'],
    ['https://api.example.coop/', null],
    ['https://api.example.company/', 'origin'],
    ['https://8.8.8.8/', null],
    ['https://9.8.8.8/', 'origin'],
    ['https://ports.example.com:8443/', null],
    ['https://ports.example.com:22/', 'origin'],
    // An origin has no default port.
    ['https://me.example.shop:443/', null],
    ['https://me.example.shop:8443/', null],
    ['https://me.example.shop:80/', 'origin'],
    ['http://plain.example.shop/', null],
    ['http://plain.example.shop:443/', 'origin'],
    ['https://[2606:4700::1111]:8443/', null],
    ['https://[2606:4700::1112]:8443/', 'origin'],
    // Described, but still rejected.
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['http://10.0.0.8/', 'private'],
    ['http://printer.local/', 'private'],
    ['file:///etc/passwd', 'origin'],
    ['javascript:alert(1)', 'origin'],
  ])('%s: %s', (address, expected) => {
    const path = new URL(address).pathname.replace(/^\/(?:v1|latest)(?=\/)/, '');
    expect(find('GET', address, createForm({ mode: 'proxy', servers, path }))).toBe(expected ?? 'sent');
  });

  it('takes little time for a host with many variables', () => {
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const url = `https://${names.map((name) => `{${name}}`).join('')}.example.com`;
    const form = createForm({ servers: [{ url, variables: names.map((name) => ({ name, value: 'a' })) }] });
    const elapsed = startCpuClock();
    expect(find('GET', `https://${'a'.repeat(60)}!.example.com`, form)).toBe('origin');
    expect(elapsed()).toBeLessThan(3_000);
  });

  it('lets only a site on this machine try an API on this machine', () => {
    const form = createForm({ servers: [{ url: 'http://127.0.0.1:9' }], path: '/a' });
    expect(find('GET', 'http://127.0.0.1:9/a', form, 'localhost')).toBe('sent');
    expect(find('GET', 'http://127.0.0.1:9/a', form)).toBe('private');
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
