import { expect, it } from 'vitest';
import { analyzePage } from '../../../../build/page/search/analyze-page.ts';
import { KnownTexts } from '../../../../build/page/search/known-texts.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';

/** The weight of a field's name in the page of an operation that has it in the place with an id. */
function weightIn(id: string): number {
  const facts = { kind: 'operation', title: 'Update a user', description: '', operation: 'PUT /users/{id}' } as const;
  const source = { names: [], text: '', places: [{ kind: 'property', id, label: 'nickname', text: '' } as const] };
  const { stems, weights } = analyzePage('/api/update-user', facts, source, new KnownTexts(findLanguage('en')));
  return weights[stems.indexOf('nicknam')] ?? 0;
}

it('weighs what an operation takes more than what it returns', () => {
  expect(weightIn('body-nickname')).toBeGreaterThan(weightIn('response-200-nickname'));
  expect(weightIn('/api/update-user/page-2#response-200-nickname')).toBe(weightIn('response-200-nickname'));
});
