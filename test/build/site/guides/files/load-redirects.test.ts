import { describe, expect, it } from 'vitest';
import { loadRedirects, type Redirect } from '../../../../../build/site/guides/files/load-redirects.ts';
import { inContent } from '../../../content-folder.ts';

const PAGES = new Set(['/', '/user/bills', '/user/quotes']);
async function load(text: string | null): Promise<{ redirects: Redirect[]; errors: readonly string[] }> {
  const targets = { pagePaths: PAGES, isOptional: (path: string) => path.startsWith('/api/') };
  const { result: redirects, errors } = await inContent(
    text === null ? {} : { 'redirects.yaml': text },
    (dir, report) => loadRedirects(dir, targets, report),
  );
  return { redirects, errors };
}

describe('loadRedirects()', () => {
  it.each([
    ['/old: /user/bills', [{ from: '/old', to: '/user/bills' }]],
    ['/old.html: /user/bills#pay', [{ from: '/old', to: '/user/bills#pay' }]],
    ['/old: https://x.test/a', [{ from: '/old', to: 'https://x.test/a' }]],
    ['/old: /api/get-x', [{ from: '/old', to: '/api/get-x' }]],
    ['/old: /user/bills.html', [{ from: '/old', to: '/user/bills.html' }]],
    ['/old/*: /user/:splat', [{ from: '/old/*', to: '/user/:splat', isPattern: true }]],
    [
      '/p/:year/:name/: https://x.test:8080/:name',
      [{ from: '/p/:year/:name', to: 'https://x.test:8080/:name', isPattern: true }],
    ],
    ['/ol d/:a: /user/bills#:a', [{ from: '/ol%20d/:a', to: '/user/bills#:a', isPattern: true }]],
    ['/old/*: https://x.test?of=:splat', [{ from: '/old/*', to: 'https://x.test?of=:splat', isPattern: true }]],
    ['/old/*: /api/:splat', [{ from: '/old/*', to: '/api/:splat', isPattern: true }]],
    ['', []],
    [null, []],
  ])('reads %j', async (text, redirects) => {
    expect(await load(text)).toEqual({ redirects, errors: [] });
  });

  it('resolves chains to their target', async () => {
    const { redirects } = await load('/a: /b\n/b: /c/\n/c: /user/bills\n');
    expect(redirects.map(({ to }) => to)).toEqual(['/user/bills', '/user/bills', '/user/bills']);
  });

  const toItself = 'it leads back to itself. Point it to a page.';
  const other = 'Remove the line, or write another path.';
  const noTarget = 'the target must be a path such as "/user/bills" or an http(s) URL';
  const type = `${noTarget}.`;

  it.each([
    ['/a: /a', '1:1', `/a: ${toItself}`],
    ['/a: /a#x', '1:1', `/a: ${toItself}`],
    ['/x: /user/bills\n/a.html: /nope', '2:10', '/a: there is no page /nope. Point it to a page.'],
    ['/user/bills: /user/quotes', '1:1', `/user/bills: a page has this path. ${other}`],
    ['/a: /\n/a/: /', '2:1', `/a/: it appears twice. ${other}`],
    ['/a%: /', '1:1', `/a%: it is not a path. ${other}`],
    ['/a: javascript:alert(1)', '1:5', `/a to javascript:alert(1): ${type}`],
    ['/a: //evil.test', '1:5', `/a to //evil.test: ${type}`],
    ['/a: /\\evil.test', '1:5', `/a to /\\evil.test: ${type}`],
    ['/a: https:///evil.test', '1:5', `/a to https:///evil.test: ${type}`],
    ['/a: user/bills', '1:5', `/a to user/bills: ${type}`],
  ])('rejects %j', async (text, at, fault) => {
    expect((await load(text)).errors).toEqual([`redirects.yaml:${at}: Cannot redirect ${fault}`]);
  });

  it.each([
    ['/user/*', '/:splat', 'the page /user/bills matches it. Make the pattern narrower'],
    ['/a/*/b', '/user/bills', 'it is not a path with "*" at its end or segments such as ":year"'],
    ['/a%0Ab/*', '/user/bills', 'it is not a path with "*" at its end or segments such as ":year"'],
    ['/a/*', '/nope/:splat', 'there is no page below /nope/'],
    ['/a/*', '/a/a/:splat', 'there is no page below /a/a/'],
    ['/a/*', '/nope', 'there is no page /nope'],
    ['/a/:b', '/user/:c', 'its target has :c, which is not in the path'],
    ['/a/:b', '/user/:splat', 'its target has :splat, which is not in the path'],
    ['/a/:b', 'https://:b/x', 'a host cannot depend on the path'],
    ['/a/*', 'https:///:splat', noTarget],
    ['/a/*', 'b/:splat', noTarget],
    ['/a/*', '":splat"', noTarget],
    ['/a/*', 'javascript:alert(1)', noTarget],
    ['/a/*', '//evil.test/:splat', noTarget],
  ])('rejects the pattern %s to %s', async (from, to, fault) => {
    expect((await load(`${from}: ${to}`)).errors).toEqual([
      `redirects.yaml:1:1: Cannot redirect ${from} to ${to.replaceAll('"', '')}: ${fault}. Correct the line, or remove it.`,
    ]);
  });

  it('rejects each redirect of a loop', async () => {
    expect((await load('/a: /b\n/b: /c\n/c: /b')).errors).toEqual(
      ['1:1: Cannot redirect /a', '2:1: Cannot redirect /b', '3:1: Cannot redirect /c'].map(
        (fault) => `redirects.yaml:${fault}: ${toItself}`,
      ),
    );
  });

  it('rejects a list', async () => {
    await expect(load('- /a')).rejects.toThrow(/redirects\.yaml:1:1: Cannot read the redirects: .* must be a mapping/);
  });
});
