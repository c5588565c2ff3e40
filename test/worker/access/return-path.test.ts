import { describe, expect, it } from 'vitest';
import { parseReturnPath } from '../../../worker/access/return-path.ts';

const ORIGIN = 'https://docs.example.com';
/** Its types are those of the edge. */
const SPLIT: string = '../../../worker/access/split-by-audience.ts';

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

describe('a sign-in that a link begins', () => {
  it('leads back to the page with the link, if it is of the site', async () => {
    const gate = { respond: ({ url }: Request) => new Response(url) };
    const { splitByAudience } = await import(SPLIT);
    const worker = splitByAudience({ access: {} }, () => null, [], gate);
    const signIn = async (referrer: string, path = '/_/access/sign-in'): Promise<string> => {
      const request = new Request(ORIGIN + path, { headers: { Referer: referrer } });
      return (await (await worker.fetch(request, {}, {})).text()).slice(ORIGIN.length);
    };
    const page = `${ORIGIN}/bills?view=all`;
    expect(await signIn(page)).toBe('/_/access/sign-in?to=%2Fbills%3Fview%3Dall');
    for (const path of ['/_/access/sign-in?to=/quotes', '/_/access/callback'])
      expect(await signIn(page, path)).toBe(path);
    for (const other of ['https://evil.example/bills', '/bills', ''])
      expect(await signIn(other)).toBe('/_/access/sign-in');
  });
});
