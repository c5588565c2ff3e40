import { describe, expect, it } from 'vitest';
import { survivesDouble } from '../../../../worker/request/samples/exact-number.ts';
import { JAVASCRIPT_LITERALS } from '../../../../worker/request/samples/languages/javascript/javascript-literal.ts';
import { PHP_LITERALS } from '../../../../worker/request/samples/languages/php/php-literal.ts';
import { PYTHON_LITERALS } from '../../../../worker/request/samples/languages/python/python-literal.ts';
import { toLiteral } from '../../../../worker/request/samples/literal.ts';

describe('survivesDouble()', () => {
  it.each(['0', '10.00', '0.1', '1e3', '1E+21', '2.5e-7', '9007199254740992', '5e-324'])(
    'is true for %s',
    (literal) => {
      expect(survivesDouble(literal)).toBe(true);
    },
  );

  it.each(['9007199254740993', '0.10000000000000000001', '1e400', '-1e400', '1e-400', '123456789.123456789'])(
    'is false for %s, which loses digits, overflows or underflows',
    (literal) => {
      expect(survivesDouble(literal)).toBe(false);
    },
  );
});

describe('a number literal', () => {
  it.each([
    ['12.50', ['12.50', '12.50', '12.50']],
    ['9223372036854775807', ['9223372036854775807n', '9223372036854775807', '9223372036854775807']],
    // Strings where no number type can represent them.
    ['9223372036854775808', ['9223372036854775808n', "'9223372036854775808'", '9223372036854775808']],
    ['1e400', ["'1e400'", "'1e400'", '"1e400"']],
  ])('%s is exact in JavaScript, PHP and Python', (literal, expected) => {
    const written = [JAVASCRIPT_LITERALS, PHP_LITERALS, PYTHON_LITERALS].map((syntax) =>
      toLiteral({ kind: 'number', literal }, '', syntax),
    );
    expect(written).toEqual(expected);
  });
});
