import { describe, expect, it } from 'vitest';
import { Lines } from '../../../../build/base/report/position.ts';

describe('Lines', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 3],
    [3, 2, 1],
    [4, 3, 1],
    [6, 3, 3],
    [99, 3, 96],
  ])('finds the offset %i at %i:%i', (offset, line, column) => {
    expect(new Lines('ab\n\ncd').at(offset)).toEqual({ line, column });
  });

  it('counts a carriage return as a character of its line', () => {
    expect(new Lines('a\r\nb').at(3)).toEqual({ line: 2, column: 1 });
  });

  it('starts an empty text at 1:1', () => {
    expect(new Lines('').at(0)).toEqual({ line: 1, column: 1 });
  });
});
