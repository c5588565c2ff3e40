import { describe, expect, it } from 'vitest';
import { findEntries, readChanges } from '../../../../worker/search/match/find-changes.ts';

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

function entriesFor(query: string): string[] | null {
  const changes = readChanges(query);
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
    ['what changed since v1.4', ['2026-05-20']],
    ['new since version 1.3.0', ['2026-05-20', '2026-05-02', '2026-02-11']],
  ])('are those that a query asks for: %s', (query, expected) => {
    expect(entriesFor(query)).toEqual(expected);
  });

  it.each([
    'invoices since May',
    'release notes',
    'changes in 2024',
    'what changed since v9',
    'what changed since v2',
    'may I change an invoice',
    'changes in declined payments',
  ])('are not chosen for another query, or if there are none: %s', (query) => {
    expect(entriesFor(query)).toBeNull();
  });

  it('leave pages without dates alone', () => {
    const changes = readChanges('what changed since May');
    expect(changes && findEntries({ ...CHANGELOG, placeAt: () => null }, changes)).toBeNull();
  });
});
