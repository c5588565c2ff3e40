import { describe, expect, it } from 'vitest';
import { loadRedirects, type Redirect } from '../../../build/content/load-redirects.ts';
import { Report } from '../../../build/report/report.ts';
import { removeContent, tellFindings, writeContent } from '../content-folder.ts';
import { thrownFindings } from '../thrown-findings.ts';

const PAGES = new Set(['/', '/user/bills', '/user/quotes']);
async function load(text: string | null): Promise<{ redirects: Redirect[]; errors: string[] }> {
  const dir = writeContent(text === null ? {} : { 'redirects.yaml': text });
  const report = new Report();
  try {
    const redirects = await loadRedirects(
      dir,
      { pagePaths: PAGES, isOptional: (path) => path.startsWith('/api/') },
      report,
    );
    return { redirects, errors: tellFindings(report.errors, dir) };
  } finally {
    removeContent(dir);
  }
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

  it.each([
    ['/a: /a', ['redirects.yaml:1:1: Cannot redirect /a: it leads back to itself. Point it to a page.']],
    ['/a: /a#x', ['redirects.yaml:1:1: Cannot redirect /a: it leads back to itself. Point it to a page.']],
    [
      '/a: /b\n/b: /c\n/c: /b',
      ['/a', '/b', '/c'].map(
        (from, index) =>
          `redirects.yaml:${index + 1}:1: Cannot redirect ${from}: it leads back to itself. Point it to a page.`,
      ),
    ],
    [
      '/x: /user/bills\n/a.html: /nope',
      ['redirects.yaml:2:1: Cannot redirect /a: there is no page /nope. Point it to a page.'],
    ],
    ...(
      [
        ['/user/*', '/:splat', 'the page /user/bills matches it. Make the pattern narrower'],
        ['/a/*/b', '/user/bills', 'it is not a path with "*" at its end or segments such as ":year"'],
        ['/a/*', '/nope/:splat', 'there is no page below /nope/'],
        ['/a/*', '/a/a/:splat', 'there is no page below /a/a/'],
        ['/a/*', '/nope', 'there is no page /nope'],
        ['/a/:b', '/user/:c', 'its target has :c, which is not in the path'],
        ['/a/:b', '/user/:splat', 'its target has :splat, which is not in the path'],
        ['/a/:b', 'https://:b/x', 'a host cannot depend on the path'],
      ] as const
    ).map(([from, to, fault]): [string, string[]] => [
      `${from}: ${to}`,
      [`redirects.yaml:1:1: Cannot redirect ${from} to ${to}: ${fault}. Correct the line, or remove it.`],
    ]),
    [
      '/user/bills: /user/quotes',
      [
        'redirects.yaml:1:1: Cannot redirect /user/bills: a page has this path. Remove the line, or write another path.',
      ],
    ],
    [
      '/a: /\n/a/: /',
      ['redirects.yaml:2:1: Cannot redirect /a/: it appears twice. Remove the line, or write another path.'],
    ],
    ['/a%: /', ['redirects.yaml:1:1: Cannot redirect /a%: it is not a path. Remove the line, or write another path.']],
    ...['javascript:alert(1)', '//evil.test', 'user/bills'].map((to): [string, string[]] => [
      `/a: ${to}`,
      [
        `redirects.yaml:1:1: Cannot redirect /a to ${to}: the target must be a path such as "/user/bills" or an http(s) URL.`,
      ],
    ]),
  ])('rejects %j', async (text, errors) => {
    const result = await load(text);
    expect(result.errors).toEqual(errors);
  });

  it('rejects a list', async () => {
    const dir = writeContent({ 'redirects.yaml': '- /a' });
    const faults = await thrownFindings(() =>
      loadRedirects(dir, { pagePaths: PAGES, isOptional: () => false }, new Report()),
    );
    removeContent(dir);
    expect(faults).toEqual([
      expect.stringMatching(/redirects\.yaml:1:1: Cannot read the redirects: .* must be a mapping/),
    ]);
  });
});
