import { describe, expect, it } from 'vitest';
import { chooseTab, moveTab, tabAddress, tabKey } from '../../../worker/client/tab-choice.ts';

const LANGUAGES = ['curl', 'php', 'python'];

describe('tabKey()', () => {
  it('is the one that Docusaurus uses', () => {
    expect(tabKey('language')).toBe('docusaurus.tab.language');
  });
});

describe('chooseTab()', () => {
  it('takes the remembered tab', () => {
    expect(chooseTab(LANGUAGES, 'language', '', 'php')).toBe('php');
  });

  it('prefers what the address names', () => {
    expect(chooseTab(LANGUAGES, 'language', '?language=python', 'php')).toBe('python');
  });

  it('takes ?lang= for languages, and for nothing else', () => {
    expect(chooseTab(LANGUAGES, 'language', '?lang=python', 'php')).toBe('python');
    expect(chooseTab(['http', 'python'], 'variant', '?lang=python', null)).toBeNull();
  });

  it('prefers the name of the group to ?lang=', () => {
    expect(chooseTab(LANGUAGES, 'language', '?lang=python&language=php', null)).toBe('php');
  });

  it('passes over values that no tab has', () => {
    expect(chooseTab(LANGUAGES, 'language', '?lang=cobol', 'php')).toBe('php');
    expect(chooseTab(LANGUAGES, 'language', '?lang=', 'cobol')).toBeNull();
  });
});

describe('tabAddress()', () => {
  it('names the tab that was chosen instead of the one that it named', () => {
    expect(tabAddress('https://docs.example.com/a?lang=php&x=1#b', 'language', 'curl')).toBe(
      'https://docs.example.com/a?lang=curl&x=1#b',
    );
  });

  it('is null for an address that names no tab of the group', () => {
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
  ])('%s leads from %i to %i of 3', (key, from, to) => {
    expect(moveTab(key, from, 3)).toBe(to);
  });

  it('is null for other keys', () => {
    expect([moveTab('Tab', 0, 3), moveTab('a', 0, 3), moveTab('ArrowDown', 0, 3)]).toEqual([null, null, null]);
  });
});
