import { describe, expect, it } from 'vitest';
import { divideNodes } from '../../../../build/page/description/divide-nodes.ts';
import { element } from '../../../../build/page/text/html-node.ts';

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

  it('keeps short texts whole', () => {
    const nodes = [element('ol', items)];
    expect(divideNodes(nodes, 251)).toEqual([nodes]);
  });
});
