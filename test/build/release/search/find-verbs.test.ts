import { describe, expect, it } from 'vitest';
import { findVerbs } from '../../../../build/release/search/find-verbs.ts';

/** The verbs of a site with these operations. */
function verbsOf(titles: readonly string[], locale = 'en'): string[] {
  return findVerbs(
    titles.map((title) => ({ kind: 'operation', title })),
    locale,
  );
}

describe('findVerbs()', () => {
  it('knows the verbs of the language and English ones', () => {
    expect(verbsOf([])).toContain('approve');
    expect(verbsOf([])).not.toContain('stornieren');
    expect(verbsOf([], 'de')).toEqual(expect.arrayContaining(['approve', 'stornieren', 'kundigen']));
  });

  it('knows those of a language in any region', () => {
    expect(verbsOf([], 'de-AT')).toContain('stornieren');
    expect(verbsOf([], 'pt')).toContain('aprovar');
  });

  it('takes verbs from titles of operations', () => {
    expect(verbsOf(['Winterize a garden', 'Gardens of a user'])).toContain('winterize');
    expect(verbsOf(['Winterize a garden', 'Gardens of a user'])).not.toContain('gardens');
  });

  it('leaves out what is a noun on the site', () => {
    expect(verbsOf(['List purchase orders'])).not.toContain('order');
    expect(verbsOf(['Order a card', 'List orders'])).toContain('order');
    expect(verbsOf(['List process definitions'])).not.toContain('process');
    expect(findVerbs([{ kind: 'tag', title: 'Checks' }], 'en')).not.toContain('check');
  });

  it('ignores schemas', () => {
    expect(findVerbs([{ kind: 'schema', title: 'RegisterRequest' }], 'en')).toContain('register');
  });
});
