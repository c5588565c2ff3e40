import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPage, addSearch, loadRecents, storeRecents } from '../../../../worker/client/search/recents.ts';

const NONE = { searches: [], pages: [] };
const BILLS = { href: '/user/bills', title: 'Bills', operation: null };

let stored: string | null = null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('location', new URL('https://docs.example.com/'));
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadRecents()', () => {
  it('returns what was stored', () => {
    storeRecents({ searches: ['vat'], pages: [BILLS] });
    expect(loadRecents()).toEqual({ searches: ['vat'], pages: [BILLS] });
  });

  it.each(['', '{', 'null', '7', '[]', '{"searches":7,"pages":{}}'])('returns nothing for %j', (text) => {
    stored = text;
    expect(loadRecents()).toEqual(NONE);
  });

  it('ignores invalid entries and URLs of other sites', () => {
    stored = JSON.stringify({
      searches: ['vat', 7, null, '  '],
      pages: [BILLS, null, { ...BILLS, title: 7 }, { ...BILLS, href: 'javascript:alert(1)' }],
    });
    expect(loadRecents()).toEqual({ searches: ['vat'], pages: [BILLS] });
  });

  it('tolerates storage that throws', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    storeRecents({ searches: ['vat'], pages: [] });
    expect(loadRecents()).toEqual(NONE);
  });
});

describe('addSearch(), addPage()', () => {
  it('put the latest first, without duplicates, and drop the oldest', () => {
    const searches = ['a', 'b', 'c', 'd', 'b'].reduce(addSearch, NONE).searches;
    expect(searches).toEqual(['b', 'd', 'c', 'a']);
    expect(addSearch({ searches, pages: [] }, 'e').searches).toEqual(['e', 'b', 'd', 'c']);
    const { pages } = addPage(addPage({ searches: [], pages: [BILLS] }, { ...BILLS, href: '/a' }), BILLS);
    expect(pages.map(({ href }) => href)).toEqual(['/user/bills', '/a']);
  });
});
