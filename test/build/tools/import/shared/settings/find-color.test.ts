import { expect, it } from 'vitest';
import { toHex } from '../../../../../../build/tools/import/shared/settings/find-color.ts';

it.each([
  ['#ABC', '#aabbcc'],
  ['#abcd', '#aabbcc'],
  ['#12345678 !important', '#123456'],
  ['rgb(1, 2, 3)', '#010203'],
  ['hsl(120 100% 50% / 1)', '#00ff00'],
  ['rgb(300 0 0)', null],
  ['rgb(-1 0 0)', null],
  ['rgb(1, 2)', null],
  ['red', null],
  ['var(--brand)', null],
])('reads the color %s as %s', (color, hex) => {
  expect(toHex(color)).toBe(hex);
});
