import { describe, expect, it } from 'vitest';
import { readServers } from '../../../../build/openapi/pages/servers.ts';
import { concreteUrl, templateUrl } from '../../../../build/openapi/samples/server-url.ts';
import type { Server } from '../../../../build/page/blocks/api/servers/model.ts';
import { compileDescription, contextOf, openapi, readRoot } from '../api-fixture.ts';
import { many } from '../many.ts';

const read = (...levels: unknown[]): Server[] => {
  const [root] = levels.map((servers) => readRoot({ servers }).root);
  return root === undefined
    ? []
    : readServers(
        levels.map((servers) => readRoot({ servers }).root),
        contextOf(root),
      );
};

describe('readServers()', () => {
  it("uses the operation's servers, else the path's, else the description's", () => {
    expect(read(undefined, [{ url: '/path' }], [{ url: '/root' }]).map(({ url }) => url)).toEqual(['/path']);
    expect(read([], undefined, [{ url: '/root' }]).map(({ url }) => url)).toEqual(['/root']);
    expect(read(undefined)).toEqual([]);
  });

  it('reads variables with their values', () => {
    const facts = { url: 'https://{region}.x.test', name: 'Live' };
    const region = { default: 'eu', enum: ['eu', 'us', 5], description: 'Where.' };
    const [server] = read([{ ...facts, description: 'The *live* one.', variables: { region } }]);
    const description = { html: '<p>Where.</p>', markdown: 'Where.' };
    expect(server).toMatchObject({
      ...facts,
      description: { html: '<p>The <em>live</em> one.</p>', markdown: 'The *live* one.' },
      variables: [{ name: 'region', defaultValue: 'eu', values: ['eu', 'us', '5'], description }],
    });
  });

  it.each([null, 'x', {}, [null], ['x'], [{ url: [] }], [{ variables: 'x' }], [{ variables: { a: 5 } }]])(
    'handles %j',
    (servers) => {
      expect(() => read(servers).map((server) => concreteUrl(server))).not.toThrow();
    },
  );
});

it.each([
  [
    ['https://a.test'],
    '#/servers/0: Cannot read the server: it must be a mapping, found text. Write { url: "https://a.test" }.',
  ],
  ...['api.a.test/v1', 'localhost:8080', 'localhost', 'a.test:80/x', '127.0.0.1:80', 'API.a.Test'].map(
    (url): [object[], string] => [
      [{ url }],
      `#/servers/0/url: "${url}" is a path, but looks like a host without a scheme. If it is one, write "https://${url}".`,
    ],
  ),
  ...[
    'v1.0/x',
    'index.php/api',
    'v1.json',
    'v1.0.json',
    'a.v1.PHP/x',
    '1.2.3/x',
    '/a.test',
    './a.test/',
    '{host}.test',
    '//a.test',
    'v1',
  ].map((url): [object[], null] => [[{ url, variables: { host: { default: 'a' } } }], null]),
])('the servers %j have the warning %j', (servers, warning) => {
  const { warnings } = compileDescription(openapi({ '/a': { get: { operationId: 'a' } } }, { servers }));
  expect(warnings).toEqual(warning === null ? [] : [warning]);
});

it('the end of a very long URL is found at once', () => {
  const url = `https://a/${'/'.repeat(100_000)}x`;
  const [server] = read([{ url }]);
  expect(concreteUrl(server)).toBe(url);
  expect(templateUrl(server, readRoot({}).root, '')).toBe(url);
}, 2_000);

