import { describe, expect, it } from 'vitest';
import { compileDescription, openapi } from '../api-fixture.ts';

const warningsOf = (head: object): string[] => {
  const { openapi: _version, ...rest } = openapi({ '/a': { get: {} } });
  return compileDescription({ ...head, ...rest }).warnings.filter((text) => text.includes('Cannot tell the rules'));
};

describe('checkVersion()', () => {
  it.each([{ openapi: '3.0.4' }, { openapi: '3.1.0' }, { openapi: '3.2.0' }, { openapi: 3.1 }, { swagger: '2.0' }, {}])(
    'has nothing to say of %j',
    (head) => {
      expect(warningsOf(head)).toEqual([]);
    },
  );

  it.each([
    [{ openapi: '9.9.9' }, '#/openapi: Cannot tell the rules of openapi "9.9.9"'],
    [{ openapi: '2.0' }, '#/openapi: Cannot tell the rules of openapi "2.0"'],
    [{ openapi: null }, '#/openapi: Cannot tell the rules of openapi null'],
    [{ swagger: '1.2' }, '#/swagger: Cannot tell the rules of swagger "1.2"'],
  ])('warns of %j, and reads it all the same', (head, warning) => {
    expect(warningsOf(head)).toEqual([expect.stringContaining(warning)]);
  });
});
