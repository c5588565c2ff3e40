import { describe, expect, it } from 'vitest';
import { analyzePage } from '../../../../build/page/search/analyze-page.ts';
import { KnownTexts } from '../../../../build/page/search/known-texts.ts';
import { makeSearchIndex } from '../../../../build/release/search/make-search-index.ts';
import { splitIndex } from '../../../../build/release/search/split-index.ts';
import type { SearchIndex } from '../../../../worker/model/search/search.ts';
import { joinPacks } from '../../../../worker/model/search/static-search.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { search } from '../../../../worker/search/search-engine.ts';
import { SearchMemory } from '../../../../worker/search/search-memory.ts';

const WORDS = 'invoice bill receipt quote contact payment webhook report approve cancel send list create update'.split(
  ' ',
);

describe('splitIndex()', () => {
  it('creates small records with the same results as the whole index', async () => {
    const known = new KnownTexts(findLanguage('en'));
    const pages = Array.from({ length: 400 }, (_, number) => {
      const text = WORDS.filter((_, index) => (number * 7) % (index + 3) === 0).join(' ');
      const path = `/page-${String(number).padStart(4, '0')}`;
      const title = `${WORDS[number % WORDS.length]} ${WORDS[(number * 3) % 11]} word${number}`;
      const entry = { kind: 'guide', title, description: text } as const;
      return { path, entry, trail: [], analysis: analyzePage(path, entry, { names: [], text, places: [] }, known) };
    });
    const { index, records } = makeSearchIndex(pages, { synonyms: [], locale: 'en' }, () => 'pack');
    const { packs, records: split } = splitIndex(index, () => records[0] ?? new Uint8Array());
    const ask = async (from: SearchIndex, read: (key: string) => Promise<Uint8Array>, text: string): Promise<unknown> =>
      search({ text, area: null, method: null }, { offset: 0, limit: 20 }, '', {
        index: from,
        memory: new SearchMemory(findLanguage('en')),
        read,
      });
    expect(split.size).toBeGreaterThan(50);
    expect(Math.max(...[...split.values()].map((bytes) => bytes.byteLength))).toBeLessThan(8_000);
    const small = { ...index, packs: joinPacks(packs), isSplit: true };
    for (const query of ['invoice', 'send bill', 'word123', 'wrod12', 'webhook rep', '"approve list"']) {
      const whole = await ask(index, async () => records[0] ?? new Uint8Array(), query);
      const parts = await ask(small, async (key) => split.get(key) ?? new Uint8Array(), query);
      expect(parts).toEqual(whole);
    }
  });
});