describe('the base URL of an operation', () => {
  const compile = (servers: unknown[], description = 'books.yaml') =>
    compileDescription(openapi({ '/a': { get: { operationId: 'a' } } }, { servers }), { description });
  const requestTo = (...given: Parameters<typeof compile>): string | undefined =>
    /`GET ([^`]*)`/.exec(compile(...given).markdown('/api/a'))?.[1];
  const relative = { url: '/v1' };
  const absolute = { url: 'https://x.test/v2' };

  it('is the https equivalent of that of the first server', () => {
    const { markdown } = compile([{ url: 'http://a.test' }, { url: 'https://b.test' }, { url: 'https://a.test' }]);
    expect(markdown('/api/a')).toContain('`GET https://a.test/a`');
  });

  it('has its variables described in sentences', () => {
    const variables = { port: { default: '443', description: 'Port of the API' } };
    const { markdown } = compile([{ url: 'https://a.test:{port}', variables }]);
    expect(markdown('/api/a')).toContain('- `port`: Port of the API. Default `443`.');
  });

  it('is absolute, if any is and the location of the description is unknown', () => {
    expect(requestTo([relative, absolute])).toBe('https://x.test/v2/a');
    expect(requestTo([relative, { url: 'http://localhost:8080' }])).toBe('/v1/a');
    expect(requestTo([relative, absolute], 'https://fetched.test/a.json')).toBe('/v1/a');
  });

  it.each([
    ['localhost:8080/api', {}, '/v1/a'],
    ['{base}/x', {}, '/v1/a'],
    ['{base}/x', { base: { default: '/v2' } }, '/v1/a'],
    ['{base}/x', { base: { default: 'https://x.test' } }, 'https://x.test/x/a'],
    ['{scheme}://x.test', {}, '{scheme}://x.test/a'],
    ['{tenant}.x.test', {}, '{tenant}.x.test/a'],
  ])('is that of a public host: %s with %j', (url, variables, expected) => {
    expect(requestTo([relative, { url, variables }])).toBe(expected);
  });

  it.each([[{ host: {} }], [{}], [undefined]])('keeps a variable without a default: %j', (variables) => {
    const { markdown, html, warnings } = compile([{ url: 'https://{host}/api', variables }]);
    expect(markdown('/api/a')).toContain('`GET https://{host}/api/a`');
    expect(markdown('/api/a') + html('/api/a')).not.toContain('Default');
    expect(warnings).toEqual([
      '#/servers/0/url: Cannot replace "{host}" in the URL: it has no default value. Add one to "variables", as its "default".',
    ]);
  });

  it('may contain braces in a default, and more variables than are shown', () => {
    const warningsOf = (...args: Parameters<typeof compile>): string =>
      compile(...args)
        .warnings.filter((warning) => warning.includes('Cannot replace'))
        .join();
    const names = many(60, (index) => `v${index}`);
    const variables = Object.fromEntries(names.map((name) => [name, { default: 'x' }]));
    const url = `https://x.test/${names.map((name) => `{${name}}`).join('/')}`;
    expect(warningsOf([{ url, variables }])).toBe('');
    expect(warningsOf([{ url, variables: { ...variables, v59: {} } }])).toContain('"{v59}"');
    expect(warningsOf([{ url: 'https://{a}', variables: { a: { default: '{tenant}' } } }])).toBe('');
  });

  it.each([
    ['https://x.test/{a}', 'https://x.test/a', null],
    ['https://{a}x.test', 'https://x.test/a', null],
    ['https://x.test/{a}.v1', 'https://x.test/.v1/a', null],
    ['https://{a}.x.test/{b}', 'https://{a}.x.test/a', '{a}'],
    ['https://x.{a}.test', 'https://x.{a}.test/a', '{a}'],
    ['https://{a}/v1', 'https://{a}/v1/a', '{a}'],
  ])('has an empty default in %s, unless a host needs one', (url, expected, unknown) => {
    const empty = { default: '' };
    const { markdown, warnings } = compile([{ url, variables: { a: empty, b: empty } }]);
    expect(markdown('/api/a')).toContain(`\`GET ${expected}\``);
    expect(markdown('/api/a').match(/- `[ab]`: Default `""`/g) ?? []).toHaveLength(unknown === null ? 2 : 1);
    expect(warnings.join()).toBe(
      unknown === null
        ? ''
        : `#/servers/0/url: Cannot replace "${unknown}" in the URL: its default value is empty, and a host needs one. Write another one, or a URL without it.`,
    );
  });

  it('can be written in full in Swagger 2.0, which has no variables', () => {
    const warningsOf = (more: object): readonly string[] =>
      compileDescription({
        swagger: '2.0',
        info: { title: 'Books', version: '1' },
        paths: { '/a': { get: { responses: {} } } },
        ...more,
      }).warnings;
    const own = '#/host: Cannot replace "{a}" in the URL: ';
    expect(warningsOf({ host: '{a}.x.test' })).toEqual([
      `${own}Swagger 2.0 has no variables. Write a value in its place, or convert the description to OpenAPI 3.`,
    ]);
    expect(warningsOf({ 'x-servers': [{ url: 'https://{a}', variables: { a: {} } }] })).toEqual([
      `${own}it has no default value. Add one to "variables", as its "default".`,
    ]);
  });
});

