import { describe, expect, it } from 'vitest';
import { findVerbs } from '../../../../build/release/search/find-verbs.ts';
import type { PageKind } from '../../../../worker/model/page-kinds.ts';
import type { SearchWords } from '../../../../worker/model/search/search.ts';

/** The verbs of a site with these operations. */
function verbsOf(titles: readonly string[], locale = 'en', kind: PageKind = 'operation'): string[] {
  return Object.values(intentsOf(titles, locale, kind)).flat();
}

function intentsOf(titles: readonly string[], locale = 'en', kind: PageKind = 'operation'): SearchWords['verbs'] {
  return findVerbs(
    titles.map((title) => ({ kind, title })),
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
    expect(verbsOf(['Checks'], 'en', 'tag')).not.toContain('check');
  });

  it('takes a verb that begins no title for one that updates or deletes', () => {
    const { act, update, delete: undo } = intentsOf(['Lock a card', 'Untag a card']);
    expect(update).toEqual(expect.arrayContaining(['suspend', 'reorder']));
    expect(undo).toEqual(expect.arrayContaining(['unpin', 'unsubscribe']));
    expect(act).toEqual(expect.arrayContaining(['lock', 'untag', 'undo', 'approve']));
    expect(intentsOf([], 'it').act).toContain('unire');
  });

  it('ignores schemas', () => {
    expect(verbsOf(['RegisterRequest'], 'en', 'schema')).toContain('register');
  });
});
