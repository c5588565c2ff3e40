/// <reference path="../../../../../build/site/theme/fonts/opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js/dist/opentype.min.mjs';
import { describe, expect, it } from 'vitest';
import { measureFont } from '../../../../../build/site/theme/fonts/font-metrics.ts';

const MANROPE = createRequire(import.meta.url).resolve('@fontsource/manrope/files/manrope-latin-400-normal.woff');

describe('measureFont()', () => {
  it('measures a font whose substitutions cannot be applied, such as Source Sans 3 and Nunito', () => {
    const font = parse(new Uint8Array(readFileSync(MANROPE)).buffer);
    const expected = measureFont(font);
    expect(expected.width).toBeCloseTo(0.459);
    const getAdvanceWidth = () => {
      throw new Error('lookupType: 6 - substFormat: 2 is not yet supported');
    };
    expect(measureFont(Object.assign(font, { getAdvanceWidth }))).toEqual(expected);
  });
});
