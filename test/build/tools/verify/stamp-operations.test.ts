import { describe, expect, it } from 'vitest';
import { loadVerified } from '../../../../build/site/config/verified-operations.ts';
import { stampOperations } from '../../../../build/tools/verify/stamp-operations.ts';
import type { Verification } from '../../../../build/tools/verify/verify-operations.ts';
import { inContent } from '../../content-folder.ts';

const result = (operation: string, kind: Verification['kind']): Verification => {
  const facts = { status: 200, differences: [], unchecked: [] };
  return { api: 'books', path: '', operation, kind, fingerprint: 'new', ...facts };
};

const OLD = { date: '2026-01-01', release: '1.0', fingerprint: 'old' };
const NEW = { date: '2026-02-02', release: '1.1', fingerprint: 'new' };

describe('stampOperations()', () => {
  it('stamps matching operations, removes the stamp of those that differ, and keeps the others', () => {
    const earlier = { books: { 'GET /a': OLD, 'GET /b': OLD, 'GET /c': OLD }, other: {} };
    const kinds = { a: 'matches', b: 'differs', c: 'failed', d: 'matches', e: 'skipped' } as const;
    const results = Object.entries(kinds).map(([name, kind]) => result(`GET /${name}`, kind));
    expect(stampOperations(earlier, results, { date: '2026-02-02', release: '1.1' })).toEqual({
      books: { 'GET /a': NEW, 'GET /c': OLD, 'GET /d': NEW },
      other: {},
    });
  });

  it('does not stamp an operation that differs in one of its calls', () => {
    const results = [result('GET /a', 'matches'), result('GET /a', 'differs'), result('GET /a', 'matches')];
    expect(stampOperations({ books: { 'GET /a': OLD } }, results, NEW)).toEqual({ books: {} });
  });
});

describe('loadVerified()', () => {
  const load = async (text: string): Promise<unknown> =>
    (await inContent({ 'verified.json': text }, loadVerified)).result;

  it('reads the stamps by API and operation', async () => {
    const stamps = { books: { 'GET /a': NEW } };
    expect(await load(JSON.stringify(stamps))).toEqual(stamps);
  });

  it.each(['{"books":{"GET /a":{"date":"yesterday"}}}', '{"books":["GET /a"]}'])('rejects %s', async (text) => {
    await expect(load(text)).rejects.toThrow();
  });
});
