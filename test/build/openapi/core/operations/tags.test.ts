import { describe, expect, it } from 'vitest';
import type { SidebarEntry } from '../../../../../build/site/sidebar/sidebar-entry.ts';
import { compileDescription, openapi } from '../../api-fixture.ts';
import { HOSTILE_NAMES, many } from '../../many.ts';

const operation = (operationId: string, ...tags: unknown[]): Record<string, unknown> => ({ operationId, tags });
const outline = (entries: readonly SidebarEntry[]): unknown[] =>
  entries.map((entry) =>
    entry.kind === 'category'
      ? { [entry.label]: outline(entry.entries) }
      : entry.kind === 'link' && entry.to.replace('/api/', ''),
  );
const sidebarOf = (paths: unknown, more: Readonly<Record<string, unknown>> = {}): unknown[] => {
  const { api, faults } = compileDescription(openapi(paths, more));
  expect(faults).toEqual([]);
  return outline(api.sidebar).slice(1);
};

/** Operations at `keys` and `mails` of a path, in turn. */
const manyPaths = (path: string, count: number, tag: string): Record<string, object> =>
  Object.fromEntries(
    many(count, (index) => {
      const key = `${path}/{id}/${index % 2 === 0 ? 'keys' : 'mails'}/${index}`;
      return [key, { get: operation(`u${index}`, tag) }];
    }),
  );
/** Their groups. */
const manyGroups = (count: number): unknown[] => {
  const names = many(count, (index) => `u-${index}`);
  return [
    { Keys: names.filter((_, index) => index % 2 === 0) },
    { Mails: names.filter((_, index) => index % 2 === 1) },
  ];
};

