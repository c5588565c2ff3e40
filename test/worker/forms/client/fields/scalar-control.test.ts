import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../../worker/forms/client/fields/scalar-control.ts';

describe('isLong()', () => {
  it.each([
    [{ 'x-lines': true }, true],
    [{ 'x-lines': true, format: 'pem' }, true],
    [{ 'x-lines': true, format: 'password' }, false],
    [{ maxLength: 4_000 }, true],
    [{ maxLength: 4_000, format: 'uri' }, false],
    [{ maxLength: 20 }, false],
    [{}, false],
  ])('text of %j has several lines: %s', (schema, expected) => {
    expect(isLong(schema)).toBe(expected);
  });
});
