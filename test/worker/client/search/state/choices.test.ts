import { describe, expect, it } from 'vitest';
import {
  type ChoiceGroup,
  firstActive,
  groupResults,
  groupStart,
} from '../../../../../worker/client/search/state/choices.ts';
import { search as searchEn } from '../../../../../worker/model/messages/en.ts';
import type { PageKind } from '../../../../../worker/model/page-kinds.ts';
import type { SearchResult } from '../../../../../worker/model/search/search.ts';
import { answer, toResult } from '../answers.ts';

const group = (results: readonly SearchResult[], more: object = {}): ReturnType<typeof groupResults> =>
  groupResults({ ...answer(results), ...more }, '/search', searchEn);

describe('groupResults()', () => {
  it('shows the best match above the groups by page kind', () => {
    const groups = group([
      toResult({ kind: 'operation', title: 'List bills', href: '/api/list-bills' }),
      toResult({ kind: 'guide', title: 'Bills', href: '/user/bills' }),
      toResult({ kind: 'schema', title: 'Bill', href: '/api/schemas/Bill' }),
      toResult({ kind: 'operation', title: 'Add bill', href: '/api/add-bill' }),
      toResult({ kind: 'category', title: 'User guide', href: '/category/users' }),
    ]);
    expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([
      ['Best match', 1],
      ['Guides', 2],
      ['API reference', 1],
      ['Operations', 1],
    ]);
  });

  it('shows no best match if a word is missing from it', () => {
    const results = [
      toResult({ kind: 'operation', title: 'List bills', href: '/api/list-bills' }),
      toResult({ kind: 'guide', title: 'Bills', href: '/user/bills' }),
    ];
    const labels = group(results, { missing: ['mahnung'] }).map(({ label }) => label);
    expect(labels).toEqual(['Operations', 'Guides']);
  });

  it.each([
    ['the words that pages have', 'bill mahnung', ['mahnung'], [['Did you mean', 'bill']]],
    ['the words of a quotation', '"pay a bill"', [], [['Did you mean', 'pay a bill']]],
    ['nothing if no page has any of the words', 'mahnung', ['mahnung'], []],
    ['nothing else if filters exclude all results', 'bill', [], []],
  ])('offers, without results, %s', (_, query, unknown, expected) => {
    const choicesOf = group([], { query, unknown });
    expect(choicesOf.map(({ label, choices }) => [label, ...choices.map((one) => 'text' in one && one.text)])).toEqual(
      expected,
    );
  });

  it('offers the corrected spelling rather than a shorter query', () => {
    const [only, ...others] = group([], { query: 'bil mahnung', unknown: ['bil', 'mahnung'], suggestion: 'bill' });
    expect([only?.choices[0], others]).toMatchObject([{ kind: 'search', text: 'bill' }, []]);
  });

  it('lists guides before the objects that they explain', () => {
    const groups = group([
      toResult({ kind: 'operation', title: 'Add bill', href: '/api/add-bill' }),
      toResult({ kind: 'schema', title: 'Bill', href: '/api/schemas/Bill' }),
      toResult({ kind: 'operation', title: 'Get bill', href: '/api/get-bill' }),
      toResult({ kind: 'guide', title: 'Bills', href: '/user/bills' }),
    ]);
    expect(groups.map(({ label }) => label)).toEqual(['Best match', 'Operations', 'Guides', 'API reference']);
  });

  it('groups matches of one page at the position of its best match', () => {
    const groups = group([
      toResult({ href: '/user/bills#pay' }),
      toResult({ href: '/user/quotes' }),
      toResult({ href: '/user/bills#approve' }),
    ]);
    expect(shape(groups)).toEqual([['/user/bills#pay', '+/user/bills#approve', '/user/quotes']]);
  });

  it('ends with a link to all results if there are more', () => {
    const groups = group([toResult({})], { total: 48 });
    expect(groups.at(-1)?.choices).toEqual([{ kind: 'all', id: 'finder-choice-1', href: '/search', total: 48 }]);
    expect(group([toResult({})])).toHaveLength(1);
  });

  it('ends with an option that shows the next page where the dialog can show it', () => {
    const groups = group([toResult({})], { total: 48, nextPage: 2 });
    expect(groups.at(-1)?.choices).toEqual([{ kind: 'more', id: 'finder-more', page: 2 }]);
    expect(group([toResult({})], { total: 48, nextPage: null })).toHaveLength(1);
  });

  it('adds further pages below, in order, whatever their kind', () => {
    const results = [
      toResult({ kind: 'operation', href: '/api/a' }),
      toResult({ kind: 'guide', href: '/b' }),
      toResult({ kind: 'operation', href: '/api/c' }),
      toResult({ kind: 'guide', href: '/d' }),
      toResult({ kind: 'operation', href: '/api/e' }),
    ];
    const groups = group(results, { total: 48, nextPage: 4, starts: [2, 4] });
    expect(groups.map(({ label }) => label)).toEqual(['Best match', 'Guides', 'More results', '']);
    expect(shape(groups)).toEqual([['/api/a'], ['/b'], ['/api/c', '/d', '/api/e'], ['more']]);
  });

  it('lists pages of an unknown kind', () => {
    const groups = group([toResult({ kind: 'constructor' as PageKind })]);
    expect(groups.map(({ label }) => label)).toEqual(['More']);
  });

  it('gives every choice a unique id', () => {
    const groups = group([toResult({}), toResult({}), toResult({ kind: 'tag' })], { total: 9 });
    const ids = groups.flatMap(({ choices }) => choices.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });
});

describe('firstActive()', () => {
  it('is the best result of a query, then the first result that was added last', () => {
    const results = ['/a', '/b', '/c', '/d'].map((href) => toResult({ href }));
    for (const [starts, index] of [
      [undefined, 0],
      [[1], 1],
      [[1, 3], 3],
      [[1, 4], 0],
    ] as const) {
      const loaded = { ...answer(results), ...(starts === undefined ? {} : { starts }) };
      expect(firstActive(groupResults(loaded, '/search', searchEn), loaded), `${starts}`).toBe(index);
    }
  });
});

describe('groupStart()', () => {
  it('lists recent searches and pages, then suggestions, without empty groups', () => {
    const page = { href: '/user/bills', title: 'Bills', operation: null };
    const labels = (groups: readonly ChoiceGroup[]): string[] => groups.map(({ label }) => label);
    expect(labels(groupStart({ searches: ['vat'], pages: [page] }, [page], searchEn))).toEqual([
      'Recent searches',
      'Recently opened',
      'Go to',
    ]);
    expect(labels(groupStart({ searches: [], pages: [] }, [page], searchEn))).toEqual(['Go to']);
  });
});

function shape(groups: readonly ChoiceGroup[]): string[][] {
  return groups.map(({ choices }) =>
    choices.map((choice) =>
      choice.kind === 'result' ? `${choice.continuesPage ? '+' : ''}${choice.result.href}` : choice.kind,
    ),
  );
}
