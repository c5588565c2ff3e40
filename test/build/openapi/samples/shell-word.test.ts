import { describe, expect, it } from 'vitest';
import {
  toPrintfFormat,
  toShellString,
  toShellWord,
} from '../../../../worker/request/samples/languages/curl/shell-word.ts';

describe('toShellWord()', () => {
  it('leaves plain words unquoted', () => {
    for (const word of ['https://api.example.com/v1/bills', '--limit', 'a@b,c%20+d'])
      expect(toShellWord(word)).toBe(word);
  });

  it('quotes characters that a shell interprets', () => {
    const words = ['', 'a b', '~', '=ls', 'a=b', '#x', '{a,b}', 'a?b', 'é', '$x', '!!'];
    for (const word of words) expect(toShellWord(word)).toBe(`'${word}'`);
  });
});

describe('toShellString()', () => {
  it('closes and reopens the quotes around an apostrophe', () => {
    expect(toShellString("it's")).toBe(String.raw`'it'\''s'`);
  });

  it('moves a backslash before a quote out of the quotes, for fish', () => {
    expect(toShellString(String.raw`a\b\'c\\`)).toBe(String.raw`'a\b'\\''\''c'\\\\''`);
  });

  it('escapes control characters, quotes and exclamation marks', () => {
    expect(toShellString("\u001b[201~it's!\r\n\\é\u202e")).toBe(String.raw`$'\033[201~it\047s\041\r\n\\é\342\200\256'`);
  });

  it('drops NUL', () => {
    expect(toShellString('a\0b')).toBe("'ab'");
  });
});

describe('toPrintfFormat()', () => {
  it('escapes characters that printf interprets', () => {
    expect(toPrintfFormat('100%\\n\0')).toBe(String.raw`'100%%\\n\000'`);
  });
});
