import { describe, expect, it } from 'vitest';
import { labelOf } from '../../../../../../build/tools/import/mintlify/pages/front-matter.ts';

describe('labelOf()', () => {
  it.each([
    ['# Set up\n\nText.', 'Set up'],
    ['Text.\n\n```sh\n# Install it\nnpm i\n```\n', 'First steps'],
  ])('takes the heading of %j, but no comment in code', (body, label) => {
    expect(labelOf({ frontMatter: {}, body, path: 'guides/first-steps' } as never)).toBe(label);
  });
});
