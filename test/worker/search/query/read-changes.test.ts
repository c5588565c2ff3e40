import { describe, expect, it } from 'vitest';
import { dateWordsOf } from '../../../../build/release/search/date-words.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { makeCalendar, readChanges } from '../../../../worker/search/query/read-changes.ts';

const VERSIONS = { 'v2.0.0': '2026-05-20', 'v1.4.0': '2026-05-02', 'v1.3.0': '2025-11-04' };
const DAYS = ['2026-05-20', '2026-05-02', '2026-02-11', '2025-11-04'];

/** The terms of an index, the last first. */
const TERMS = [
  ...Object.entries(VERSIONS).map(([version, day]) => ({ stem: `@${version}`, spellings: [day] })),
  ...DAYS.map((day) => ({ stem: `@${day}`, spellings: [day] })),
];

/** A Friday. */
const NOW = Date.UTC(2026, 4, 22, 12);

const calendarOf = (locale: string) => makeCalendar(dateWordsOf(locale), findLanguage(locale));

function entriesFor(query: string, locale = 'en'): string[] | null {
  const changes = readChanges(query, calendarOf(locale), NOW);
  const found = changes?.choose(TERMS).map(({ stem }) => stem.slice(1)) ?? [];
  return found.length === 0 ? null : found;
}

