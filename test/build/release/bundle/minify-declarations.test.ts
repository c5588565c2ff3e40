import { describe, expect, it } from 'vitest';
import { minifyDeclarations } from '../../../../build/release/bundle/minify-declarations.ts';

describe('minifyDeclarations()', () => {
  it.each([
    ['sizes', '  max-inline-size: 1rem;\n  block-size: 2rem;', '  max-width: 1rem;\n  height: 2rem;'],
    [
      'sides of boxes',
      '  border-block-start: 0;\n  padding-block-end: 1px;',
      '  border-top: 0;\n  padding-bottom: 1px;',
    ],
    ['sides of insets', '  inset-block-start: 0;', '  top: 0;'],
    ['values with slashes', '  font: 1rem / 1.5 serif;', '  font: 1rem/1.5 serif;'],
    ['values of custom properties', '  --shade: mix( red, blue );', '  --shade:mix(red,blue);'],
  ])('shortens %s', (_, css, short) => {
    expect(minifyDeclarations(css)).toBe(short);
  });

  it.each([
    ['sides along lines, which depend on the direction of text', '  margin-inline-start: 1rem;'],
    ['both sides at once', '  padding-block: 1rem 2rem;'],
    ['a size that is a value', '  container-type: inline-size;'],
    ['text', '  content: "a / b";'],
  ])('keeps %s', (_, css) => {
    expect(minifyDeclarations(css)).toBe(css);
  });
});
