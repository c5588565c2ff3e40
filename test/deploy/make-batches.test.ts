import { describe, expect, it } from 'vitest';
import { makeBatches, toPair } from '../../build/publish/deploy/service/make-batches.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('makeBatches()', () => {
  const pair = (key: string, size: number) => ({ key, json: '', bytes: size });
  const keysOf = (...sizes: number[]): string[] =>
    [
      ...makeBatches(
        sizes.map((size, index) => pair(String(index), size)),
        { pairs: 3, bytes: 100 },
      ),
    ].map((batch) => batch.map(({ key }) => key).join());

  it.each([
    ['nothing', [], []],
    ['at the maximum number of pairs', [1, 1, 1, 1], ['0,1,2', '3']],
    ['at the maximum number of bytes, including commas', [50, 49, 50], ['0,1', '2']],
    ['a record above the limit from the others', [1, 500, 1], ['0', '1', '2']],
  ])('splits %s', (_, sizes, batches) => {
    expect(keysOf(...sizes)).toEqual(batches);
  });
});

describe('toPair()', () => {
  it('writes text unchanged, including a byte order mark', () => {
    expect(JSON.parse(toPair('page/a', bytes('\ufeff<p>é "q"</p>')).json)).toEqual({
      key: 'page/a',
      value: '\ufeff<p>é "q"</p>',
    });
  });

  it('writes other bytes in base64', () => {
    expect(JSON.parse(toPair('file/a.png', new Uint8Array([0xff, 0x00])).json)).toEqual({
      key: 'file/a.png',
      value: '/wA=',
      base64: true,
    });
  });

  it('counts bytes, not characters', () => {
    expect(toPair('a', bytes('é')).bytes).toBe('{"key":"a","value":"é"}'.length + 1);
  });
});
