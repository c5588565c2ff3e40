import { describe, expect, it } from 'vitest';
import { compileDescription, openapi } from '../api-fixture.ts';

const warningsOf = (head: object): string[] => {
  const { openapi: _version, ...rest } = openapi({ '/a': { get: {} } });
  return compileDescription({ ...head, ...rest }).warnings.filter((text) => text.includes('Unsupported'));
};

describe('checkVersion()', () => {
  it.each([{ openapi: '3.0.4' }, { openapi: '3.1.0' }, { openapi: '3.2.0' }, { openapi: 3.1 }, { swagger: '2.0' }, {}])(
    'accepts %j',
    (head) => {
      expect(warningsOf(head)).toEqual([]);
    },
  );

  it.each([
    [{ openapi: '9.9.9' }, '#/openapi: Unsupported openapi version "9.9.9"'],
    [{ openapi: '2.0' }, '#/openapi: Unsupported openapi version "2.0"'],
    [{ openapi: null }, '#/openapi: Unsupported openapi version null'],
    [{ swagger: '1.2' }, '#/swagger: Unsupported swagger version "1.2"'],
  ])('warns about %j, but reads it', (head, warning) => {
    expect(warningsOf(head)).toEqual([expect.stringContaining(warning)]);
  });
});
