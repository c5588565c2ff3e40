import { expect, it } from 'vitest';
import { analyzePage } from '../../../../build/page/search/analyze-page.ts';
import { KnownTexts } from '../../../../build/page/search/known-texts.ts';
import type { SearchPlace } from '../../../../worker/model/search/search.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';

/** The weight of a name in a page that has it in the place with an id. */
function weightIn(id: string, kind: SearchPlace['kind'] = 'property'): number {
  const facts = { kind: 'operation', title: 'Update a user', description: '', operation: 'PUT /users/{id}' } as const;
  const source = { names: [], text: '', places: [{ kind, id, label: 'nickname', text: '' }] };
  const { stems, weights } = analyzePage('/api/update-user', facts, source, new KnownTexts(findLanguage('en')));
  return weights[stems.indexOf('nicknam')] ?? 0;
}

it('weighs what an operation takes more than what it returns', () => {
  expect(weightIn('body-nickname')).toBeGreaterThan(weightIn('response-200-nickname'));
  expect(weightIn('/api/update-user/page-2#response-200-nickname')).toBe(weightIn('response-200-nickname'));
});

it('weighs headings about responses as others', () => {
  expect(weightIn('response-nicknames', 'heading')).toBe(weightIn('nicknames', 'heading'));
});
