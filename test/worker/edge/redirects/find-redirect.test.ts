import { describe, expect, it } from 'vitest';
import { RedirectFinder, toLocation } from '../../../../worker/edge/redirects/find-redirect.ts';
import { manifest } from '../../../site/fixture/release.ts';

const page = { kind: 'schema', key: 'k', title: 'Schema', description: '' } as const;

const redirects = new RedirectFinder({
  ...manifest,
  pages: new Map([
    ...manifest.pages,
    ['/api/schemas/Bill', page],
    ['/api/schemas/VATReturn', page],
    ['/a/Twin', page],
    ['/a/twin', page],
    ['/caf%C3%A9/Menu', page],
  ]),
  redirects: { ...manifest.redirects, '/Legacy/Page.aspx': '/user/bills' },
  redirectPatterns: [
    { from: '/old/*', to: '/user/:splat' },
    { from: '/posts/:year/:name', to: '/api/schemas/:name#:year' },
    { from: '/away/*', to: 'https://example.com/a/:splat?b' },
    { from: '/loop/*', to: '/loop/loop/:splat' },
  ],
});

describe('RedirectFinder', () => {
  it.each([
    ['/user/bills', null],
    ['/User/BILLS', '/user/bills'],
    ['/user/bills/index', '/user/bills'],
    ['/Index', '/'],
    ['/old/bills', '/user/bills#enter'],
    ['/OLD/Bills', '/user/bills#enter'],
    ['/api/schemas/Bill', null],
    ['/api/schemas/bill', '/api/schemas/Bill'],
    ['/API/Schemas/BILL', '/api/schemas/Bill'],
    ['/api/schemas/vatreturn', '/api/schemas/VATReturn'],
    ['/api/schemas/bill/index', '/api/schemas/Bill'],
    ['/a/TWIN', '/a/twin'],
    ['/a/twin', null],
    ['/caf%C3%A9/menu', '/caf%C3%A9/Menu'],
    ['/legacy/page.aspx', '/user/bills'],
    ['/favicon.ico', '/img/logo.svg'],
    ['/old/quotes', '/user/quotes'],
    ['/old/nope', null],
    ['/posts/2025/Bill', '/api/schemas/Bill#2025'],
    ['/posts/2025/Bill/more', null],
    ['/posts/2025', null],
    ['/away/x/y', 'https://example.com/a/x/y?b'],
    ['/away', 'https://example.com/a/?b'],
    ['/loop/a', null],
    ['/nope', null],
    ['/constructor', null],
  ])('redirects %s to %s', (path, target) => {
    expect(redirects.find(path)).toBe(target);
  });
});

describe('toLocation()', () => {
  it.each([
    ['/user/bills', '', '', '/user/bills'],
    ['/user/bills', '/docs', '?q=1', '/docs/user/bills?q=1'],
    ['/', '/docs', '?q=1', '/docs?q=1'],
    ['/user/bills#enter', '', '?q=1', '/user/bills?q=1#enter'],
    ['/user/bills?a=1#enter', '', '?q=1', '/user/bills?a=1&q=1#enter'],
    ['/user/bills.html', '', '', '/user/bills'],
    ['//evil.com/x', '', '', '/evil.com/x'],
    ['https://example.com/x', '/docs', '?q=1', 'https://example.com/x?q=1'],
  ])('converts %s with base %j and query %j to %s', (target, base, search, location) => {
    expect(toLocation(target, base, search)).toBe(location);
  });
});
