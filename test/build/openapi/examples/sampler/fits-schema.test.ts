import { expect, it } from 'vitest';
import { fitsSchema, isOfType } from '../../../../../build/openapi/examples/sampler/fits-schema.ts';
import { openapi, readRoot } from '../../api-fixture.ts';

it('tells the types of JSON apart', () => {
  const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
  const typesOf = (value: unknown): string[] => types.filter((type) => isOfType(value, type));
  expect(typesOf('')).toEqual(['string']);
  expect(typesOf(1)).toEqual(['integer', 'number']);
  expect(typesOf(10n ** 20n)).toEqual(['integer', 'number']);
  expect(typesOf(1.5)).toEqual(['number']);
  expect(typesOf(false)).toEqual(['boolean']);
  expect(typesOf([])).toEqual(['array']);
  expect(typesOf({})).toEqual(['object']);
  expect(typesOf(null)).toEqual(['null']);
});

it('does not check again a part that is known to match', () => {
  const inner = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
  const { root } = readRoot(openapi({}, { components: { schemas: { A: { properties: { inner } } } } }));
  const outer = root.get('components').get('schemas').get('A');
  const known = outer.get('properties').get('inner');
  const memo = new WeakMap();
  for (const [value, fits] of [
    [{ a: 'x', b: 'y' }, true],
    [{ a: 'x', b: 5 }, false],
  ] as const) {
    const { steps } = fitsSchema({ inner: value }, outer, 'both');
    expect(fitsSchema(value, known, 'both', memo).fits).toBe(fits);
    const again = fitsSchema({ inner: value }, outer, 'both', memo);
    expect(again.fits).toBe(fits);
    expect(again.steps < steps).toBe(fits);
  }
});
