import { describe, expect, it } from 'vitest';
import { describeResult } from '../../../worker/search/describe-result.ts';
import { FoundWords } from '../../../worker/search/found-words.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../worker/search/words/words.ts';

function foundWords(...stems: string[]): FoundWords {
  return new FoundWords({ stems: new Set(stems), typed: new Set() }, new WordReader(findLanguage('en')));
}

const page = {
  path: '/api/a',
  kind: 'operation',
  title: 'A',
  operation: 'GET /a',
  description: 'Of A.',
  trail: [],
  scopes: [],
} as const;

describe('describeResult()', () => {
  it.each([
    ['response-300', '/docs/api/a#response-300'],
    ['größe/#1', '/docs/api/a#gr%C3%B6%C3%9Fe%2F%231'],
    ['/api/a/page-2#response-300', '/docs/api/a/page-2#response-300'],
  ])('links to %s', (id, href) => {
    const place = { kind: 'response', id, label: '300', text: '' } as const;
    const placeAt = () => place;
    expect(describeResult({ ...page, placeAt }, [1], foundWords(), '/docs').href).toBe(href);
    expect(describeResult({ ...page, placeAt }, [], foundWords(), '/docs').href).toBe('/docs/api/a');
  });

  it.each([
    ['from the start', `invoice ${'number '.repeat(60)}`, /^invoice (?:number )+number…$/],
    [
      'around the match',
      `${'first '.repeat(30)}invoice ${'number '.repeat(60)}`,
      /^… (?:first )+invoice (?:number )+number…$/,
    ],
    ['up to the end', `${'first '.repeat(60)}invoice end.`, /^… (?:first )+invoice end\.$/],
    ['without spaces', `${'发票'.repeat(150)}。invoice。${'编号'.repeat(150)}`, /^… [发票]+。invoice。[编号]+…$/],
    ['of surrogate pairs', '😀'.repeat(300), /^(?:😀)+…$/u],
  ])('ends an excerpt at a word, with an ellipsis: %s', (_, text, expected) => {
    const placeAt = () => ({ kind: 'property', id: 'a', label: 'A', text }) as const;
    const { excerpt } = describeResult({ ...page, placeAt }, [1], foundWords('invoic'), '');
    expect(excerpt).toMatch(expected);
    expect(excerpt.length).toBeLessThanOrEqual(200);
  });
});
