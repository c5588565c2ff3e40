import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../../../../build/openapi/read/text/json/find-json-fault.ts';

describe('findJsonFault()', () => {
  it.each([
    ['{"a": }', 6],
    ['{"a": 1,}', 8],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{a: 1}', 1],
    ['{"a" 1}', 5],
    ['{"a": 1]', 7],
    ['[01]', 2],
    ['[1.]', 2],
    ['[nul]', 1],
    ['[True]', 1],
    ["['a']", 1],
    ['["\\x"]', 1],
    ['["a\nb"]', 1],
    ['[1] x', 4],
    ['[1] // x', 4],
    ['}', 0],
  ])('locates the JSON syntax error in %j', (text, offset) => {
    expect(findJsonFault(text)).toBe(offset);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it.each(['', ' ', '{', '{"a"', '{"a":', '[1,', '[[{"a":[1,2]}'])('locates the end of the truncated %j', (text) => {
    expect(findJsonFault(text)).toBe(text.length);
  });

  it.each(['{"a":[1,-2.5e+9,true,false,null,"\\u00e9\\"\\\\"],"b":{}}', ' [ ] ', '"a"', '5'])(
    'finds nothing in %j',
    (text) => {
      expect(findJsonFault(text)).toBe(text.length);
      expect(() => JSON.parse(text)).not.toThrow();
    },
  );

  it('accepts long strings and deep nesting', () => {
    const text = `{"a":"${'x\\n'.repeat(5_000_000)}","b":${'['.repeat(100_000)}`;
    expect(findJsonFault(text)).toBe(text.length);
  });
});
