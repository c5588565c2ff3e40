import { describe, expect, it } from 'vitest';
import { parseReturnPath } from '../../../worker/access/return-path.ts';

const ORIGIN = 'https://docs.example.com';

describe('parseReturnPath()', () => {
  it.each(['/', '/user/bills', '/user/bills?view=all&x=%2F%2Fevil.example', '/caf%C3%A9', '/a/%2e%2e%2fb', '/_'])(
    'accepts a page of the site: %s',
    (path) => {
      expect(new URL(parseReturnPath(path, ORIGIN, '') ?? '').origin).toBe(ORIGIN);
    },
  );

  it.each([
    null,
    '',
    'user/bills',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\u0000',
    '/user\r\nSet-Cookie: a=b',
    '/café',
    '/@evil.example\\',
    `/${'x'.repeat(3_000)}`,
    '/_/access/sign-in?to=/',
    '/./_/access/callback',
    '/_/access/../access/sign-in',
    '/de/_/access/sign-in',
  ])('refuses %j', (path) => {
    expect(parseReturnPath(path, ORIGIN, '')).toBeNull();
  });

  it('stays below the base of the site', () => {
    expect(parseReturnPath('/docs/a', ORIGIN, '/docs')).toBe(`${ORIGIN}/docs/a`);
    for (const path of ['/', '/docsearch', '/docs/../admin', '/docs/_/access/sign-in', '/docs//evil'])
      expect([path, parseReturnPath(path, ORIGIN, '/docs')]).toEqual([
        path,
        path === '/docs//evil' ? `${ORIGIN}/docs//evil` : null,
      ]);
  });
});
