import { expect, it } from 'vitest';
import { readReport } from '../../../../worker/forms/response/mismatch-report.ts';

it('names only described properties, at any depth', () => {
  const item = { properties: { city: { type: 'string' } } };
  const schema = { properties: { addresses: { type: 'array', items: { anyOf: [item] } } } };
  const documented = { 200: { 'application/json': schema } } as unknown as Parameters<typeof readReport>[1];
  const faults = [
    { pointer: '/addresses/0/city', keyword: 'type', found: 'null' },
    { pointer: '/tokens/s3cret', keyword: 'type', found: 'null' },
  ];
  expect(readReport({ status: 200, faults }, documented)?.faults.map(({ pointer }) => pointer)).toEqual([
    '/addresses/*/city',
    '/*/*',
  ]);
});
