import { expect, it } from 'vitest';
import { shortMethod } from '../../../../worker/model/text/short-method.ts';

it.each([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['GET', 'GET'],
  ['PROPFIND', 'PROPFIN'],
  ['constructor', 'constru'],
])('shortMethod() writes %s as %s', (method, expected) => {
  expect(shortMethod(method)).toBe(expected);
});
