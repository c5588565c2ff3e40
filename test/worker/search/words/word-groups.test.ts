import { describe, expect, it } from 'vitest';
import * as languages from '../../../../worker/search/languages/all-languages.ts';
import { findLanguage, findSynonyms } from '../../../../worker/search/languages/find-language.ts';
import { WordGroups } from '../../../../worker/search/words/word-groups.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));
const keyOf = (phrase: string, by = reader): string => by.join(by.readWords(phrase).flatMap(({ parts }) => parts)).stem;

describe('groups of synonyms', () => {
  it.each(Object.keys(languages))('are found by every word and phrase in them: %s', (name) => {
    const locale = name.replace(/[A-Z]+$/, '-$&');
    const own = new WordReader(findLanguage(locale));
    const { same, related } = findSynonyms(locale);
    const words = new WordGroups({ synonyms: same, related }, own);
    const groups = [...same, ...Object.values(own.language.words.actions), ...related];
    const lost = groups.filter((group) => group.some((phrase) => words.find(keyOf(phrase, own)).length === 0));
    expect(lost).toEqual([]);
  });

  it('of a site are found however they are written', () => {
    const synonyms = [['E-Mail', 'Café bar', 'Öl', '"quoted"', 'two factor', 'X']];
    const words = new WordGroups({ synonyms, related: [] }, reader);
    for (const phrase of ['email', 'cafe-bar', 'öl', 'quoted', 'two-factor', 'twofactor', 'x'])
      expect(words.find(keyOf(phrase)).length, phrase).toBeGreaterThanOrEqual(5);
  });

  it('do not include words that only start like theirs', () => {
    const words = new WordGroups({ synonyms: [['zzalpha', 'beta']], related: [] }, reader);
    expect(words.find(keyOf('zzother'))).toEqual([]);
  });
});
