import { describe, expect, it } from 'vitest';
import { findPhrases } from '../../../../worker/search/match/find-phrases.ts';
import type { SearchDocument } from '../../../../worker/search/store/document-store.ts';

function page(kind: SearchDocument['kind'], text: string): SearchDocument {
  const place = { kind: 'heading', id: 'a', label: 'Wrong', text } as const;
  const facts = { path: '/a', operation: null, description: '', trail: [], scopes: [] };
  return { ...facts, kind, title: 'Errors', placeAt: (index) => (index === 0 ? place : null) };
}

describe('findPhrases()', () => {
  it('finds a sentence word for word, whatever its punctuation', () => {
    expect(findPhrases(page('guide', 'Something went wrong; retry.'), ['went wrong retry'])?.place).toBe(1);
    expect(findPhrases(page('guide', 'Something went wrong.'), ['wrong went'])).toBeNull();
  });

  it('ranks a guide before an operation that has the same sentence', () => {
    const [guide, operation] = (['guide', 'operation'] as const).map((kind) =>
      findPhrases(page(kind, 'Something went badly.'), ['went badly']),
    );
    expect(guide?.rank).toBeLessThan(operation?.rank ?? 0);
  });

  it('ranks a label that is the quotation first, on any page', () => {
    expect(findPhrases(page('operation', ''), ['wrong'])?.rank).toBe(0);
  });
});
