import { describe, expect, it } from 'vitest';
import { canonicalPath, hrefToPath, linkToHref, pathToHref } from '../../../worker/model/path.ts';

describe('canonicalPath()', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/user/bills', '/user/bills'],
    ['/user/bills/', '/user/bills'],
    ['//user///bills//', '/user/bills'],
    ['/user/bills.html', '/user/bills'],
    ['/user/bills.HTML', '/user/bills'],
    ['/user/bills.html.html', '/user/bills'],
    ['/user/bills.html/', '/user/bills'],
    ['/user/bills%2Ehtml', '/user/bills'],
    ['/user/bills/.', '/user/bills'],
    ['/user%5cbills', '/user%5Cbills'],
    ['/user/index.html', '/user'],
    ['/index.html', '/'],
    ['/user/INDEX.html', '/user'],
    ['/.html', '/'],
    ['/user/index', '/user/index'],
    ['/user/bills.htm', '/user/bills.htm'],
    ['/user/./bills/../quotes', '/user/quotes'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/user/%62ills', '/user/bills'],
    ['/user/%2e%2e/bills', '/bills'],
    ['/a b', '/a%20b'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ["/a:b@c$d&e+f,g;h=i!j'k(l)m*n~", "/a:b@c$d&e+f,g;h=i!j'k(l)m*n~"],
    ['/__proto__', '/__proto__'],
  ])('converts %j to %j', (pathname, path) => {
    expect(canonicalPath(pathname)).toBe(path);
  });

  it.each(['/%', '/%E0%A4%A', '/a%zz', '/a%00b', '/a\u0000b', '/%0d%0aLocation:x', '/\u007f', '/\ud800', '/a/\udfff'])(
    'returns null for %j',
    (pathname) => {
      expect(canonicalPath(pathname)).toBeNull();
    },
  );

  it.each([
    ['//evil.com/x.html', '/evil.com/x'],
    ['///evil.com/', '/evil.com'],
    ['/.//evil.com', '/evil.com'],
    ['//evil.com/%2e%2e', '/'],
    ['/\\evil.com', '/%5Cevil.com'],
    ['/%5C%5Cevil.com/', '/%5C%5Cevil.com'],
    ['/%2F%2Fevil.com', '/%2F%2Fevil.com'],
    ['/%2e%2f/evil.com', '/.%2F/evil.com'],
    ['/http://evil.com/', '/http:/evil.com'],
  ])('never points %j to another host', (pathname, path) => {
    expect(canonicalPath(pathname)).toBe(path);
  });

  it.each(['/user/bills.html/', '/a%20b/é', '/x/../y/./index.html', '/%25'])(
    'returns canonical paths unchanged: %j',
    (path) => {
      const once = canonicalPath(path) ?? '';
      expect(canonicalPath(once)).toBe(once);
    },
  );
});

describe('pathToHref() and hrefToPath()', () => {
  it.each([
    ['', '/', '/'],
    ['', '/user/bills', '/user/bills'],
    ['/docs', '/', '/docs'],
    ['/docs', '/user/bills', '/docs/user/bills'],
  ])('convert in both directions with the base %j: %j ↔ %j', (base, path, href) => {
    expect(pathToHref(base, path)).toBe(href);
    expect(hrefToPath(base, href)).toBe(path);
  });

  it('find the Markdown of the home page at its URL with `.md`, as of any page', () => {
    expect(hrefToPath('/docs', '/docs.md')).toBe('/index.md');
  });

  it.each(['/', '/doc', '/docsx/a', '/docs.txt', '/other'])('recognize that %j is outside the base', (pathname) => {
    expect(hrefToPath('/docs', pathname)).toBeNull();
  });
});

describe('linkToHref()', () => {
  it.each([
    ['/docs', '/user/bills?a=/b#pay', '/docs/user/bills?a=/b#pay'],
    ['/docs', '/#top', '/docs#top'],
    ['', '/user/bills#pay', '/user/bills#pay'],
    ['/docs', 'https://example.com/a', 'https://example.com/a'],
    ['/docs', '//example.com/a', '//example.com/a'],
    ['/docs', '/\\example.com', '/\\example.com'],
    ['/docs', '#pay', '#pay'],
    ['/docs', 'mailto:a@example.com', 'mailto:a@example.com'],
  ])('adds the base %j to links within the site: %j → %j', (base, link, href) => {
    expect(linkToHref(base, link)).toBe(href);
  });
});
