/** Where a heading is in the window, in px from its upper edge. */
interface HeadingPosition {
  readonly top: number;
  readonly bottom: number;
}

export interface WindowState {
  /** Where a heading comes to stand that was followed by its link: below the navbar. */
  readonly landing: number;
  readonly height: number;
  /** Scrolled as far as it goes. */
  readonly atEnd: boolean;
}

/** Headings land on fractions of a pixel. */
const TOLERANCE_PX = 2;

/**
 * The index of the heading whose section is being read, or -1 above the first: the first heading in the upper
 * half of the window, else the one before; at the end of the page the last.
 */
export function findCurrentHeading(headings: readonly HeadingPosition[], window: WindowState): number {
  const last = headings.length - 1;
  if (window.atEnd) return last;
  const next = headings.findIndex(({ top }) => top >= window.landing - TOLERANCE_PX);
  const position = headings[next];
  if (position === undefined) return last;
  return position.bottom < window.height / 2 ? next : next - 1;
}
