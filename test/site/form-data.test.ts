import { describe, expect, it } from 'vitest';
import type { ContentStore } from '../../worker/env.ts';
import { readTryIt } from '../../worker/forms/edge/read-form.ts';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import { manifest, toRecord } from './fixture/release.ts';

const FORM = '{"api":"books","method":"GET","path":"/bills/{id}","servers":["https://api.example.com"]}';
const RESPONSES = '{"200":{"description":"A bill, with its lines and totals"}}';

const stored = await toRecord('<article>', '# Bill\n', [FORM, RESPONSES]);
const record = new TextEncoder().encode(stored.record);
const site: Manifest = {
  ...manifest,
  pages: new Map([
    ['/bill', { kind: 'operation', key: stored.key, title: 'Bill', description: '', operation: 'GET /bill' }],
  ]),
};

/** What a reader gets if the store returns these bytes, again and again. */
async function read(...reads: readonly Uint8Array[]): Promise<string> {
  const left = [...reads];
  const get = async () => new Uint8Array((left.length > 1 ? left.shift() : left[0]) ?? []).buffer;
  const data = await readTryIt(site, { get } as unknown as ContentStore, '/bill').catch(() => null);
  if (data === null) return 'failed';
  return `${new TextDecoder().decode(data.form)}\n${new TextDecoder().decode(data.responses)}`;
}

function flip(index: number, bit: number): Uint8Array {
  const bytes = new Uint8Array(record);
  bytes.set([(bytes[index] ?? 0) ^ (1 << bit)], index);
  return bytes;
}

describe('readTryIt()', () => {
  it('never returns wrong data, whichever bit of the record is wrong', async () => {
    const outcomes = new Set<string>();
    for (let index = 0; index < record.byteLength; index++)
      for (const bit of [index % 8, (index + 3) % 8]) outcomes.add(await read(flip(index, bit)));
    expect([...outcomes].sort()).toEqual(['failed', `${FORM}\n${RESPONSES}`].sort());
  });

  it('takes the data from a second read if the first is wrong', async () => {
    const start = stored.record.indexOf('# Bill\n') + 10;
    expect(await read(flip(start, 1))).toBe('failed');
    expect(await read(flip(start, 1), record)).toBe(`${FORM}\n${RESPONSES}`);
  });

  it('names the version of the API that the page is of, also if the record is that of another one', async () => {
    const page = site.pages.get('/bill');
    if (page === undefined) throw new Error('No page');
    const apis = [
      { id: 'books', path: '/api' },
      { id: 'books-v1', path: '/api/v1' },
    ];
    const versioned: Manifest = {
      ...site,
      site: { ...site.site, tryIt: { apis, connect: [] } },
      pages: new Map([['/api/v1/bill', { ...page, version: 'books@v1', recordOf: 'books@v2' }]]),
    };
    const get = async () => record.slice().buffer;
    const data = await readTryIt(versioned, { get } as unknown as ContentStore, '/api/v1/bill');
    expect(new TextDecoder().decode(data?.form)).toBe(FORM.replace('"books"', '"books-v1"'));
  });
});
