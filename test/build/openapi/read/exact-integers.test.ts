import { describe, expect, it } from 'vitest';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { parseExactJson, toExactJson } from '../../../../worker/request/value/exact-integers.ts';

describe('parseExactJson()', () => {
  it('keeps every digit of integers above 2^53', () => {
    expect(parseExactJson('{"id":9007199254740993,"n":12}')).toEqual({ id: 9007199254740993n, n: 12 });
  });

  it('converts long integers that fit a number, and leaves fractions and strings unchanged', () => {
    expect(parseExactJson('[1000000000000000, 0.30000000000000004, "9007199254740993", -9007199254740993]')).toEqual([
      1000000000000000,
      0.30000000000000004,
      '9007199254740993',
      -9007199254740993n,
    ]);
  });

  it.each(['9007199254740993', '[9007199254740993]', '{"a":9007199254740993\n}', '{"a": -9007199254740993 ,"b":1}'])(
    'finds the integer in %j',
    (text) => {
      expect(toExactJson(parseExactJson(text))).toBe(text.replace(/\s/g, ''));
    },
  );

  it.each(['x'.repeat(20e6), '1'.repeat(20e6), '\\"'.repeat(6e6)])(
    'reads integers beside a string of any length',
    (text) => {
      expect(parseExactJson(`{"a":"${text}","b":9007199254740993,"c":"\\" -9007199254740993 "}`)).toEqual({
        a: text.replaceAll('\\', ''),
        b: 9007199254740993n,
        c: '" -9007199254740993 ',
      });
    },
  );

  it('reads integers at any depth', () => {
    let value = parseExactJson(`${'['.repeat(100_000)}9007199254740993${']'.repeat(100_000)}`);
    while (Array.isArray(value)) [value] = value as unknown[];
    expect(value).toBe(9007199254740993n);
  });

  it('keeps a member called __proto__', () => {
    const value = parseExactJson('{"__proto__":9007199254740993}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(toExactJson(value)).toBe('{"__proto__":9007199254740993}');
  });
});

describe('parseDescription()', () => {
  it('reads integers in YAML as in JSON, exactly above 2^53', () => {
    const { root } = parseDescription('api.yaml', 'openapi: 3.1.0\nx-small: 12\nx-big: 9007199254740993\npaths: {}\n');
    expect(root['x-small']).toBe(12);
    expect(root['x-big']).toBe(9007199254740993n);
  });
});
