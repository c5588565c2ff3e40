import { describe, expect, it } from 'vitest';
import { ByteCache } from '../../../../worker/edge/store/byte-cache.ts';

describe('ByteCache', () => {
  it('drops the least recently used entry when it is full', () => {
    const cache = new ByteCache(30);
    cache.set('a', bytes(10));
    cache.set('b', bytes(10));
    cache.set('c', bytes(10));
    cache.get('a');
    cache.set('d', bytes(10));
    expect(held(cache)).toEqual(['a', 'c', 'd']);
  });

  it('drops as many entries as necessary', () => {
    const cache = new ByteCache(30);
    for (const name of ['a', 'b', 'c']) cache.set(name, bytes(10));
    cache.set('d', bytes(15));
    expect(held(cache)).toEqual(['c', 'd']);
  });

  it('counts a replaced entry once', () => {
    const cache = new ByteCache(30);
    for (let round = 0; round < 5; round++) cache.set('a', bytes(10));
    cache.set('b', bytes(20));
    expect(held(cache)).toEqual(['a', 'b']);
  });

  it('does not store entries larger than the cache', () => {
    const cache = new ByteCache(30);
    cache.set('a', bytes(10));
    cache.set('b', bytes(31));
    expect(held(cache)).toEqual(['a']);
  });
});

function bytes(length: number): Uint8Array {
  return new Uint8Array(length);
}

function held(cache: ByteCache): string[] {
  return ['a', 'b', 'c', 'd'].filter((name) => cache.get(name) !== null);
}
