import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../../../worker/search/languages/english-words.ts';
import { findLanguage, findSynonyms } from '../../../../worker/search/languages/find-language.ts';
import { WordGroups } from '../../../../worker/search/words/word-groups.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));
const keyOf = (phrase: string): string => reader.join(reader.readWords(phrase).flatMap(({ parts }) => parts)).stem;

describe('groups of synonyms', () => {
  it('are found by every word and phrase in them', () => {
    const { same, related } = findSynonyms('en');
    const groups = [...same, ...Object.values(ACTIONS), ...related];
    const words = new WordGroups({ synonyms: same, related }, reader);
    const lost = groups.flat().filter((phrase) => words.find(keyOf(phrase)).length === 0);
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
