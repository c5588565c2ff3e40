/** Position of a heading in the window, in px from the top. */
interface HeadingPosition {
  readonly top: number;
  readonly bottom: number;
}

export interface WindowState {
  /** Where a heading ends up after its link is followed: below the navbar. */
  readonly landing: number;
  readonly height: number;
  /** Whether the window is scrolled to the end. */
  readonly atEnd: boolean;
}

/** Headings can end up at fractional pixels. */
const TOLERANCE_PX = 2;

/**
 * The index of the heading whose section is being read, or -1 above the first: the first heading in the upper half of
 * the window, otherwise the one before it. At the end of the page, the last heading.
 */
export function findCurrentHeading(headings: readonly HeadingPosition[], window: WindowState): number {
  const last = headings.length - 1;
  if (window.atEnd) return last;
  const next = headings.findIndex(({ top }) => top >= window.landing - TOLERANCE_PX);
  const position = headings[next];
  if (position === undefined) return last;
  return position.bottom < window.height / 2 ? next : next - 1;
}
