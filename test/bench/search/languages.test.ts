import { describe, expect, it } from 'vitest';
import { search } from '../../../worker/search/search-engine.ts';
import { buildSite } from '../../built-site.ts';
import { expectQuality } from './expect-quality.ts';
import { toSource } from './quality.ts';
import { querySets } from './query-sets.ts';

const SITES = ['german', 'french', 'japanese'];

describe.each(SITES)('the search of a %s site', async (site) => {
  const { release } = await buildSite({ contentDir: `test/bench/search/sites/${site}` });
  const sets = querySets(site);

  it('has queries for pages that exist', () => {
    const paths = sets.flatMap(({ queries }) => queries.flatMap((query) => query.paths));
    expect(paths.length).toBeGreaterThanOrEqual(40);
    expect(paths.filter((path) => !release.manifest.pages.has(path))).toEqual([]);
  });

  it.each(sets)('finds what $name expects', (set) => expectQuality(release, set));
});

describe('a plain word', () => {
  it.each([
    ['german', 'Bestand'],
    ['german', 'Rechnung'],
    ['french', 'stock'],
    ['french', 'facture'],
    ['japanese', '在庫'],
    ['japanese', '請求書'],
  ])('finds the guide before the schemas on a %s site: %s', async (site, text) => {
    const { release } = await buildSite({ contentDir: `test/bench/search/sites/${site}` });
    const window = { offset: 0, limit: 10 };
    const { results } = await search({ text, area: null, method: null }, window, '', toSource(release));
    const kinds = results.map(({ kind }) => kind).filter((kind) => kind === 'guide' || kind === 'schema');
    expect(kinds[0]).toBe('guide');
    expect(kinds).toContain('schema');
  });
});
