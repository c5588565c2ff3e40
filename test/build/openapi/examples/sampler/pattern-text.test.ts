import { describe, expect, it } from 'vitest';
import { matches, surelyMatches, textOfPattern } from '../../../../../build/openapi/examples/sampler/pattern-text.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';

const ANY_LENGTH = { min: 0, max: 1_000 };

describe('textOfPattern()', () => {
  it.each([
    ['^(0|[1-9][0-9]*)$', '12345'],
    ['^AC[0-9a-fA-F]{32}$', 'AC2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e'],
    ['^[A-Z]{3}$', 'ABC'],
    ['^\\d{4}-\\d{2}$', '1234-67'],
    ['^(?:foo|bar)[-_]?x+$', 'bar-xxxx'],
    ['^-?[0-9]+(\\.[0-9]+)?$', '1234.6789'],
    ['^[-+]?[0-9]-?$', '1-'],
    ['^[^a-z]{2}$', '1A'],
    ['^\\p{L}{2}$', 'aA'],
    ['^\\x41\\u0042[\\x43-\\x44]$', 'ABC'],
  ])('generates a string for %s', (pattern, text) => {
    expect(textOfPattern([pattern], ANY_LENGTH)).toBe(text);
    expect(text).toMatch(new RegExp(pattern, 'u'));
  });

  it('respects length limits, and matches all patterns', () => {
    expect(textOfPattern(['^[a-z]+$'], { min: 20, max: 40 })).toMatch(/^[a-z]{20,40}$/);
    expect(textOfPattern(['^[a-z]+$', '^.{2}$'], ANY_LENGTH)).toMatch(/^[a-z]{2}$/);
    expect(textOfPattern(['^-?[0-9]$'], { min: 2, max: 2 })).toBe('-2');
  });

  it.each([
    ['^inv_', 8, 'inv_1a2b'],
    ['^https://', 12, 'https://1a2b'],
    ['_live$', 8, '1a2_live'],
    ['^(foo|barbaz)$', 8, null],
    ['^x', 5_000, null],
    ['^a(b+)+c', 5_000, null],
  ])('pads a text for %s, if its end or start is open, to %i characters', (pattern, min, text) => {
    expect(textOfPattern([pattern], { min, max: min + 1_000 })).toBe(text);
  });

  it.each(['(', '^(a)\\1$', '[b-a]', 'a'.repeat(5_000), '(?!x)[^\\d\\D]'])('returns nothing for %s', (pattern) => {
    expect(textOfPattern([pattern], ANY_LENGTH)).toBeNull();
  });

  it('takes any text for a pattern that is too large for V8', () => {
    expect(matches('a', 'z'.repeat(100_000))).toBe(true);
    expect(matches('aaab', '(?:(?:(?:a?){1000}){1000}){1000}b')).toBe(true);
  });

  it('does not try patterns that take too many steps', () => {
    const elapsed = startCpuClock();
    for (let index = 0; index < 40; index++) {
      const pattern = `(?:(?:(?:a?){1000}){1000}){${900 + index}}`;
      expect([matches('a', pattern), textOfPattern([pattern], ANY_LENGTH)]).toEqual([true, null]);
    }
    expect(elapsed()).toBeLessThan(2_000);
  });

  it.each([
    '(((((()*)*)*)*)*)*',
    '((()*|a){1000}){999}[^\\d\\D]',
    '(?:(?:(?:a?){1000}){1000}){1000}b',
    '^(a+)+$',
    '((((a*)*)*)*)*b',
    '^(.|a)+x{1000}$',
    '(a{0,999}){0,999}',
    '^(?:[a-z]|[a-z]|[a-z])*!$',
    '^(?:a|a|a){20}!$',
    '^(?:a{1,5}){1,19}!$',
    '^(?=(?:a|a|a)*!)a',
    '^(?:a|a|a)*()\\1b$',
    `${'('.repeat(800)}a${'){1,9}'.repeat(800)}`,
  ])('returns immediately for %s', (pattern) => {
    const elapsed = startCpuClock();
    textOfPattern([pattern], ANY_LENGTH);
    for (const length of [4, 20, 30, 400]) matches('a'.repeat(length), pattern);
    expect(elapsed()).toBeLessThan(2_000);
  });
});

describe('surelyMatches()', () => {
  it.each([
    ['^[a-z\\d]+(?:-[a-z\\d]+)*$', 'acme-inc-docs-2', true],
    ['^(([0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])(\\.(?!$)|$)){4}$', '192.0.2.25', true],
    ['^([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$', '2001:db8:0:0:0:0:0:1', true],
    ['^(?=.*[a-z])(?=.*\\d).{8,64}$', 'correct-horse-1', true],
    ['^(?=.*[a-z])(?=.*\\d).{8,64}$', 'correct-horse', false],
    ['^[A-Za-z0-9_-]+$', 'a'.repeat(900), true],
    ['^(a|b)+$', 'ab'.repeat(50), false],
  ])('decides %s', (pattern, text, is) => {
    expect(surelyMatches(text, pattern)).toBe(is);
  });
});
