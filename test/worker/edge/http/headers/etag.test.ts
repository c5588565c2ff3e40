import { describe, expect, it } from 'vitest';
import { isFresh, weakETag } from '../../../../../worker/edge/http/headers/etag.ts';

describe('isFresh()', () => {
  it.each([
    ['W/"a-b"', true],
    ['"a-b"', true],
    ['"x", "y,z", W/"a-b"', true],
    ['"x",W/"a-b" ,', true],
    [`${'"x",'.repeat(1_000)}"a-b"`, true],
    [' * ', true],
    ['*, "a-b"', false],
    ['"a"', false],
    ['"a-b', false],
    ['x"a-b"', false],
    ['"x" "a-b"', false],
    ['a-b', false],
    ['', false],
    [undefined, false],
  ])('%j: %s', (ifNoneMatch, fresh) => {
    expect(isFresh(ifNoneMatch, weakETag('a', 'b'))).toBe(fresh);
  });
});
