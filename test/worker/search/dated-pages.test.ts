import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPaths, type SmallPage, searchPages } from './small-site.ts';

const post = (date: string, title: string): SmallPage => ({
  path: `/news/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  date,
});

const ENTRIES = ['2026-05-20: 2.0', '2026-02-02: 1.4'].map((label) => ({ id: label.slice(0, 10), label }));

const SITE: readonly SmallPage[] = [
  post('2025-06-03', 'Faster reports'),
  post('2026-02-10', 'New invoices'),
  post('2026-03-05', 'A new look'),
  post('2026-05-04', 'Bank feeds'),
  { path: '/news', title: 'News' },
  { path: '/api/changelog', title: 'API: changelog', places: ENTRIES },
  { path: '/invoices', title: 'Invoices', text: 'Create and change an invoice. Those of March are due in May 2026.' },
  { path: '/credit', title: 'Credit notes', text: 'Changes of an invoice that was released.' },
  { path: '/users', title: 'Users', text: 'Add a user last month or since yesterday.' },
];

describe('a query for what is new', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 3, 12), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['news from March 2026', ['/news/a-new-look']],
    ['news June 2025', ['/news/faster-reports']],
    ['release notes June 2025', ['/news/faster-reports']],
    ['what changed since April 2026', ['/api/changelog', '/news/bank-feeds']],
    ['news in the last 30 days', ['/api/changelog']],
    ['news of last month', ['/api/changelog', '/news/bank-feeds']],
    [
      'what is new since last year',
      ['/api/changelog', '/news/bank-feeds', '/news/a-new-look', '/news/new-invoices', '/news/faster-reports'],
    ],
    ['May 2026', ['/api/changelog', '/news/bank-feeds']],
    ['invoice news since 2026', ['/news/new-invoices']],
    ['news since v1.4', ['/api/changelog']],
  ])('finds news and changes of that time, the newest first: %s', async (query, expected) => {
    expect((await findPaths(SITE, query)).slice(0, expected.length)).toEqual(expected);
  });

  it('names no word of a time that has something', async () => {
    const answer = await searchPages(SITE, 'what changed in the last 30 days');
    expect([answer.missing, answer.unknown, answer.suggestion]).toEqual([undefined, undefined, undefined]);
  });

  it('is limited to the newest days, whatever the number of posts', async () => {
    const days = Array.from({ length: 90 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const { total, results } = await searchPages(
      days.map((day) => ({ path: `/news/${day}`, title: `Post ${day.slice(5)}`, date: day })),
      'news since 2026',
    );
    expect([total, results[0]?.href]).toEqual([40, `/news/${days.at(-1)}`]);
  });

  it('names the time that has nothing', async () => {
    expect((await searchPages(SITE, 'news from April 2024')).missing).toContain('2024');
  });

  it.each(['invoices in May 2026', 'add a user since yesterday', 'invoice'])(
    'is not one with a date for something else: %s',
    async (query) => {
      expect((await findPaths(SITE, query))[0]).toMatch(/^\/(?:users|invoices)$/);
    },
  );

  it.each([
    'Änderungen seit Mai 2026',
    'Änderungen seit Anfang Mai',
    'Änderungen seit Mitte Mai 2026',
    'Änderungen seit letztem Monat',
    'Änderungen',
    'Was ist neu?',
    'Änderungsprotokoll',
    'Versionshinweise',
    'release notes',
  ])('finds a changelog in another language: %s', async (query) => {
    const { results, missing, unknown } = await searchPages(SITE, query, { locale: 'de' });
    expect([results[0]?.href.replace(/#.*/, ''), missing, unknown]).toEqual(['/api/changelog', undefined, undefined]);
  });

  it('names no part of a month, also of one that has nothing', async () => {
    const { missing = [], unknown = [] } = await searchPages(SITE, 'Änderungen seit Anfang Mai 2030', { locale: 'de' });
    expect([...missing, ...unknown]).not.toContain('Anfang');
  });
});
