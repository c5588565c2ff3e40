import { describe, expect, it } from 'vitest';
import { blockPieces } from '../../../../../build/site/languages/exchange/markup/block-pieces.ts';
import { NO_DEFINITIONS } from '../../../../../build/site/languages/exchange/markup/inline-pieces.ts';
import { joinPieces, type Piece } from '../../../../../build/site/languages/exchange/markup/pieces.ts';
import { Exchange } from './exchange.ts';

function piecesOf(text: string): readonly Piece[] {
  return blockPieces({ type: 'paragraph', text }, NO_DEFINITIONS);
}

describe('the first line of a directive', () => {
  it.each([
    [':::note', ''],
    [':::note A title', 'A title'],
    ['::: note A title {.wide}', 'A title'],
    [':::note[A title]{a=b} ', 'A title'],
    [':::note[A title] {a=b}', 'A title'],
    [':::note[A [short] title]', 'A [short] title'],
    [':::note A {b} c', 'A |{b}| c'],
    [':::note A }', 'A }'],
    [':::note[A] title', 'A] title'],
    [':::note {a=b}', ''],
    [':::note[]{a=b}', ''],
    ['::::tabs[ A ]\t{a="[b]"}', 'A'],
  ])('%j has the title %j', (line, title) => {
    const pieces = piecesOf(`${line}\nText.`);
    expect(joinPieces(pieces)).toBe(`${line}\nText.`);
    const last = pieces.findLastIndex(({ kind }) => kind === 'break');
    const words = pieces.slice(0, last).filter(({ kind }) => kind !== 'break');
    expect(words.map(({ text }) => text).join('|')).toBe(title);
  });

  it.each([`:::note a${' '.repeat(20_000)}b`, `:::note[a${'] '.repeat(10_000)}b`, `:::note a${'{'.repeat(4_000)}b`])(
    'is read in less than a second, whatever is in it',
    (line) => {
      const start = process.cpuUsage();
      expect(joinPieces(piecesOf(line))).toBe(line);
      expect(process.cpuUsage(start).user / 1e6).toBeLessThan(1);
    },
  );
});

describe('code in a block', () => {
  it.each([
    ['- a\n  ```js\n  b\n  ```js\n  c\n  ```\n  d', 'a|d'],
    ['- ```npm i``` installs it\n- b', ' installs it|b'],
    ['```npm i``` installs\nit', ' installs it'],
  ])('is not translated: %j', (text, words) => {
    const pieces = blockPieces({ type: text.startsWith('-') ? 'list' : 'paragraph', text }, NO_DEFINITIONS);
    expect(pieces.flatMap((piece) => (piece.kind === 'text' ? piece.text : [])).join('|')).toBe(words);
    expect(joinPieces(pieces).replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '));
  });
});

describe('a word in brackets', () => {
  it('is text if the page does not define it, whatever its name', async () => {
    const exchange = new Exchange({ 'a.md': 'Call [constructor] or [__proto__].\n' });
    const { 'de/a.md.xlf': xliff = '' } = await exchange.export();
    expect(xliff).toContain('<source>Call [constructor] or [<pc');
    expect(xliff).not.toContain('type="link"');
    expect(piecesOf('Call [constructor].')).toEqual([{ kind: 'text', text: 'Call [constructor].' }]);
  });

  it('is a link if the page defines it', async () => {
    const exchange = new Exchange({ 'a.md': 'Call [constructor].\n\n[constructor]: b.md\n' });
    const { 'de/a.md.xlf': xliff = '' } = await exchange.export();
    expect(xliff).toMatch(/<source>Call <pc [^>]*>constructor<\/pc>\.<\/source>/);
  });
});
