import { describe, expect, it } from 'vitest';
import { countElements } from '../../../build/page/divide-page.tsx';
import { entangledDescription } from '../../bench/entangled-description.ts';
import { compileDescription } from './api-fixture.ts';

function compile(count: number) {
  const { api, faults, html } = compileDescription(entangledDescription(count));
  const sizes = api.pages.map(({ article, markdown }) => article.byteLength + markdown.byteLength);
  return {
    pages: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    heaviest: Math.max(...api.pages.map(({ path }) => countElements(html(path)))),
    faults,
  };
}

describe('a description whose schemas all refer to each other', () => {
  it('takes linear time, and has few and light pages for each operation', () => {
    const [small, large] = [compile(10), compile(20)];
    expect([...small.faults, ...large.faults]).toEqual([]);
    expect(large.pages / small.pages).toBeLessThanOrEqual(2.2);
    expect(large.bytes / small.bytes).toBeLessThanOrEqual(2.2);
    expect(large.pages / 20).toBeLessThanOrEqual(30);
    expect(large.bytes / 20).toBeLessThanOrEqual(300_000);
    expect(large.heaviest).toBeLessThanOrEqual(2_900);
  }, 120_000);
});
