import { describe, expect, it } from 'vitest';
import { findCurrentHeading } from '../../../../worker/client/article/current-heading.ts';

const WINDOW = { landing: 80, height: 800, atEnd: false };

describe('findCurrentHeading()', () => {
  it('returns the first heading in the upper half of the window', () => {
    expect(findCurrentHeading(at(-300, 120, 300), WINDOW)).toBe(1);
  });

  it('returns the previous heading if the next is in the lower half', () => {
    expect(findCurrentHeading(at(-300, 500, 900), WINDOW)).toBe(0);
  });

  it('returns the target of the last link', () => {
    expect(findCurrentHeading(at(-300, 79.6, 300), WINDOW)).toBe(1);
  });

  it('returns -1 above the first heading', () => {
    expect(findCurrentHeading(at(600, 900), WINDOW)).toBe(-1);
    expect(findCurrentHeading([], WINDOW)).toBe(-1);
  });

  it('returns the last heading below all headings', () => {
    expect(findCurrentHeading(at(-900, -600, -300), WINDOW)).toBe(2);
  });

  it('returns the last heading at the end of the page', () => {
    expect(findCurrentHeading(at(100, 400, 700), { ...WINDOW, atEnd: true })).toBe(2);
  });
});

/** Headings of 30 px at these distances from the top of the window. */
function at(...tops: number[]): { top: number; bottom: number }[] {
  return tops.map((top) => ({ top, bottom: top + 30 }));
}
