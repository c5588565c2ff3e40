import { describe, expect, it } from 'vitest';
import { survivesDouble } from '../../../../worker/request/samples/exact-number.ts';
import { JAVASCRIPT_LITERALS } from '../../../../worker/request/samples/languages/javascript/javascript-literal.ts';
import { PHP_LITERALS } from '../../../../worker/request/samples/languages/php/php-literal.ts';
import { PYTHON_LITERALS } from '../../../../worker/request/samples/languages/python/python-literal.ts';
import { toLiteral } from '../../../../worker/request/samples/literal.ts';

describe('survivesDouble()', () => {
  it('is true for numbers that are printed as the same number', () => {
    for (const literal of ['0', '10.00', '0.1', '1e3', '1E+21', '2.5e-7', '9007199254740992', '5e-324']) {
      expect(survivesDouble(literal), literal).toBe(true);
    }
  });

  it('is false for numbers that lose digits, overflow or underflow', () => {
    for (const literal of [
      '9007199254740993',
      '0.10000000000000000001',
      '1e400',
      '-1e400',
      '1e-400',
      '123456789.123456789',
    ]) {
      expect(survivesDouble(literal), literal).toBe(false);
    }
  });
});

describe('number literals', () => {
  const toAll = (literal: string) =>
    [JAVASCRIPT_LITERALS, PHP_LITERALS, PYTHON_LITERALS].map((syntax) =>
      toLiteral({ kind: 'number', literal }, '', syntax),
    );

  it('are written unchanged if the language can represent them', () => {
    expect(toAll('12.50')).toEqual(['12.50', '12.50', '12.50']);
    expect(toAll('9223372036854775807')).toEqual([
      '9223372036854775807n',
      '9223372036854775807',
      '9223372036854775807',
    ]);
  });

  it('are strings if no number type can represent them', () => {
    expect(toAll('9223372036854775808')).toEqual([
      '9223372036854775808n',
      "'9223372036854775808'",
      '9223372036854775808',
    ]);
    expect(toAll('1e400')).toEqual(["'1e400'", "'1e400'", '"1e400"']);
  });
});
