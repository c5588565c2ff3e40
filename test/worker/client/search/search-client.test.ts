import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchClient } from '../../../../worker/client/search/search-client.ts';
import { answer, toResult } from './answers.ts';

const QUERY = { text: 'bill', area: null, method: null };

/** Two results a page. */
const PAGES = [
  { ...answer([toResult({ href: '/a' }), toResult({ href: '/b' })], 5), nextPage: 2 },
  { ...answer([toResult({ href: '/c' }), toResult({ href: '/d' })], 5), nextPage: 3 },
  { ...answer([toResult({ href: '/e' })], 5), nextPage: null },
];

describe('SearchClient', () => {
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('location', new URL('https://docs.example.com/'));
    vi.stubGlobal('fetch', async (href: string) => {
      asked.push(href);
      return Response.json(PAGES[Number(new URLSearchParams(href.split('?')[1]).get('page') ?? 1) - 1]);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('adds a page to the earlier ones', async () => {
    const client = new SearchClient('/search');
    const { signal } = new AbortController();
    await client.ask({ ...QUERY, page: 1 }, signal);
    await client.ask({ ...QUERY, page: 2 }, signal);
    const loaded = await client.ask({ ...QUERY, page: 3 }, signal);
    expect(loaded.results.map(({ href }) => href)).toEqual(['/a', '/b', '/c', '/d', '/e']);
    expect(loaded.starts).toEqual([2, 4]);
    expect(loaded.nextPage).toBeNull();
    expect(client.recall({ ...QUERY, page: 3 })).toBe(loaded);
    expect(client.recall({ ...QUERY, page: 1 })?.results).toHaveLength(2);
    expect(asked).toEqual(['/search?q=bill', '/search?q=bill&page=2', '/search?q=bill&page=3']);
  });

  it('asks for earlier pages that it no longer has', async () => {
    const loaded = await new SearchClient('/search').ask({ ...QUERY, page: 2 }, new AbortController().signal);
    expect(loaded.results.map(({ href }) => href)).toEqual(['/a', '/b', '/c', '/d']);
    expect(asked).toEqual(['/search?q=bill', '/search?q=bill&page=2']);
  });

  it.each([
    ['an answer of another shape', Response.json({ hits: [{ title: 7 }] })],
    ['a page', new Response('<h1>Search</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['no such page', Response.json({}, { status: 404 })],
    ['half an answer', new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])('takes its page for outdated after %s', async (_, response) => {
    vi.stubGlobal('fetch', async () => response);
    const asking = new SearchClient('/search').ask({ ...QUERY, page: 1 }, new AbortController().signal);
    await expect(asking).rejects.toMatchObject({ fault: 'outdated' });
  });
});