describe('the sidebar of an API', () => {
  it('lists declared tags in order, then other tags, then untagged operations', () => {
    expect(
      sidebarOf(
        { '/1': { get: operation('a', 'Z') }, '/2': { get: operation('b') }, '/3': { get: operation('c', 'Y', 'Z') } },
        { tags: [{ name: 'Y' }, { name: 'Told', description: 'Words.' }] },
      ),
    ).toEqual([{ Y: ['c'] }, { Told: [] }, { Z: ['a', 'c'] }, { Other: ['b'] }]);
  });

  it('shows identifiers in words, but names as written', () => {
    const names = [
      'item_group',
      'licenseAssignments',
      'userGroup',
      'payPal',
      'item',
      'macOS',
      'GitHub',
      'add-ons',
      '_x',
      'bankEntry',
      'apiToken',
      'payPals',
    ];
    const ids = ['u0', 'licensing.licenseAssignments.insert', 'u2', 'payPalPay'];
    const paths = Object.fromEntries(
      names.map((name, index) => [
        { userGroup: '/userGroups/{id}', bankEntry: '/bankEntries', apiToken: '/api-tokens' }[name] ?? `/${index}`,
        { get: operation(ids[index] ?? `u${index}`, name) },
      ]),
    );
    const labels = sidebarOf(paths, { tags: [{ name: 'item_group' }] }).flatMap((entry) =>
      Object.keys(entry as object),
    );
    expect(labels).toEqual([
      'item group',
      'license assignments',
      'user group',
      ...names.slice(3, -3),
      'bank entry',
      'API token',
      'payPals',
    ]);
    expect(compileDescription(openapi(paths)).paths).toContain('/api/tags/item-group');
  });

  it('groups by path if no operation has a tag', () => {
    const get = (operationId: string): object => ({ get: { operationId } });
    const paths = {
      '/api/oauth2-clients': get('a'),
      '/api/oauth2-clients/{id}': get('b'),
      '/api/users/{id}/keys#list': get('c'),
      '/api/health': get('d'),
      '/api/users': get('e'),
      '/api/version': get('f'),
    };
    expect(sidebarOf(paths)).toEqual([{ 'Oauth2 clients': ['a', 'b'] }, { Users: ['c', 'e'] }, { Other: ['d', 'f'] }]);
    expect(compileDescription(openapi(paths)).paths).toContain('/api/tags/oauth2-clients');
    expect(sidebarOf({ '/a': get('a'), '/b': get('b') })).toEqual([{ Operations: ['a', 'b'] }]);
  });

  it.each([
    [
      'below a prefix that most paths share',
      ['/api/v1/users', '/api/v1/users/{id}', '/api/v1/bills', '/api/v1/bills/{id}', '/api/me', '/health'],
      [{ Users: ['o-0', 'o-1'] }, { Bills: ['o-2', 'o-3'] }, { Other: ['o-4', 'o-5'] }],
    ],
    [
      'with those of the same name outside of it',
      ['/v1/users', '/v1/users/{id}', '/v1/bills', '/v1/bills/{id}', '/users/me', '/users/you'],
      [{ Users: ['o-0', 'o-1', 'o-4', 'o-5'] }, { Bills: ['o-2', 'o-3'] }],
    ],
    [
      'but not below a resource',
      ['/users', '/users/{id}', '/users/{id}/keys', '/users/{id}/keys/{key}', '/health'],
      [{ Users: ['o-0', 'o-1', 'o-2', 'o-3'] }, { Other: ['o-4'] }],
    ],
    [
      'by the names of procedures',
      ['/trpc/user.list', '/trpc/user.get', '/trpc/bill.add', '/trpc/bill.get'],
      [{ User: ['o-0', 'o-1'] }, { Bill: ['o-2', 'o-3'] }],
    ],
    [
      'by entities of OData, and without custom methods',
      ['/Users', "/Users('{id}')", '/Bills', '/Bills({id})/Lines', '/jobs:run', '/jobs/{id}:cancel'],
      [{ Users: ['o-0', 'o-1'] }, { Bills: ['o-2', 'o-3'] }, { Jobs: ['o-4', 'o-5'] }],
    ],
    [
      'without placeholders that contain a period or colon',
      [
        '/users',
        '/users/{book.name}',
        '/bills',
        '/bills/{id:[0-9]{3}}',
        '/{book.name}',
        '/{user.name}',
        '/{id:[0-9]+}',
      ],
      [{ Users: ['o-0', 'o-1'] }, { Bills: ['o-2', 'o-3'] }, { Other: ['o-4', 'o-5', 'o-6'] }],
    ],
    [
      'without file extensions',
      ['/posts.json', '/posts/{id}.json', '/posts/{id}/comments.json', '/users.json', '/users/{id}.json'],
      [{ Posts: ['o-0', 'o-1', 'o-2'] }, { Users: ['o-3', 'o-4'] }],
    ],
    [
      'with whole versions',
      ['/v1.0/users', '/v1.0/bills', '/v1.1/users', '/v1.1/bills'],
      [{ 'v1.0': ['o-0', 'o-1'] }, { 'v1.1': ['o-2', 'o-3'] }],
    ],
  ])('groups by path %s', (_, paths, expected) => {
    const items = paths.map((path, index) => [path, { get: { operationId: `o${index}` } }]);
    expect(sidebarOf(Object.fromEntries(items))).toEqual(expected);
  });

  it('ends with the schemas, grouped by the first word of their names if there are more than 40', () => {
    const paths = { '/1': { get: operation('a', 'A') } };
    const sidebarWith = (names: readonly string[]): unknown[] =>
      sidebarOf(paths, { components: { schemas: Object.fromEntries(names.map((name) => [name, {}])) } });
    expect(sidebarWith(['Invoice', 'Bill'])).toEqual([{ A: ['a'] }, { Objects: ['schemas/Invoice', 'schemas/Bill'] }]);
    const names = ['Tax', ...many(30, (index) => `BankItem${index}`), ...many(20, (index) => `bill_line_${index}`)];
    expect(sidebarWith(names)[1]).toEqual({
      Objects: [
        'schemas/Tax',
        { Bank: names.slice(1, 31).map((name) => `schemas/${name}`) },
        { Bill: names.slice(31).map((name) => `schemas/${name}`) },
      ],
    });
  });

  it('splits a tag with more than 40 operations by path', () => {
    const paths = {
      ...manyPaths('/users', 50, 'A'),
      '/orgs': { get: operation('o1', 'A') },
      '/orgs/{id}': { get: operation('o2', 'A') },
      '/me': { get: operation('me', 'A') },
    };
    expect(sidebarOf(paths)).toEqual([{ A: ['me', { Users: manyGroups(50) }, { Orgs: ['o-1', 'o-2'] }] }]);
  });

  it('has no group with the same name as its parent', () => {
    const paths = {
      '/v1/users': { get: operation('list', 'Users'), post: operation('add', 'Users') },
      ...manyPaths('/v1/users', 40, 'Users'),
    };
    expect(sidebarOf(paths)).toEqual([{ Users: ['list', 'add', ...manyGroups(40)] }]);
    const withOthers = { ...paths, '/v1/orgs': { get: operation('o1', 'Users'), post: operation('o2', 'Users') } };
    expect(sidebarOf(withOthers)).toEqual([{ Users: ['list', 'add', ...manyGroups(40), { Orgs: ['o-1', 'o-2'] }] }]);
  });

  it('labels tags by display name or summary, operations by display name', () => {
    const paths = { '/1': { get: { ...operation('a', 'A', 'B'), summary: 'S', 'x-displayName': 'D' } } };
    const tags = [
      { name: 'A', 'x-displayName': 'Ay' },
      { name: 'B', summary: 'Bee' },
    ];
    expect(sidebarOf(paths, { tags })).toEqual([{ Ay: ['a'] }, { Bee: ['a'] }]);
  });

  it('nests tags below their parents, and puts cycles and orphans at the top', () => {
    const paths = ['A', 'B', 'C', 'D', 'E'].map((tag) => [`/${tag}`, { get: operation(`get${tag}`, tag) }]);
    const parents = { A: undefined, B: 'A', C: 'D', D: 'C', E: 'None' };
    const tags = Object.entries(parents).map(([name, parent]) => ({ name, parent }));
    expect(sidebarOf(Object.fromEntries(paths), { tags })).toEqual([
      { A: ['get-a', { B: ['get-b'] }] },
      { C: ['get-c'] },
      { D: ['get-d'] },
      { E: ['get-e'] },
    ]);
  });

  it('has no group for tags of the kinds badge and audience, which operations show (OpenAPI 3.2)', () => {
    const tags = [
      { name: 'Bills', kind: 'nav' },
      { name: 'beta', kind: 'badge', summary: 'Beta' },
      { name: 'partners', kind: 'audience' },
    ];
    const paths = { '/1': { get: operation('a', 'beta', 'Bills') }, '/2': { get: operation('b', 'partners') } };
    expect(sidebarOf(paths, { tags })).toEqual([{ Bills: ['a'] }, { Other: ['b'] }]);
    const { html } = compileDescription(openapi(paths, { tags }));
    expect(html('/api/a')).toContain('<span class="flag">Beta</span>');
    expect(html('/api/b')).toContain('<span class="flag">partners</span>');
  });

  it('lists child tags on the page of their parent', () => {
    const tags = [
      { name: 'a', description: 'All.' },
      { name: 'b', parent: 'a' },
      { name: 'c', parent: 'b' },
    ];
    const paths = { '/b': { get: { tags: ['b'] } } };
    const { html, faults } = compileDescription(openapi(paths, { tags }));
    expect(html('/api/tags/a')).toMatch(/<ul class="cards"><li><a href="\/api\/tags\/b">.*1 operation/);
    expect(html('/api/tags/a')).not.toContain('/api/tags/c');
    expect(html('/api/books-api')).not.toContain('0 operations');
    expect(faults).toEqual([]);
  });

  it('places a tag at the top whose parent does not exist, is its descendant, or is nested too deeply', () => {
    const tags = [
      { name: 'a', parent: 'b' },
      { name: 'b', parent: 'a' },
      { name: 'c', parent: 'a' },
      { name: 'd', parent: 'd' },
      { name: 'e', parent: 'none' },
      { name: '__proto__', parent: 'constructor' },
    ];
    const paths = Object.fromEntries(tags.map(({ name }) => [`/${name}`, { get: { tags: [name] } }]));
    const shown = sidebarOf(paths, { tags }).map((group) => Object.keys(group as object));
    expect(shown).toEqual([['a'], ['b'], ['d'], ['e'], ['__proto__']]);
    expect(sidebarOf(paths, { tags })).toContainEqual({ a: ['get-a', { c: ['get-c'] }] });

    const deep = many(3_000, (index) => ({ name: `t${index}`, parent: `t${index - 1}`, description: 'Deep.' }));
    for (const list of [deep, deep.toReversed()]) {
      const groups = sidebarOf({}, { tags: list });
      expect(groups).toHaveLength(Math.ceil(3_000 / 11));
      expect(JSON.stringify(groups).match(/"t\d+"/g)).toHaveLength(3_000);
    }
  });

  it('groups each tag once, and drops none', () => {
    expect(
      sidebarOf(
        { '/1': { get: operation('a', 'A') }, '/2': { get: operation('b', 'B') }, '/3': { get: operation('c', 'C') } },
        {
          'x-tagGroups': [
            { name: 'One', tags: ['B', 'B', 'none'] },
            { name: 'Two', tags: ['B', 'A'] },
            { name: 'Empty', tags: [] },
          ],
        },
      ),
    ).toEqual([{ One: [{ B: ['b'] }] }, { Two: [{ A: ['a'] }] }, { C: ['c'] }]);
  });

  it('ends with webhooks', () => {
    expect(sidebarOf({}, { webhooks: { paid: { post: operation('onPaid', 'A') } } })).toEqual([
      { Webhooks: ['on-paid'] },
    ]);
  });

  it.each(['Webhooks', 'webhooks'])('lists webhooks in the group of a tag named %s', (name) => {
    const webhooks = { paid: { post: operation('onPaid') } };
    expect(sidebarOf({ '/hooks': { get: operation('list', name) } }, { webhooks })).toEqual([
      { [name]: ['list', 'on-paid'] },
    ]);
  });

  it('has no tag without anything to show, such as one of webhooks only', () => {
    const webhooks = { sent: { post: { tags: ['Events'] } } };
    const tags = [{ name: 'Events' }, { name: 'Gone' }, { name: 'Used' }];
    expect(sidebarOf({ '/1': { get: operation('a', 'Used') } }, { tags, webhooks })).toEqual([
      { Used: ['a'] },
      { Webhooks: ['post-sent'] },
    ]);
  });

  it('gives every tag its own page, whatever its name', () => {
    const names = ['A B', 'a-b', '日本', '...', '---', ...HOSTILE_NAMES.filter((name) => name.trim() !== '')];
    const tags = [...new Set(names)];
    const { paths, faults, api } = compileDescription(
      openapi(Object.fromEntries(tags.map((tag, index) => [`/${index}`, { get: operation(`o${index}`, tag) }]))),
    );
    expect(faults).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/api/tags/'))).toHaveLength(tags.length);
    const first = ['a-b', 'a-b-2', '%E6%97%A5%E6%9C%AC', 'tag', 'tag-2'];
    expect(paths.slice(1, 6)).toEqual(first.map((name) => `/api/tags/${name}`));
    expect(api.operationCount).toBe(tags.length);
  });

  it.each([null, 'x', {}, [null], [5], [{ name: {} }], [{ parent: 'a' }], ['a']])('handles the tags %j', (tags) => {
    expect(sidebarOf({ '/1': { get: { operationId: 'a', tags } } }, { tags, 'x-tagGroups': tags })).toHaveLength(1);
  });
});
