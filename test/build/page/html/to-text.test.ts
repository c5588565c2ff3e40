import { describe, expect, it } from 'vitest';
import { toSections, toText } from '../../../../build/page/html/to-text.ts';
import { element } from '../../../../build/page/text/html-node.ts';

const p = (text: string) => element('p', [text]);

describe('toText()', () => {
  it('separates words by blocks and breaks, but not by elements of a line', () => {
    const line = [element('em', ['un']), 'likely', element('br', []), element('code', ['a']), '.'];
    expect(toText(['One', p('two'), 'three', element('div', [p('four'), p('five')]), element('p', line)])).toBe(
      'One two three four five unlikely a.',
    );
  });

  it('is one line', () => {
    expect(toText([p(' a\n\t b '), p('c')])).toBe('a b c');
  });
});

describe('toSections()', () => {
  it('divides a text by headings that links can lead to, wherever they are', () => {
    const heading = (text: string, id?: string) => element('h2', [text], id === undefined ? {} : { id });
    expect(
      toSections(['One', p('two'), element('div', [heading('A', 'a'), 'x', p('y')]), 'z', heading('B'), p('end')]),
    ).toEqual({ text: 'One two', sections: [{ id: 'a', label: 'A', text: 'x y z B end' }] });
  });
});
