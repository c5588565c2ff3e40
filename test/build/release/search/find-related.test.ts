import { describe, expect, it } from 'vitest';
import { EVERYDAY_GROUPS } from '../../../../build/release/search/related-words/everyday-words.ts';
import { findRelated } from '../../../../build/release/search/related-words/find-related.ts';
import { WORD_GROUPS, type WordGroup } from '../../../../build/release/search/related-words/word-groups.ts';
import { findLanguage, findSynonyms } from '../../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const analysis = { places: [] };
const reader = new WordReader(findLanguage('en'));
const synonyms = findSynonyms('en');

/** What a typed word finds on a site with these operations. */
function wordsFor(typed: string, titles: readonly string[], schemas: readonly string[] = []): string[] | undefined {
  const kinds = { operation: titles, schema: schemas };
  const entries = (['operation', 'schema'] as const).flatMap((kind) => kinds[kind].map((title) => ({ kind, title })));
  const pages = entries.map((entry, index) => ({ path: `/api/${index}`, entry, analysis }));
  return findRelated(pages, reader, synonyms).get(typed);
}

describe('findRelated()', () => {
  it('gives a word that the site lacks those that its names have', () => {
    expect(wordsFor('vm', ['Create a server', 'Resize a volume'])).toEqual(['server']);
    expect(wordsFor('disk', ['Create a server', 'Resize volumes'])).toEqual(['volume']);
  });

  it('gives words of the site no others', () => {
    expect(wordsFor('server', ['Create a server', 'Create an instance'])).toBeUndefined();
  });

  it('takes no method for a name, except that of an operation that deletes', () => {
    const related = (operation: string): Map<string, string[]> =>
      findRelated(
        [{ path: '/api/0', entry: { kind: 'operation', title: 'Story', operation }, analysis }],
        reader,
        synonyms,
      );
    expect(related('POST /stories').get('article')).toBeUndefined();
    expect(related('DELETE /stories/{id}').get('disconnect')).toEqual(['delete']);
  });

  it('takes no parameter in a path for a name', () => {
    const titles: readonly (readonly [string, string])[] = [
      ['List links', 'GET /links'],
      ['Verify a sender', 'POST /senders/{url}/verify'],
    ];
    const pages = titles.map(([title, operation], index) => ({
      path: `/api/${index}`,
      entry: { kind: 'operation' as const, title, operation },
      analysis,
    }));
    expect(findRelated(pages, reader, synonyms).get('url')).toEqual(['link']);
  });

  it('treats words that only schemas have as missing', () => {
    expect(wordsFor('vm', ['Create a server'], ['VmSize'])).toEqual(['server']);
    expect(wordsFor('vm', ['Start a VM'], ['ServerSize'])).toBeUndefined();
  });

  it('gives no everyday word to one that is the whole name of a schema', () => {
    expect(wordsFor('employee', ['List users'], ['Employees'])).toBeUndefined();
    expect(wordsFor('employee', ['List users'], ['EmployeeAddress'])).toEqual(['user']);
  });

  it('gives no others to a word that the site has in another spelling', () => {
    expect(wordsFor('statistics', ['Get stats', 'Get insights'])).toBeUndefined();
    expect(wordsFor('analytics', ['Get stats', 'Get insights'])).toEqual(['insights']);
  });

  it('finds phrases whose words are in one name', () => {
    expect(wordsFor('boot', ['Power on a server'])).toEqual(['power on']);
    expect(wordsFor('go back', ['Roll back a deploy'])).toEqual(['roll back']);
    expect(wordsFor('record', ['Add a bill', 'List bills'])).toEqual(['add']);
    expect(wordsFor('boot', ['Turn a server', 'On the way'])).toBeUndefined();
  });

  it('knows phrases with a sign after one letter', () => {
    expect(wordsFor('split test', ['Create an A/B test'])).toEqual(['a/b test']);
  });

  it('calls a change of one property an update', () => {
    expect(wordsFor('close', ['Update an issue', 'List closed issues'])).toEqual(['update']);
    expect(wordsFor('hide', ['Edit a user', 'Modify a group'])).toEqual(['edit', 'modify']);
    expect(wordsFor('hide', ['List users'])).toBeUndefined();
    expect(wordsFor('reorder', ['Update a role'])).toEqual(['update']);
    expect(wordsFor('stop', ['Update a server', 'Pause a server'])).toEqual(['pause']);
  });

  it.each(['start', 'end', 'block', 'pin', 'publish'])('does not call everything an update: %s', (word) => {
    expect(wordsFor(word, ['Update a user'])).toBeUndefined();
  });

  it('gives a verb the noun of names whose stem differs', () => {
    expect(wordsFor('react', ['List reactions'])).toEqual(['reaction']);
    expect(wordsFor('ship', ['Get a shipment'])).toEqual(['shipment']);
    expect(wordsFor('react', ['List reactions', 'React to a message'])).toBeUndefined();
  });

  it('knows everyday words for those that names have', () => {
    expect(wordsFor('who am i', ['Get current user'])).toEqual(['current user']);
    expect(wordsFor('get rid of', ['Delete a message'])).toEqual(['delete']);
    expect(wordsFor('laptop', ['List peers'])).toEqual(['peer']);
    expect(wordsFor('stars', ['Set a rating'])).toEqual(['rate', 'rating']);
    expect(wordsFor('reachable', ['List accessible peers'])).toEqual(['accessible', 'access']);
  });

  it('knows the words of a field for those that its APIs use', () => {
    expect(wordsFor('crossroads', ['List intersections'])).toEqual(['intersection']);
    expect(wordsFor('packing slip', ['Create a delivery note'])).toEqual(['delivery note']);
  });

  it('knows what words mean one way only', () => {
    expect(wordsFor('undo', ['Void an invoice'])).toEqual(['void']);
    expect(wordsFor('void', ['Restore an invoice'])).toBeUndefined();
    expect(wordsFor('gdpr', ['Export data', 'Delete a user'])).toEqual(['export', 'delete']);
  });

  it('gives none to everyday words of a keyword, the heading of a guide, or a synonym that always applies', () => {
    const api = { path: '/api/0', entry: { kind: 'operation' as const, title: 'List subscriptions' }, analysis };
    const related = (keywords: string[], heading: string): string[] | undefined => {
      const entry = { kind: 'guide' as const, title: 'Billing', keywords };
      const guide = { path: '/billing', entry, analysis: { places: [['heading', 'a', heading, ''] as const] } };
      return findRelated([api, guide], reader, synonyms).get('rent');
    };
    expect(related([], 'Costs')).toEqual(['subscription', 'bill']);
    expect(related(['rent'], 'Costs')).toBeUndefined();
    expect(related([], 'Pay your rent')).toBeUndefined();
    expect(wordsFor('verification', ['Update an optin'])).toEqual(['optin']);
    expect(wordsFor('verification', ['Update an optin', 'Valid values'])).toBeUndefined();
  });

  it('says nothing of groups that the site does not use', () => {
    expect(findRelated([], reader, synonyms).size).toBe(0);
    expect(wordsFor('sender', ['Transfers from an account'])).toBeUndefined();
  });
});

describe('the groups of words', () => {
  it('have at least two members, each once', () => {
    const groups = [...WORD_GROUPS, ...EVERYDAY_GROUPS];
    const isBad = ({ typed, meant }: WordGroup): boolean =>
      new Set([...typed, ...meant]).size < 2 || [typed, meant].some((words) => new Set(words).size < words.length);
    expect(groups.filter(isBad)).toEqual([]);
  });
});
