import { describe, expect, it } from 'vitest';
import { type AnalyzedPage, analyzePage } from '../../../../build/page/search/analyze-page.ts';
import { KnownTexts } from '../../../../build/page/search/known-texts.ts';
import { restem } from '../../../../build/page/search/restem.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';

function analyze(locale: string): AnalyzedPage {
  const facts = { kind: 'operation', title: 'List customers', description: '', operation: 'GET /customers' } as const;
  const place = { kind: 'property', id: 'a', label: 'dueDate', text: 'Payment-Terms of companies, résumé.' } as const;
  const source = { names: ['listCustomers'], text: 'Organizations pay invoices.', places: [place] };
  return analyzePage('/api/list-customers', facts, source, new KnownTexts(findLanguage(locale)));
}

const termsOf = ({ stems, spellings, weights, termPlaces }: AnalyzedPage): string[] =>
  stems.map((stem, index) => JSON.stringify([stem, spellings[index], weights[index], termPlaces[index]])).sort();

describe('restem()', () => {
  it.each(['de', 'fr', 'nl', 'pl'])('has the terms of the page on a site in another language: %s', (locale) => {
    const names = (terms: string[]): string[] => terms.map((term) => term.replace(/,"=[^"]*"/, ''));
    expect(names(termsOf(restem(analyze('en'), findLanguage(locale))))).toEqual(names(termsOf(analyze(locale))));
  });

  it('joins words that have one stem only in that language', () => {
    const page: AnalyzedPage = {
      stems: ['customer', 'custom'],
      spellings: ['customers', 'custom'],
      weights: Uint8Array.of(8, 20),
      termPlaces: [[0], [1]],
      places: [],
      scopes: [],
    };
    const expected = { stems: ['custom'], spellings: ['custom'], termPlaces: [[1]] };
    expect(restem(page, findLanguage('de'))).toMatchObject(expected);
  });
});
