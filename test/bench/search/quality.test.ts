import { beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../build/release/records/make-release.ts';
import { search } from '../../../worker/search/search-engine.ts';
import { buildSample } from '../../budgets/sample.ts';
import { BUDGETS } from '../budgets.ts';
import { expectQuality } from './expect-quality.ts';
import { firstQueryBytes } from './exported.ts';
import { toSource } from './quality.ts';
import { querySets } from './query-sets.ts';

let release: Release;

beforeAll(async () => {
  release = await buildSample();
}, 120_000);

describe('the search of the sample', () => {
  it('has at least 500 queries for pages that exist', () => {
    const queries = querySets('sample').flatMap((set) => set.queries);
    expect(queries.length).toBeGreaterThanOrEqual(500);
    const missing = queries.flatMap(({ paths }) =>
      paths.filter((path) => !release.manifest.pages.has(path.replace(/#.*/, ''))),
    );
    expect(missing).toEqual([]);
  });

  it.each(querySets('sample'))('finds what $name expects', (set) => expectQuality(release, set));
});

describe('an error code or status', () => {
  it.each([
    ['period_locked', '#period_locked', 'The date is in a closed period.'],
    ['rate_limited', '#rate_limited', 'The company made more than 600 requests in a minute'],
    ['429', '#rate_limited', 'The company made more than 600 requests in a minute'],
    ['409', '#conflict', "The state of the resource doesn't allow this"],
  ])('finds the section that explains it: %s', async (text, fragment, meaning) => {
    const window = { offset: 0, limit: 1 };
    const { results } = await search({ text, area: null, method: null }, window, '', toSource(release));
    expect(results[0]).toMatchObject({
      href: `/developers/toubleshooting${fragment}`,
      excerpt: expect.stringContaining(meaning),
    });
  });
});

describe('plain words', () => {
  it.each(['vat', 'vat rate', 'discount'])('find guides before schemas: %s', async (text) => {
    const window = { offset: 0, limit: 10 };
    const { results } = await search({ text, area: null, method: null }, window, '', toSource(release));
    const kinds = results.map(({ kind }) => kind).filter((kind) => kind === 'guide' || kind === 'schema');
    expect(kinds[0]).toBe('guide');
  });

  it('find the section that explains the thing first, though its page has the word among its keywords', async () => {
    const window = { offset: 0, limit: 1 };
    const { results } = await search({ text: 'vat', area: null, method: null }, window, '', toSource(release));
    expect(results[0]).toMatchObject({
      href: '/user/invoicing#choose-the-vat-rate',
      words: expect.arrayContaining(['vat']),
    });
  });
});

describe('a header', () => {
  it('finds the section named after part of it before sections that mention it', async () => {
    const window = { offset: 0, limit: 1 };
    const { results } = await search(
      { text: 'Idempotency-Key', area: null, method: null },
      window,
      '',
      toSource(release),
    );
    expect(results[0]?.href).toBe('/developers/using-the-api#idempotency');
  });
});

describe('the search of an exported site', () => {
  it('downloads at most 30 KiB of the index for a first query', async () => {
    // The benchmark makes all of them.
    const some = querySets('sample').map((set) => ({
      ...set,
      queries: set.queries.filter((_, index) => index % 20 === 0),
    }));
    const bytes = await firstQueryBytes(release, some);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(BUDGETS.exportedQueryKib * 1024);
  }, 120_000);
});
