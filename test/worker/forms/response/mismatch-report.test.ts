import { expect, it } from 'vitest';
import { readReport, toReport } from '../../../../worker/forms/response/mismatch-report.ts';

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

it('leaves out the value of a fault', () => {
  const fault = { pointer: '/state', keyword: 'enum', expected: ['open'], found: 'string', value: 'secret' };
  expect(toReport(200, [fault])?.faults).toEqual([{ pointer: '/state', keyword: 'enum', found: 'string' }]);
});
