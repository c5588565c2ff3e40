import { expect, it } from 'vitest';
import { nameExtensions } from '../../../../build/openapi/read/name-extensions.ts';
import { isObject } from '../../../../worker/request/value/json.ts';

it('nameExtensions() names bounded numbers of schemas for a long chain of bases, and always those that extend one', () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `S${index}`);
  const schemas = Object.fromEntries(
    names.map((name, index) => [
      name,
      { discriminator: { propertyName: 't' }, allOf: [{ $ref: `#/components/schemas/S${index - 1}` }] },
    ]),
  );
  const { components } = nameExtensions({ components: { schemas } });
  const named = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  const mapped = Object.values(named).map((schema) => {
    const { discriminator } = schema as { discriminator: { mapping?: object } };
    return Object.keys(discriminator.mapping ?? {});
  });
  expect(mapped.flat().length).toBeLessThan(110_000);
  expect(mapped.slice(0, -1).map(([first]) => first)).toEqual(names.slice(1));
});
