import { describe, expect, it } from 'vitest';
import { frozen } from '../../../../build/base/cache/frozen.ts';

describe('frozen()', () => {
  it('makes every object and list in data read-only, in all tests', () => {
    const data = frozen({ list: [undefined, { name: 'a' }], none: null });
    expect(() => Object.assign(data.list[1] ?? {}, { name: 'b' })).toThrow(TypeError);
    expect(() => data.list.push(undefined)).toThrow(TypeError);
  });

  it('does not change class instances and bytes', () => {
    const data = frozen({ map: new Map([['a', 1]]), bytes: new Uint8Array(2) });
    data.map.set('b', 2);
    data.bytes[0] = 1;
    expect([data.map.size, data.bytes[0]]).toEqual([2, 1]);
  });
});
