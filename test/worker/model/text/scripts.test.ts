import { expect, it } from 'vitest';
import { textDirection } from '../../../../worker/model/text/scripts.ts';

it.each([
  ['en', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
])('the direction of %s is %s', (tag, direction) => {
  expect(textDirection(tag)).toBe(direction);
});
