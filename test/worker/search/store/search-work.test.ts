import { describe, expect, it } from 'vitest';
import { findSynonyms } from '../../../../worker/search/languages/find-language.ts';
import { search } from '../../../../worker/search/search-engine.ts';
import { LIMITS, SearchWork } from '../../../../worker/search/store/search-work.ts';
import { createRandom } from '../../../random.ts';
import { openIndex } from '../small-site.ts';

const PAGES = 250;
const WORDS_PER_PAGE = 300;

const random = createRandom(7);
const letter = (): string => String.fromCharCode(97 + random(26));
const word = (length: number): string => Array.from({ length }, letter).join('');
/** Most words occur once, and a few on every page. */
const COMMON = Array.from({ length: 30 }, () => word(6));
const RARE = Array.from({ length: PAGES * WORDS_PER_PAGE }, () => word(7 + random(6)));
const open = openIndex(
  Array.from({ length: PAGES }, (_, page) => ({
    path: `/page-${page}`,
    title: `Page ${page}`,
    text: [...COMMON, ...RARE.slice(page * WORDS_PER_PAGE, (page + 1) * WORDS_PER_PAGE)].join(' '),
  })),
);

const some = (count: number, make: () => string): string => Array.from({ length: count }, make).join(' ');
const rare = (): string => RARE[random(RARE.length)] ?? '';
const QUERIES: readonly (readonly [name: string, query: string])[] = [
  ['common words', COMMON.slice(0, 12).join(' ')],
  ['rare words', some(15, rare)],
  ['misspelled words', some(15, () => rare().slice(1))],
  ['unknown words', some(15, () => word(12))],
  ['beginnings', some(30, () => rare().slice(0, 3))],
  ['letters', some(60, letter)],
  ['synonyms', findSynonyms('en').related.slice(0, 30).flat().join(' ')],
  ['a URL with letters and words', `https://a.b/v1/{}/{} ${some(8, letter)} ${COMMON.slice(0, 8).join(' ')}`],
  ['a quotation', `"${COMMON.slice(0, 12).join(' ')}"`],
  ['a long name', Array.from({ length: 12 }, () => `${rare()}X`).join('')],
  ['a path', `GET /${Array.from({ length: 12 }, rare).join('/')}`],
  ['a path of parameters', `/${'{id}/'.repeat(30)}`],
  ['Chinese', Array.from({ length: 200 }, () => String.fromCharCode(0x4e00 + random(5_000))).join('')],
  ['punctuation', some(40, () => `${letter()}-${letter()}.${letter()}`)],
];

const ask = async (text: string, source = open()) => {
  const work = new SearchWork();
  const answer = await search({ text, area: null, method: null }, { offset: 0, limit: 20 }, '', { ...source, work });
  return { answer, counts: work.counts };
};

describe('the work of a query', () => {
  it.each(QUERIES)('of %s is bounded', async (_, query) => {
    const { counts } = await ask(query);
    expect(counts.blocks).toBeLessThanOrEqual(LIMITS.blocks);
    expect(counts.comparisons).toBeLessThanOrEqual(LIMITS.comparisons);
    expect(counts.pathLookups).toBeLessThanOrEqual(LIMITS.pathLookups);
    expect(counts.postingsBytes).toBeLessThanOrEqual(LIMITS.postingsBytes);
  });

  it('reaches the limits of blocks and comparisons', async () => {
    const all = await Promise.all(QUERIES.map(async ([, query]) => (await ask(query)).counts));
    expect(Math.max(...all.map(({ blocks }) => blocks))).toBe(LIMITS.blocks);
    expect(Math.max(...all.map(({ comparisons }) => comparisons))).toBe(LIMITS.comparisons);
  });

  it('is the same in an isolate that has answered other queries', async () => {
    const source = open();
    for (const [, query] of QUERIES) await ask(query, source);
    for (const [, query] of QUERIES) expect(await ask(query, source)).toEqual(await ask(query));
  });
});
