import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { wordsOf } from '../words.ts';
import { get } from './get.ts';

/**
 * Paths that servers have interpreted differently from the caches and filters in front of them (RFC 3986 §6.2, §7.3).
 */
const PATHS = [
  // Slashes and backslashes, encoded once and twice.
  ...wordsOf(`
    /user%2Fbills /user%2fbills /user%252Fbills /user%5Cbills /user\\bills /%2Fuser/bills /user/%2F // ///
    //user/bills /user//bills /\\/evil.example /%5C/evil.example //evil.example// /%2F%2F ///evil.example/%2e%2e
    //evil.example/..%2f /.//evil.example /%09/evil.example /%0a/evil.example
  `),
  // Dot segments in every spelling.
  ...wordsOf(`
    /. /.. /%2e /%2e%2e /%2E%2e/ /user/./bills /user/../user/bills /user/%2e%2e/user/bills /../../../../etc/passwd
    /..%2f..%2fetc%2fpasswd /%252e%252e/%252e%252e/etc/passwd /....//....//etc /user/bills/..;/x /user/;/bills
    /..%5c..%5cwindows /.%00./x /%c0%ae%c0%ae/x /%e0%80%ae/x
  `),
  // Bytes that are not text.
  ...wordsOf(`
    /% /%2 /%zz /%ff /%E0%A4%A /%ed%a0%80 /%f4%90%80%80 /%00 /user/bills%00.html /%7f /user%0d%0aSet-Cookie:%20a=b
    /%0d%0aLocation:%20https://evil.example /%e2%80%a8 /%ef%bb%bfuser
  `),
  // Case of names and of percent-encoding.
  ...wordsOf(`
    /USER/BILLS /User/Bills.HTML /caf%c3%a9 /CAF%C3%A9 /cafe%cc%81 /%75%73%65%72/bills /Healthz
  `),
  // Endings.
  ...wordsOf(`
    /user/bills.html.html /user/bills.html/index.html/ /index.html/index.html /.html /index.htm /.md /user/bills.
    /user/bills%20 /user/bills;jsessionid=1 /user/bills%3Fq=1 /user/bills%23pay /user/bills? /user/bills.md.md
    /user/bills.html.md /.md.html /index.md/ /llms.txt.html /sitemap-99999.xml
  `),
  // Names of object members, of the engine's own routes and of other engines.
  ...wordsOf(`
    /__proto__ /constructor/prototype /toString /_/sidebar/__proto__/x /_/sidebar/docs/constructor
    /_/sidebar/docs/%2e%2e /assets/ /assets/%2e%2e/page /llms/..txt /.well-known/agent-skills/../x/SKILL.md
    /.git/config /.env /wp-login.php /api/%7B%7D /api/list-bills/ /<script> /"onload=" /'
  `),
  '/a b',
  // Sizes.
  ...[`/${'a/'.repeat(1_000)}`, `/${'%2e'.repeat(600)}`, `/${'.html'.repeat(400)}`],
  ...[`/${'x'.repeat(5_000)}`, `/${'/'.repeat(2_000)}`],
];

const STATUSES = [200, 301, 400, 404, 414];
const RANDOM_PATHS = 60;
const MAX_RANDOM_SEGMENTS = 6;

describe('a hostile path', () => {
  it.each(PATHS.map((path) => [path]))('%s returns a page, a file, a redirect or 404', async (path) => {
    await expectSound(path);
  });

  it('of random pieces does so too', async () => {
    const pieces = PATHS.flatMap((path) => (path.length < 100 ? path.split(/(?=[/%.])/) : []));
    const random = createRandom(20_261_121);
    const paths = Array.from({ length: RANDOM_PATHS }, () => {
      const count = 1 + random(MAX_RANDOM_SEGMENTS);
      return `/${Array.from({ length: count }, () => pieces[random(pieces.length)]).join('')}`;
    });
    await Promise.all(paths.map(expectSound));
  });
});

describe('HEAD', () => {
  it.each(
    wordsOf(`
      / /user/bills /user/bills.md /user/bills/ /nope /nope.md /%00 /img/logo.svg /lost.svg /assets/site-1a2b.css
      /llms.txt /llms-full.txt /robots.txt /sitemap.xml /.well-known/api-catalog /_/sidebar/docs/users /search?q=bills
      /accounting.yaml /status /mcp/server-card
    `),
  )('of %s has the status and headers of GET, and no body', async (path) => {
    const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)];
    expect([head.status, await head.text()]).toEqual([whole.status, '']);
    // What follows from the content, which HEAD does not read, may be omitted (RFC 9110 §9.3.2).
    const headersOf = ({ headers }: Response): [string, string][] =>
      [...headers].filter(([name]) => !/^(?:content-length|x-markdown-tokens|cf-cache-status)$/.test(name));
    expect(headersOf(head)).toEqual(headersOf(whole));
  });
});

describe('methods other than GET and HEAD', () => {
  it.each(['/', '/user/bills', '/user/bills.md', '/nope', '/img/logo.svg', '/llms.txt', '/search?q=a', '/healthz'])(
    'return 405 for %s with the allowed methods',
    async (path) => {
      for (const method of path === '/' ? ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY'] : ['POST']) {
        const response = await get(path, { method, ...(method === 'POST' ? { body: 'x' } : {}) });
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
      const options = await get(path, { method: 'OPTIONS' });
      expect([options.status, await options.text()]).toEqual([204, '']);
      expect(options.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    },
  );

  it('return a problem document to a client that prefers JSON', async () => {
    const response = await get('/user/bills', { method: 'DELETE', headers: { Accept: 'application/json' } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([405, 'application/problem+json']);
    expect(await response.json()).toEqual({ title: 'Method Not Allowed', status: 405 });
  });
});

/** No error, no other host, no text of the request in the page, no redirect chain, and a Cache-Control. */
async function expectSound(path: string): Promise<void> {
  const response = await get(path);
  const { status, headers } = response;
  expect([path, STATUSES.includes(status)]).toEqual([path, true]);
  expect([path, headers.get('Cache-Control') ?? '']).toEqual([
    path,
    expect.stringMatching(/^(?:no-store|public, max-age=)/),
  ]);
  expect([...headers.keys()].filter((name) => name === 'set-cookie')).toEqual([]);
  const body = await response.text();
  expect(/<script>(?!document)|"onload=|root:x:/.test(body)).toBe(false);
  if (status !== 301) return;
  const location = headers.get('Location') ?? '';
  // Another host only for a redirect of the site.
  if (location.startsWith('https://status.example.com/')) return;
  expect([path, location]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)]);
  const next = await get(location);
  expect([path, location, next.status]).toEqual([path, location, expect.not.toSatisfy((code: number) => code === 301)]);
}