describe('concreteUrl()', () => {
  const AT_ROOT = { url: 'https://{at}.test/v9', variables: { at: { default: 'root' } } };
  it.each([
    ['its $self', { $self: 'https://self.test/api/openapi.yaml' }, 'https://fetched.test/a', 'https://self.test/v1'],
    ['the URL of the description', {}, 'https://user:secret@fetched.test/a.json', 'https://fetched.test/v1'],
    ['the first absolute server', { servers: [{ url: '/x' }, AT_ROOT] }, 'content/api/a.yaml', 'https://root.test/v1'],
  ])('resolves a relative URL against %s', (_, document, location, expected) => {
    const { root } = readRoot({ openapi: '3.2.0', ...document });
    expect(concreteUrl(read([{ url: '/v1' }])[0], root, location)).toBe(expected);
  });

  const url = (server: Record<string, unknown>): string => concreteUrl(read([server])[0]);

  it.each([
    [{ url: 'https://x.test/v1/' }, 'https://x.test/v1'],
    [{ url: '/v1' }, 'https://api.example.com/v1'],
    [{ url: 'v1' }, 'https://api.example.com/v1'],
    [{ url: '//x.test' }, 'https://x.test'],
    [{ url: 'https://{a}.x.test/{b}', variables: { a: { default: 'eu' } } }, 'https://eu.x.test/{b}'],
    [{ url: 'https://{a}.x.test', variables: { a: { default: '' } } }, 'https://{a}.x.test'],
    [{ url: '{site}/v1' }, 'https://api.example.com/v1'],
    [{ url: '{site}/v1', variables: { site: { default: 'https://x.test' } } }, 'https://x.test/v1'],
    [{ url: '{protocol}://x.test/{b}' }, 'https://x.test/{b}'],
    [{ url: '{scheme}://{host}/v1' }, 'https://api.example.com/v1'],
    [{ url: '{host}:8080' }, 'https://api.example.com:8080'],
    [{ url: '{tenant}.x.test/v1' }, 'https://{tenant}.x.test/v1'],
    [{ url: '{tenant}-eu.x.test' }, 'https://{tenant}-eu.x.test'],
    [{ url: '{a}{b}/v1' }, 'https://api.example.com/v1'],
    [{}, 'https://api.example.com'],
  ])('converts %j to %s', (server, expected) => {
    expect(url(server)).toBe(expected);
  });
});

describe('templateUrl()', () => {
  const values = { a: { default: 'https' }, b: { default: 'x.test' }, c: { default: 'https://x.test' } };
  it.each([
    ['{a}://{b}/v1', '{a}://{b}/v1'],
    ['{c}/v1/', '{c}/v1'],
    ['{unknown}/v1', 'https://api.example.com/v1'],
    ['/{b}', 'https://api.example.com/{b}'],
  ])('converts %s to %s', (url, expected) => {
    const { root } = readRoot({});
    const template = templateUrl(read([{ url, variables: values }])[0], root, '');
    expect(template.replaceAll('%7B', '{').replaceAll('%7D', '}')).toBe(expected);
  });
});
