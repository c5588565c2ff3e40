import { describe, expect, it } from 'vitest';
import { FragmentIds } from '../../../build/base/fragment-ids.ts';

describe('FragmentIds', () => {
  it.each([
    [['body', 'contact', 'e mail'], 'body-contact-e-mail'],
    [['query', 'filter[state]'], 'query-filter-state'],
    [['größe', '日本_v1.2'], 'größe-日本_v1.2'],
    [['', '🎉', '-'], 'part'],
    [['__proto__'], '__proto__'],
  ])('converts %j to %s', (parts, id) => {
    expect(new FragmentIds().claim(parts)).toBe(id);
  });

  it('makes each id unique, also if one looks like a numbered one', () => {
    const ids = new FragmentIds(['servers']);
    const claimed = [['a'], ['a'], ['a-2'], ['a'], ['a', '2'], ['servers'], ['a']].map((parts) => ids.claim(parts));
    expect(claimed.slice(0, 2)).toEqual(['a', 'a-2']);
    expect(claimed[5]).toBe('servers-2');
    expect(new Set(claimed).size).toBe(claimed.length);
  });
});
