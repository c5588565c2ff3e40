import { describe, expect, it } from 'vitest';
import { findOperationPage, listMoreLiteral, matchPath } from '../../../../worker/forms/edge/find-operation-page.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';

/** The pages of operations, each by its path. */
function manifestOf(...paths: string[]): Manifest {
  const site = { tryIt: { apis: [{ id: 'a', path: '/api' }], connect: [] } };
  const pages = new Map(paths.map((path) => [`/api/${path}`, { operation: `GET ${path}` }]));
  return { site, pages } as unknown as Manifest;
}

describe('findOperationPage()', () => {
  it.each([
    ['/compare/{base}...{head}', '/compare/main...dev', { base: 'main', head: 'dev' }],
    ['/files/{id}.{format}', '/files/7.tar.gz', { id: '7', format: 'tar.gz' }],
    ['/{a}{b}', '/xyz', { a: 'x', b: 'yz' }],
    ['/files/v{id}.json', '/files/v7%2E1.json', { id: '7.1' }],
    ['/b\u00fccher/{id}', '/b%C3%BCcher/7', { id: '7' }],
    ['/a[b]/{id}', '/a[b]/1', { id: '1' }],
    ['/a[b]/{id}', '/a%5Bb%5D/1', { id: '1' }],
    ['/{a}|{b}^', '/x|y|z^', { a: 'x', b: 'y|z' }],
    ['/{id}', '/%5B|%25', { id: '[|%' }],
    ['/books', '/books', {}],
    ['/{__proto__}/{constructor}', '/a/b', JSON.parse('{ "__proto__": "a", "constructor": "b" }')],
  ])('reads the variables of %s', (template, path, values) => {
    expect(findOperationPage(manifestOf(template), 'a', 'GET', path)?.path).toEqual(values);
    expect(matchPath(template, `/v1${path}`)).toEqual(values);
  });

  it.each([
    ['/compare/{base}...{head}', '/compare/main'],
    ['/compare/{base}...{head}', '/compare/main...'],
    ['/{a}{b}', '/x'],
    ['/files/v{id}.json', '/files/v.json'],
    ['/files/v{id}.json', '/files/7.json'],
    ['/books/{id}', '/books'],
  ])('does not take %s for %s', (template, path) => {
    expect(findOperationPage(manifestOf(template), 'a', 'GET', path)).toBeNull();
  });

  it('takes the path with the most fixed text, which the proxy leaves to its own operation', () => {
    const manifest = manifestOf('/users/{id}', '/users/{id}.json', '/users/me.json');
    const pageOf = (path: string) => findOperationPage(manifest, 'a', 'GET', path)?.page;
    expect(pageOf('/users/5')).toBe('/api//users/{id}');
    expect(pageOf('/users/5.json')).toBe('/api//users/{id}.json');
    expect(pageOf('/users/me.json')).toBe('/api//users/me.json');
    const literal = (path: string) =>
      listMoreLiteral(manifest, { api: 'a', method: 'GET', path }).map((one) => one.join('/'));
    expect(literal('/users/{id}.json')).toEqual(['/users/me.json']);
    expect(literal('/users/{id}')).toEqual(['/users/{id}.json', '/users/me.json']);
  });

  it('tells operations of one path apart by the query in it', () => {
    const manifest = manifestOf('/a?do=add', '/a?do=list', '/a?do=list&all', '/a', '/b&c/{id}');
    const pageOf = (path: string) => findOperationPage(manifest, 'a', 'GET', path)?.page;
    expect(pageOf('/a')).toBe('/api//a');
    expect(pageOf('/a?do=none')).toBe('/api//a');
    expect(pageOf('/a?page=2&do=list')).toBe('/api//a?do=list');
    expect(pageOf('/a?all&do=list')).toBe('/api//a?do=list&all');
    expect(findOperationPage(manifest, 'a', 'GET', '/b&c/1?x=5')?.path).toEqual({ id: '1' });
  });

  it('takes the path with fixed text from the left, as the lookup of agents does', () => {
    const manifest = manifestOf('/{resource}/latest', '/users/{id}');
    expect(findOperationPage(manifest, 'a', 'GET', '/users/latest')?.page).toBe('/api//users/{id}');
  });
});
