import { describe, expect, it } from 'vitest';
import { findNearest, suggest } from '../../../build/report/nearest.ts';

describe('findNearest()', () => {
  it.each([
    ['titel', ['tagline', 'title'], 'title'],
    ['Bil', ['Bill', 'Invoice'], 'Bill'],
    ['LISTINVOICES', ['listInvoices'], 'listInvoices'],
    ['user/bils', ['user/quotes', 'user/bills'], 'user/bills'],
    ['ab', ['ac'], 'ac'],
  ])('takes %j of %j for %j', (word, candidates, nearest) => {
    expect(findNearest(word, candidates)).toBe(nearest);
  });

  it.each([
    ['title', ['navbar', 'footer']],
    ['x', ['y', 'z']],
    ['ab', ['xy']],
    ['', ['a']],
    ['a', []],
  ])('finds nothing near %j in %j', (word, candidates) => {
    expect(findNearest(word, candidates)).toBeNull();
  });

  it('takes the first of two that are equally near', () => {
    expect(findNearest('bil', ['bill', 'bile'])).toBe('bill');
  });
});

describe('suggest()', () => {
  it('asks back, or says nothing', () => {
    expect(suggest('titel', ['title'])).toBe('; did you mean "title"?');
    expect(suggest('titel', ['footer'])).toBe('');
  });
});
