import { describe, expect, it } from 'vitest';
import { chooseTab, mirrorKey, moveTab, tabAddress } from '../../../../worker/client/article/tab-choice.ts';

const LANGUAGES = ['curl', 'php', 'python'];

describe('chooseTab()', () => {
  it.each([
    ['the remembered tab', 'language', '', 'php', 'php'],
    ['the tab in the URL first', 'language', '?language=python', 'php', 'python'],
    ['a language by ?lang=', 'language', '?lang=python', 'php', 'python'],
    ['only languages by ?lang=', 'variant', '?lang=python', null, null],
    ['the tab in the URL of any other group', 'variant', '?variant=php', 'curl', 'php'],
    ['the tab of the group before ?lang=', 'language', '?lang=python&language=php', null, 'php'],
    ['no tab that does not exist', 'language', '?lang=cobol', 'php', 'php'],
    ['no tab that does not exist', 'language', '?lang=', 'cobol', null],
  ])('returns %s: %s %j', (_, group, search, remembered, tab) => {
    expect(chooseTab(LANGUAGES, group, search, remembered)).toBe(tab);
  });
});

describe('tabAddress()', () => {
  it('replaces the tab in the URL with the chosen one', () => {
    expect(tabAddress('https://docs.example.com/a?lang=php&x=1#b', 'language', 'curl')).toBe(
      'https://docs.example.com/a?lang=curl&x=1#b',
    );
  });

  it('returns null for a URL that has no tab of the group', () => {
    expect(tabAddress('https://docs.example.com/a?lang=php', 'variant', 'sdk')).toBeNull();
  });
});

describe('moveTab()', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from %i to %i of 3', (key, from, to) => {
    expect(moveTab(key, from, 3)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['End', 2],
  ])('%s moves from 0 to %i of 3 in a text from right to left', (key, to) => {
    expect(moveTab(mirrorKey(key), 0, 3)).toBe(to);
  });

  it('returns null for other keys', () => {
    expect([moveTab('Tab', 0, 3), moveTab('a', 0, 3), moveTab('ArrowDown', 0, 3)]).toEqual([null, null, null]);
  });
});
