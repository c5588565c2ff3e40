import { describe, expect, it } from 'vitest';
import { findNearest, suggest, suggestPath } from '../../../../build/base/report/nearest.ts';
import { editDistance } from '../../../../worker/search/words/edit-distance.ts';
import { Random } from '../../../bench/generated/random.ts';

describe('findNearest()', () => {
  it.each([
    ['titel', ['tagline', 'title'], 'title'],
    ['Bil', ['Bill', 'Invoice'], 'Bill'],
    ['LISTINVOICES', ['listInvoices'], 'listInvoices'],
    ['user/bils', ['user/quotes', 'user/bills'], 'user/bills'],
    ['ab', ['ac'], 'ac'],
  ])('finds for %j in %j: %j', (word, candidates, nearest) => {
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

  it('prefers the first of two equally near names', () => {
    expect(findNearest('bil', ['bill', 'bile'])).toBe('bill');
  });
});

describe('suggest()', () => {
  it('returns a question, or an empty string', () => {
    expect(suggest('titel', ['title'])).toBe('; did you mean "title"?');
    expect(suggest('titel', ['footer'])).toBe('');
  });
});

describe('suggestPath()', () => {
  const PATHS = ['/guides/first-steps', '/guides/setup', '/v1/setup', '/a', '/img/logo.svg'];

  it.each([
    ['/guide/first-steps', '/guides/first-steps'],
    ['/first-steps', '/guides/first-steps'],
    ['/m/First-steps.md', '/guides/first-steps'],
    ['/a.md', '/a'],
    ['/m/n/logo.svg', '/img/logo.svg'],
  ])('finds %s in another folder: %s', (path, found) => {
    expect(suggestPath(path, PATHS)).toBe(`; did you mean "${found}"?`);
  });

  it.each(['/some/where/else/setup', '/m/other', '/x/y/first-stops'])('does not choose for %s', (path) => {
    expect(suggestPath(path, PATHS)).toBe('');
  });
});

describe('findNearest() among many', () => {
  it('finds the same as a comparison with every name', () => {
    const random = new Random(7);
    const words = Array.from({ length: 400 }, () =>
      Array.from({ length: random.between(3, 14) }, () => random.pick([...'abcdeé/-Z'])).join(''),
    );
    for (const word of words.slice(0, 60)) {
      const limit = Math.min(word.length, Math.max(1, Math.floor(word.length / 3)) + 1);
      const distances = words
        .slice(60)
        .map((other) => editDistance(word.toLowerCase(), other.toLowerCase(), other.length + word.length));
      const least = Math.min(...distances);
      const expected = least < limit ? (words[60 + distances.indexOf(least)] ?? null) : null;
      expect(findNearest(word, words.slice(60))).toBe(expected);
    }
  });
});
