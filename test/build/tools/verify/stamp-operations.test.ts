import { describe, expect, it } from 'vitest';
import { loadVerified } from '../../../../build/site/config/verified-operations.ts';
import { stampOperations } from '../../../../build/tools/verify/stamp-operations.ts';
import { inContent } from '../../content-folder.ts';

const result = (operation: string, kind: 'matches' | 'differs' | 'skipped' | 'failed') =>
  ({ api: 'books', path: '', operation, kind, status: 200, differences: [], unchecked: [] }) as const;

describe('stampOperations()', () => {
  it('stamps matching operations, removes the stamp of those that differ, and keeps the others', () => {
    const earlier = { books: { 'GET /a': '2026-01-01', 'GET /b': '2026-01-01', 'GET /c': '2026-01-01' }, other: {} };
    const kinds = { a: 'matches', b: 'differs', c: 'failed', d: 'matches', e: 'skipped' } as const;
    const results = Object.entries(kinds).map(([name, kind]) => result(`GET /${name}`, kind));
    expect(stampOperations(earlier, results, '2026-02-02')).toEqual({
      books: { 'GET /a': '2026-02-02', 'GET /c': '2026-01-01', 'GET /d': '2026-02-02' },
      other: {},
    });
  });
});

describe('loadVerified()', () => {
  const load = async (text: string): Promise<unknown> =>
    (await inContent({ 'verified.json': text }, loadVerified)).result;

  it('reads the dates by API and operation', async () => {
    const days = { books: { 'GET /a': '2026-02-02' } };
    expect(await load(JSON.stringify(days))).toEqual(days);
  });

  it.each(['{"books":{"GET /a":"yesterday"}}', '{"books":["GET /a"]}'])('rejects %s', async (text) => {
    await expect(load(text)).rejects.toThrow();
  });
});
