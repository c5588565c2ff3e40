import { describe, expect, it } from 'vitest';
import { renderIdentifier, shortMethod } from '../../../../worker/model/markup/narrow-names.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

describe('renderIdentifier()', () => {
  it.each([
    ['/v1/items', '/v1/items'],
    ['/v1/items/{itemId}/lines', '/v1/<wbr/>items/<wbr/>{item<wbr/>Id}/<wbr/>lines'],
    ['__created_at__exactly__', '__created_<wbr/>at__<wbr/>exactly__'],
  ])('lets %s break between its words', (text, html) => {
    expect(renderIdentifier(text)).toBe(html);
  });

  it('takes time in proportion to the length of a name', () => {
    const elapsed = startCpuClock();
    renderIdentifier('/'.repeat(100_000));
    expect(elapsed()).toBeLessThan(1_000);
  });
});

it.each([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['GET', 'GET'],
  ['PROPFIND', 'PROPFIN'],
  ['constructor', 'constru'],
])('shortMethod() writes %s as %s', (method, expected) => {
  expect(shortMethod(method)).toBe(expected);
});
