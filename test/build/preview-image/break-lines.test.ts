import { describe, expect, it } from 'vitest';
import { breakLines, cutLines, cutMiddle } from '../../../build/preview-image/break-lines.ts';

/** Every character is one pixel wide. */
const measure = (text: string): number => [...text].length;

describe('breakLines()', () => {
  it.each([
    ['Bills', 10, ['Bills']],
    ['List the invoices', 10, ['List the', 'invoices']],
    ['A title of six short words', 25, ['A title of six', 'short words']],
    ['createOrUpdateEnvironmentSecret', 20, ['createOrUpdate', 'EnvironmentSecret']],
    ['see /user/bank-account/connection', 14, ['see /user/', 'bank-account/', 'connection']],
    ['aaaaaaaaaaaaaaaaaaaaaaa', 10, ['aaaaaaaaaa', 'aaaaaaaaaa', 'aaa']],
    ['𝒜𝒜𝒜𝒜', 2, ['𝒜𝒜', '𝒜𝒜']],
  ])('%j in %i', (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines);
  });
});

describe('cutLines()', () => {
  it('fills the lines and says that the text goes on', () => {
    expect(cutLines('one two three four five six', 2, 10, measure)).toEqual(['one two', 'three…']);
  });

  it('leaves a text alone that fits', () => {
    expect(cutLines('one two three', 2, 10, measure)).toEqual(['one two', 'three']);
  });
});

describe('cutMiddle()', () => {
  it.each([
    ['/invoices', 20, '/invoices'],
    ['/companies/{companyId}/invoices', 15, '/compan…nvoices'],
    ['ab', 1, '…'],
  ])('%s in %i is %s', (text, width, cut) => {
    expect(cutMiddle(text, width, measure)).toBe(cut);
  });
});
