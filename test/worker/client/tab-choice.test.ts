import { describe, expect, it } from 'vitest';
import { chooseTab, moveTab, tabAddress, tabKey } from '../../../worker/client/tab-choice.ts';

const LANGUAGES = ['curl', 'php', 'python'];

describe('tabKey()', () => {
  it('returns the key that Docusaurus uses', () => {
    expect(tabKey('language')).toBe('docusaurus.tab.language');
  });
});

describe('chooseTab()', () => {
  it('returns the remembered tab', () => {
    expect(chooseTab(LANGUAGES, 'language', '', 'php')).toBe('php');
  });

  it('prefers the tab in the URL', () => {
    expect(chooseTab(LANGUAGES, 'language', '?language=python', 'php')).toBe('python');
  });

  it('applies ?lang= only to languages', () => {
    expect(chooseTab(LANGUAGES, 'language', '?lang=python', 'php')).toBe('python');
    expect(chooseTab(['http', 'python'], 'variant', '?lang=python', null)).toBeNull();
  });

  it('prefers the group name to ?lang=', () => {
    expect(chooseTab(LANGUAGES, 'language', '?lang=python&language=php', null)).toBe('php');
  });

  it('ignores values that match no tab', () => {
    expect(chooseTab(LANGUAGES, 'language', '?lang=cobol', 'php')).toBe('php');
    expect(chooseTab(LANGUAGES, 'language', '?lang=', 'cobol')).toBeNull();
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

  it('returns null for other keys', () => {
    expect([moveTab('Tab', 0, 3), moveTab('a', 0, 3), moveTab('ArrowDown', 0, 3)]).toEqual([null, null, null]);
  });
});
