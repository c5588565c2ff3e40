import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseAnswer } from '../../../../worker/client/search/parse-answer.ts';
import { answer, toResult } from './answers.ts';

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://docs.example.com/docs/user/bills'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('parseAnswer()', () => {
  it('accepts a response of the site', () => {
    const given = answer([
      toResult({
        href: '/docs/api/list-bills#query-status',
        operation: 'GET /bills',
        place: { kind: 'parameter', label: 'status' },
        trail: ['API'],
        words: ['status'],
      }),
    ]);
    expect(parseAnswer(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });

  it('allows additional fields from later releases', () => {
    const later = { ...answer([{ ...toResult({}), kind: 'video', score: 2 } as never]), next: '/search?page=2' };
    expect(parseAnswer(later)?.results).toHaveLength(1);
  });

  it('accepts the page that continues the list, or null at its end', () => {
    expect(parseAnswer({ ...answer([]), nextPage: 2 })?.nextPage).toBe(2);
    expect(parseAnswer({ ...answer([]), nextPage: null })?.nextPage).toBeNull();
    expect(parseAnswer({ ...answer([]), nextPage: 'two' })).toEqual(answer([]));
  });

  it.each([
    ['nothing', null],
    ['a text', 'bill'],
    ['a list', []],
    ['no results', { query: 'a', total: 0 }],
    ['results that are not a list', { query: 'a', total: 1, results: { 0: toResult({}) } }],
    ['a total that is not a number', { query: 'a', total: '1', results: [] }],
    ['an invalid result', { query: 'a', total: 1, results: [null] }],
    ['an invalid title', { query: 'a', total: 1, results: [{ ...toResult({}), title: 7 }] }],
    ['invalid words', { query: 'a', total: 1, results: [{ ...toResult({}), words: 'bill' }] }],
    ['a place without a label', { query: 'a', total: 1, results: [{ ...toResult({}), place: { kind: 'heading' } }] }],
    ['a missing operation', { query: 'a', total: 1, results: [{ ...toResult({}), operation: undefined }] }],
  ])('rejects %s', (_name, value) => {
    expect(parseAnswer(value)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/x', 'data:text/html,x', 'http://['])(
    'rejects the URL %s',
    (href) => {
      expect(parseAnswer(answer([toResult({ href })]))).toBeNull();
    },
  );
});
