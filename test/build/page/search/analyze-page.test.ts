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

const ENGLISH = new KnownTexts(findLanguage('en'));

/** The names of an operation in the index, without those of its path and method. */
function namesOf(title: string, operation: string, id: string | null = null): string[] {
  const slug = (id ?? title).replaceAll(/[^A-Za-z]+/g, '-').toLowerCase();
  const facts = { kind: 'operation', title, description: '', operation } as const;
  const source = { names: id === null ? [] : [id], text: '', places: [] };
  const { stems } = analyzePage(`/api/${slug}`, facts, source, ENGLISH);
  return stems.filter((stem) => stem.startsWith('='));
}

it('names an operation by its path if its title says nothing', () => {
  const id = 'create_one_api_recipes_post';
  expect(namesOf('Create One', 'POST /api/recipes', id)).toEqual(expect.arrayContaining(['=recip', '=creat recip']));
  expect(namesOf('Update Many', 'PUT /api/recipes')).toEqual(expect.arrayContaining(['=recip', '=updat recip']));
  expect(namesOf('Create a token', 'POST /api/recipes')).not.toContain('=creat recip');
});

it('names an operation by what its sentence is about', () => {
  expect(namesOf('Adds the given amount of the given product to stock', 'POST /stock')).toContain('=product');
  expect(namesOf('Get information about a chat', 'GET /chat')).toContain('=chat');
});

it('knows the names of statuses only as a whole', () => {
  const facts = { kind: 'operation', title: 'Update a user', description: '', operation: 'PUT /users/{id}' } as const;
  const responses: readonly (readonly [string, string])[] = [
    ['404 Not Found', 'Not found.'],
    ['409 Conflict', 'The nickname is taken.'],
  ];
  const places = responses.map(([label, text]) => ({ kind: 'response', id: label.slice(0, 3), label, text }) as const);
  const { stems, places: shown } = analyzePage('/api/a', facts, { names: [], text: '', places }, ENGLISH);
  expect(stems).toEqual(expect.arrayContaining(['404', '409', 'nicknam', 'taken']));
  expect(stems).toContain('=conflict');
  expect(stems).not.toContain('found');
  expect(stems).not.toContain('conflict');
  expect(shown.map(([, , label]) => label)).toEqual(['404 Not Found', '409 Conflict']);
});

it('weighs what an operation takes more than what it returns', () => {
  expect(weightIn('body-nickname')).toBeGreaterThan(weightIn('response-200-nickname'));
  expect(weightIn('/api/update-user/page-2#response-200-nickname')).toBe(weightIn('response-200-nickname'));
});

it('weighs headings about responses as others', () => {
  expect(weightIn('response-nicknames', 'heading')).toBe(weightIn('nicknames', 'heading'));
});
