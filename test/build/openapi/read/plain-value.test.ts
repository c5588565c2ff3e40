import { describe, expect, it } from 'vitest';
import { findJsonTree } from '../../../../worker/request/value/json-tree.ts';
import { toJsonText, toPlainValue } from '../../../../worker/request/value/plain-value.ts';

describe('toPlainValue()', () => {
  it('copies data unchanged', () => {
    const value = { a: [1, 'x', null, true], b: { c: 12345678901234567890n } };
    expect(toPlainValue(value, 1_000)).toEqual({ value, isComplete: true });
  });

  it('converts values without a JSON equivalent to null, and drops them from objects', () => {
    const value = { a: undefined, b: Number.NaN, c: new Date('x'), d: () => 1, e: [undefined] };
    expect(toPlainValue(value, 1_000).value).toEqual({ b: null, c: null, e: [null] });
  });

  it('reads maps with non-string keys from YAML', () => {
    const map = new Map<unknown, unknown>([[1, 'a']]).set(null, 'b');
    expect(toPlainValue(map, 1_000).value).toEqual({ 1: 'a', null: 'b' });
  });

  it('truncates circular values, but not repeated ones', () => {
    const shared = { x: 1 };
    const value: Record<string, unknown> = { a: shared, b: shared };
    expect(toPlainValue(value, 1_000).isComplete).toBe(true);
    value.self = value;
    expect(toPlainValue(value, 1_000)).toEqual({ value: { a: { x: 1 }, b: { x: 1 }, self: '…' }, isComplete: false });
  });

  it('limits the expansion of aliases', () => {
    let value: unknown = 'lol';
    for (let level = 0; level < 50; level++) value = Array(10).fill(value);
    const { value: copy, isComplete } = toPlainValue(value, 1_000);
    expect(isComplete).toBe(false);
    expect(toJsonText(copy).length).toBeLessThan(2_000);
  });

  it('limits depth and string length', () => {
    let value: unknown = 1;
    for (let level = 0; level < 1e5; level++) value = [value];
    expect(toPlainValue(value, 1e6).isComplete).toBe(false);
    expect(toPlainValue('a'.repeat(1e6), 10)).toEqual({ value: `${'a'.repeat(10)}…`, isComplete: false });
  });

  it.each([
    [64, true],
    [65, false],
  ])('copies %i levels, as many as JSON text may have: %s', (levels, isComplete) => {
    const json = '['.repeat(levels) + ']'.repeat(levels);
    expect(toPlainValue(JSON.parse(json), 1_000).isComplete).toBe(isComplete);
    expect(findJsonTree(json) !== null).toBe(isComplete);
  });

  it('keeps __proto__ as an ordinary member', () => {
    const { value } = toPlainValue(JSON.parse('{"__proto__": {"x": 1}}'), 1_000);
    expect(toJsonText(value)).toBe('{"__proto__":{"x":1}}');
  });
});

describe('toJsonText()', () => {
  it('writes what JSON.stringify writes', () => {
    const value = { a: [], b: {}, c: [1, { d: 'é"\n' }], e: null };
    expect(toJsonText(value)).toBe(JSON.stringify(value));
    expect(toJsonText(value, '  ')).toBe(JSON.stringify(value, null, 2));
  });

  it('keeps the digits of large integers', () => {
    expect(toJsonText([9007199254740993n])).toBe('[9007199254740993]');
  });

  it('escapes invisible characters', () => {
    expect(toJsonText('a\u202eb')).toBe('"a\\u202eb"');
  });
});
