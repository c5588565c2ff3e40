import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

describe('badge', () => {
  it('renders inline', () => {
    const expected = {
      html: '<p>Export <span class="badge tip">New</span></p>',
      markdown: 'Export (New)',
      findings: [],
    };
    expect(show('Export :badge[New]{kind=tip}')).toEqual(expected);
    expect(show('Export <Badge kind="tip">New</Badge>')).toEqual(expected);
    expect(show('Export <Badge kind="tip" text="New" />')).toEqual(expected);
  });

  it('reports an unknown kind', () => {
    expect(show('a :badge[New]{kind=tipp}').findings).toEqual([
      'a.md:1:3 unknown-attribute: Cannot read the attribute "kind" of :::badge: "tipp" is not one of note, tip, info, warning, danger; did you mean "tip"?',
    ]);
  });
});
