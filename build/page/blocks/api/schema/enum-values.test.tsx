import { describe, expect, it } from 'vitest';
import { countElements, prose, textOf } from '../../../../../test/build/page/kinds/fixtures.ts';
import { en } from '../../../../../test/english.ts';
import { renderMarkup } from '../../../messages.tsx';
import { EnumValues } from './enum-values.tsx';
import type { EnumValue } from './model.ts';

const render = (values: readonly EnumValue[]): string => renderMarkup(<EnumValues values={values} />, en.page);
const bare = (...values: string[]): EnumValue[] => values.map((value) => ({ value, description: null }));

describe('EnumValues', () => {
  it('shows a few values on one line', () => {
    expect(render(bare('DRAFT', 'PAID'))).toBe('<p class="fact">One of <code>DRAFT</code> <code>PAID</code></p>');
  });

  it('shows a single value as a constant', () => {
    expect(textOf(render(bare('card')))).toBe('Always card');
  });

  it('lists values with their descriptions', () => {
    expect(render([{ value: 'ACCPAY', description: prose('A bill') }, ...bare('ACCREC')])).toBe(
      '<dl class="values"><dt>ACCPAY</dt><dd>A bill</dd><dt>ACCREC</dt><dd></dd></dl>',
    );
  });

  it('collapses 240 values into three elements', () => {
    const markup = render(bare(...Array.from({ length: 240 }, (_, index) => `V${index}`)));
    expect(markup).toMatch(/^<details class="values"><summary>Show all 240 values<\/summary><code>V0\nV1\n/);
    expect(countElements(markup)).toBe(3);
  });

  it('lists described values separately from many others', () => {
    const many = bare(...Array.from({ length: 12 }, (_, index) => `V${index}`));
    const markup = render([...many, { value: '', description: prose('No currency') }]);
    expect(markup).toContain('<dl class="values"><dt></dt><dd>No currency</dd></dl><code>V0\nV1');
  });
});
