import { afterEach, expect, it, vi } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { keyOf, manifest, records } from './fixture/release.ts';
import { createStore } from './fixture/stores.ts';
import { getFrom } from './get.ts';

afterEach(() => vi.restoreAllMocks());

it('logs a read that takes longer than a second, and at most one in ten seconds', async () => {
  let now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let readMs = 0;
  const env = createStore(async (key) => {
    await scheduler.wait(0);
    now += readMs;
    return new Response(records[key]).body;
  });
  const worker = createWorker(manifest);
  const read = async (milliseconds: number, path: string): Promise<void> => {
    readMs = milliseconds;
    await (await getFrom(worker, path, { headers: { 'CF-Ray': '8a-AMS' } }, env)).text();
  };
  await read(1_000, '/user/bills.md');
  expect(log).not.toHaveBeenCalled();
  await read(1_001, '/user/quotes.md');
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    {
      event: 'slow-read',
      path: '/user/quotes.md',
      release: 'r1',
      ray: '8a-AMS',
      storeMs: 1_001,
      record: keyOf('quotes'),
    },
  ]);
  await read(2_000, '/category/users.md');
  expect(log).toHaveBeenCalledOnce();
  now += 10_000;
  await read(2_000, '/api/list-bills.md');
  expect(log).toHaveBeenCalledTimes(2);
});
