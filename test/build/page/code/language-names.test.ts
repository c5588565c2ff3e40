import { describe, expect, it } from 'vitest';
import { fenceLanguages, isKnownLanguage } from '../../../../build/page/code/highlight.ts';
import { normalizeLanguage, OTHER_NAMES } from '../../../../build/page/code/language-names.ts';
import { compile } from '../prose/compile.ts';

describe('normalizeLanguage()', () => {
  it.each([
    ['shell-session', 'shellsession'],
    ['Env', 'dotenv'],
    ['golang', 'go'],
    ['markup', 'html'],
    ['TS', 'ts'],
    ['unknown', 'unknown'],
  ])('converts %j to %j', (name, language) => {
    expect(normalizeLanguage(name)).toBe(language);
  });

  it('converts only names that have no grammar themselves, to names that have one', () => {
    const others = Object.entries(OTHER_NAMES).flatMap(([name, text]) => text.split(' ').map((other) => [other, name]));
    expect(others.filter(([other = '', name = '']) => isKnownLanguage(other) || !isKnownLanguage(name))).toEqual([]);
    expect(new Set(others.map(([other]) => other)).size).toBe(others.length);
  });

  it('is what a page loads and accepts for a fence', () => {
    const fence = '```golang\nvar a int\n```\n';
    expect(fenceLanguages(fence)).toEqual(['go']);
    expect(compile(fence).findings).toEqual([]);
    expect(compile('```golan\n```\n').findings).toHaveLength(1);
  });
});
