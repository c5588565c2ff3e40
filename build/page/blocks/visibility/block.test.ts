import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

describe('visibility', () => {
  it('shows text only to people or only to agents', () => {
    expect(show(':::visibility{for=people}\nClick.\n:::')).toEqual({
      html: '<p>Click.</p>',
      markdown: '',
      findings: [],
    });
    expect(show('<Visibility for="agents">\n\nCall.\n\n</Visibility>')).toEqual({
      html: '',
      markdown: 'Call.',
      findings: [],
    });
  });

  it('requires an audience', () => {
    expect(show(':::visibility\na\n:::').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot tell who should see this. Write for="people" or for="agents".',
    ]);
  });
});
