import { describe, expect, it } from 'vitest';
import { ManifestSearch } from '../../../../worker/edge/agents/search-pages.ts';
import { manifest } from '../../../site/fixture/release.ts';
import { largeSite } from './site.ts';

const search = new ManifestSearch(manifest);

describe('ManifestSearch', () => {
  it.each([
    ['bills', '/user/bills'],
    ['enter bill', '/user/bills'],
    ['listBills', '/api/list-bills'],
    ['list-bills', '/api/list-bills'],
    ['GET /bills', '/api/list-bills'],
    ['quot', '/user/quotes'],
    ['CAFÉ', '/caf%C3%A9'],
  ])('finds for %j first %s', (query, path) => {
    expect(search.search(query, 5)[0]?.path).toBe(path);
  });

  it.each(['', '   ', '?!', '💥', '\u0000', 'nothing-like-it', 'announced'])('finds nothing for %j', (query) => {
    expect(search.search(query, 5)).toEqual([]);
  });

  it('takes no more than its time for 22,000 pages and a query of 100 KB', () => {
    const large = new ManifestSearch(largeSite(200, 110));
    large.search('warm', 1);
    const started = performance.now();
    expect(large.search('operation tag '.repeat(7_000), 10)).toHaveLength(10);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
