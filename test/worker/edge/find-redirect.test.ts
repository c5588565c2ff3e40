import { describe, expect, it } from 'vitest';
import { toLocation } from '../../../worker/edge/find-redirect.ts';

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
  ])('makes of %s, under the base %j and with the query %j, %s', (target, base, search, location) => {
    expect(toLocation(target, base, search)).toBe(location);
  });
});
