import { describe, expect, it } from 'vitest';
import { dateWordsOf } from '../../../../build/release/search/date-words.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { findEntries, makeCalendar, readChanges } from '../../../../worker/search/match/find-changes.ts';

const LABELS = ['2026-05-20: 2.0.0', 'Safe', '2026-05-02: 1.4.0', '2026-02-11', '2025-11-04: 1.3.0'];

const CHANGELOG = {
  path: '/api/changelog',
  kind: 'guide',
  title: 'Changelog',
  operation: null,
  description: '',
  trail: [],
  scopes: [],
  placeAt: (index: number) => {
    const label = LABELS[index];
    return label === undefined ? null : ({ kind: 'heading', id: label, label, text: '' } as const);
  },
} as const;

const calendarOf = (locale: string) => makeCalendar(dateWordsOf(locale), findLanguage(locale));

function entriesFor(query: string, locale = 'en'): string[] | null {
  const changes = readChanges(query, calendarOf(locale));
  const found = changes === null ? null : findEntries(CHANGELOG, changes);
  return found?.map((number) => LABELS[number - 1]?.slice(0, 10) ?? '') ?? null;
}

describe('the entries of a changelog', () => {
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
    'release notes',
    'changes in 2024',
    'what changed since v9',
    'what changed since v2',
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

  it('leave pages without dates alone', () => {
    const changes = readChanges('what changed since May', calendarOf('en'));
    expect(changes && findEntries({ ...CHANGELOG, placeAt: () => null }, changes)).toBeNull();
  });
});
