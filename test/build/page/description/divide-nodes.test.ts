import { describe, expect, it } from 'vitest';
import { divideNodes } from '../../../../build/page/description/divide-nodes.ts';
import { element, findAll } from '../../../../build/page/text/html-node.ts';
import { many } from '../../openapi/many.ts';

const items = Array.from({ length: 250 }, (_, index) => element('li', [`${index}`]));

describe('divideNodes()', () => {
  it('goes on counting in each part of a long numbered list', () => {
    const starts = (list: object): unknown[] =>
      divideNodes([{ ...element('ol', items), ...list }], 120)
        .flat()
        .map((part) => typeof part === 'object' && part.attributes.start);
    expect(starts({})).toEqual(['1', '101', '201']);
    expect(starts({ attributes: { start: '5' } })).toEqual(['5', '105', '205']);
  });

  it('divides wide tables by their cells', () => {
    const row = (name: string) =>
      element(
        'tr',
        many(300, () => element(name, ['x'])),
      );
    const parts = [
      element('thead', [row('th')]),
      element(
        'tbody',
        many(20, () => row('td')),
      ),
    ];
    const pieces = divideNodes([element('div', [element('table', parts)])], 1_800);
    const counts = pieces.map((piece) => findAll(piece, ({ name }) => name === 'td').length);
    expect(counts).toEqual([1_200, 1_200, 1_200, 1_200, 1_200]);
  });

  it('keeps short texts whole', () => {
    const nodes = [element('ol', items)];
    expect(divideNodes(nodes, 251)).toEqual([nodes]);
  });
});