describe('readChanges()', () => {
  it.each([
    ['what changed since May', ['2026-05-20', '2026-05-02']],
    ['what changed since February 2026', ['2026-05-20', '2026-05-02', '2026-02-11']],
    ['what has changed since June', ['2026-05-20', '2026-05-02', '2026-02-11', '2025-11-04']],
    ['changes in 2026-05', ['2026-05-20', '2026-05-02']],
    ['changes in May', ['2026-05-20', '2026-05-02']],
    ['what is new in 2025', ['2025-11-04']],
    ['changes after 2026-05-03', ['2026-05-20']],
    ['changes since 3 May', ['2026-05-20']],
    ['changes since May 2, 2026', ['2026-05-20', '2026-05-02']],
    ['changes after 03.05.2026', ['2026-05-20']],
    ['what changed since v1.4', ['2026-05-20']],
    ['what changed since the version 1.4', ['2026-05-20']],
    ['removed after 1.4 in invoices', ['2026-05-20']],
    ['changes since 1.4, in short', ['2026-05-20']],
    ['is anything new since 1.4?', ['2026-05-20']],
    ['changes on May 2 in invoices', ['2026-05-02']],
    ['changes 2 May', ['2026-05-02']],
    ['what changed since early May', ['2026-05-20', '2026-05-02']],
    ['changes since mid-February 2026', ['2026-05-20', '2026-05-02', '2026-02-11']],
    ['changes since June 2026', ['2026-05-20']],
    ['news of yesterday', ['2026-05-20']],
    ['what changed since v2', ['2026-05-20']],
    ['what changed since v9', ['2026-05-20']],
    ['new since version 1.3.0', ['2026-05-20', '2026-05-02', '2026-02-11']],
  ])('are those that a query asks for: %s', (query, expected) => {
    expect(entriesFor(query)).toEqual(expected);
  });

  it.each([
    ['de', 'Änderungen seit 3. Mai 2026', ['2026-05-20']],
    ['de', 'Was ist neu seit Februar?', ['2026-05-20', '2026-05-02', '2026-02-11']],
    ['de', 'Änderungen ab 01.05.2026', ['2026-05-20', '2026-05-02']],
    ['de', 'Was hat sich seit Anfang Mai geändert?', ['2026-05-20', '2026-05-02']],
    ['de', 'Änderungen seit Mitte Februar', ['2026-05-20', '2026-05-02', '2026-02-11']],
    ['fr', 'changements depuis début mai', ['2026-05-20', '2026-05-02']],
    ['fr', 'changements depuis debut mai', ['2026-05-20', '2026-05-02']],
    ['fr', 'changements depuis la mi-mai', ['2026-05-20', '2026-05-02']],
    ['es', 'cambios desde principios de mayo', ['2026-05-20', '2026-05-02']],
    ['it', 'novità da inizio maggio', ['2026-05-20', '2026-05-02']],
    ['nl', 'wijzigingen sinds begin mei', ['2026-05-20', '2026-05-02']],
    ['pl', 'zmiany od początku maja', ['2026-05-20', '2026-05-02']],
    ['pt-BR', 'mudanças desde o início de maio', ['2026-05-20', '2026-05-02']],
    ['fr', 'modifications depuis le 3 mai 2026', ['2026-05-20']],
    ['fr', 'nouveautés de février 2026', ['2026-02-11']],
    ['es', 'cambios desde el 3 de mayo de 2026', ['2026-05-20']],
    ['it', 'novità dal 2 maggio', ['2026-05-20', '2026-05-02']],
    ['nl', 'wijzigingen sinds 3-5-2026', ['2026-05-20']],
    ['pl', 'zmiany od 3 maja 2026', ['2026-05-20']],
    ['pt-BR', 'mudanças desde 11 de fevereiro de 2026', ['2026-05-20', '2026-05-02', '2026-02-11']],
    ['ar', 'التغييرات منذ مايو 2026', ['2026-05-20', '2026-05-02']],
    ['ja', '2026年5月3日以降の変更', ['2026-05-20']],
    ['de', 'Änderungen im Mai', ['2026-05-20', '2026-05-02']],
    ['de', 'Änderungen seit der Version 1.4', ['2026-05-20']],
    ['fr', 'modifications en mai', ['2026-05-20', '2026-05-02']],
    ['pl', 'zmiany od wersji 1.4', ['2026-05-20']],
    ['ar', 'التغييرات في مايو', ['2026-05-20', '2026-05-02']],
    ['ar', 'التغييرات منذ الإصدار 1.4', ['2026-05-20']],
    ['ja', '2月の変更', ['2026-02-11']],
    ['ja', 'バージョン1.4以降の変更', ['2026-05-20']],
    ['zh-CN', '自 1.4 以来的更改', ['2026-05-20']],
    ['ja', '5月以降の変更', ['2026-05-20', '2026-05-02']],
    ['zh-CN', '2026年5月之后的更改', ['2026-05-20', '2026-05-02']],
    ['en-GB', 'changes since 3/5/2026', ['2026-05-20']],
    ['en', 'changes in 3/5/2026', ['2026-05-20', '2026-05-02', '2026-02-11']],
  ])('are those that a query in another language asks for: %s, %s', (locale, query, expected) => {
    expect(entriesFor(query, locale)).toEqual(expected);
  });

  it.each([
    ['en', 'changes this week', ['2026-05-20']],
    ['en', 'changes since last week', ['2026-05-20']],
    ['en', 'changes in the last 2 days', ['2026-05-20']],
    ['en', 'changes since yesterday', ['2026-05-20']],
    ['en', 'what changed 2 days ago', ['2026-05-20']],
    ['en', 'changes this month', ['2026-05-20', '2026-05-02']],
    ['en', 'changes last month', null],
    ['en', 'changes in the last 3 months', ['2026-05-20', '2026-05-02']],
    ['en', 'changes last year', ['2025-11-04']],
    ['en', 'changes since last year', ['2026-05-20', '2026-05-02', '2026-02-11', '2025-11-04']],
    ['en', 'changes in the last 365 days', ['2026-05-20', '2026-05-02', '2026-02-11', '2025-11-04']],
    ['de', 'Änderungen diese Woche', ['2026-05-20']],
    ['de', 'Was ist neu seit gestern?', ['2026-05-20']],
    ['en', 'yesterday', null],
    ['de', 'Änderungen diesen Monat', ['2026-05-20', '2026-05-02']],
    ['de', 'Änderungen letztes Jahr', ['2025-11-04']],
    ['de', 'Änderungen seit letztem Jahr', ['2026-05-20', '2026-05-02', '2026-02-11', '2025-11-04']],
    ['de', 'Änderungen in den letzten 30 Tagen', ['2026-05-20', '2026-05-02']],
    ['de', 'Änderungen seit 3 Wochen', ['2026-05-20', '2026-05-02']],
    ['de', 'Änderungen vor 2 Tagen', ['2026-05-20']],
  ])('are those of a time before the day of the reader: %s, %s', (locale, query, expected) => {
    expect(entriesFor(query, locale)).toEqual(expected);
  });

  it('are those of the month before this one, and of the week before, Monday first', () => {
    const days = (query: string, ...tried: readonly string[]): string[] => {
      const changes = readChanges(query, calendarOf('en'), Date.UTC(2026, 2, 31, 12));
      return (
        changes
          ?.choose(tried.map((day) => ({ stem: `@${day}`, spellings: [] })).reverse())
          .map(({ stem }) => stem.slice(1))
          .reverse() ?? []
      );
    };
    expect(days('changes last month', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01')).toEqual([
      '2026-02-01',
      '2026-02-28',
    ]);
    expect(days('changes last week', '2026-03-22', '2026-03-23', '2026-03-29', '2026-03-30')).toEqual([
      '2026-03-23',
      '2026-03-29',
    ]);
    expect(days('changes yesterday', '2026-03-29', '2026-03-30', '2026-03-31')).toEqual(['2026-03-30']);
    expect(days('changes today', '2026-03-30', '2026-03-31')).toEqual(['2026-03-31']);
  });

  it.each([
    'release notes',
    'changes in 2024',
    'may I change an invoice',
    'changes in declined payments',
    'refund after 1 day',
    'error 1 from login',
    'from 1 to 2 retries',
    'may 2 users share a key',
    'how long after payment may I refund',
    'how late may I pay',
  ])('are not chosen for another query, or if there are none: %s', (query) => {
    expect(entriesFor(query)).toBeNull();
  });
});
