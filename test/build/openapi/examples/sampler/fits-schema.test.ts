import { expect, it } from 'vitest';
import { isOfType } from '../../../../../build/openapi/examples/sampler/fits-schema.ts';

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
